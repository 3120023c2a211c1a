import { z } from "zod";
import { site } from "#site";

/** What an article is about; the index filters by it. */
export const badges = ["Encryption", "Security", "Research", "Privacy", "Compliance"] as const;

/** Our own drawings, by the names that an article calls them (web/blog/pictures.tsx). */
const pictures = ["seven-rooms", "privacy-map"] as const;

const text = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .transform((words) => words.replaceAll("{product}", site.name));

// YAML reads 2025-09-08 as a moment; what is kept is the day.
const day = z
  .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date())
  .describe("The day of publication, by UTC, as YYYY-MM-DD");

/**
 * The head of an article (specification, section 2, Blog). `{product}` stands for the product's name: for its form in
 * addresses within `slug`, for the name itself within text.
 */
export const articleSchema = z.strictObject({
  title: text(90),
  slug: z
    .string()
    .transform((slug) => slug.replaceAll("{product}", site.slug))
    .pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words and digits, joined by hyphens")),
  badge: z.enum(badges),
  /** The team, without the company's name, which is put before it. */
  author: text(40).transform((team) => `${site.name} ${team}`),
  authorRole: text(60),
  date: day,
  summary: text(200),
  inShort: text(700),
  image: z.strictObject({ component: z.enum(pictures), alt: text(400) }).optional(),
  draft: z.boolean().default(false),
});

export type ArticleHead = z.output<typeof articleSchema>;

/** Whether an article may be seen at this moment (epoch milliseconds): no draft, and its day has begun. */
export function isPublished({ draft, date }: Pick<ArticleHead, "draft" | "date">, now: number): boolean {
  return !draft && date <= new Date(now).toISOString().slice(0, 10);
}

/** Newest first; of one day, those with a picture first, then by address. */
export function inReadingOrder(a: ArticleHead, b: ArticleHead): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (Boolean(a.image) !== Boolean(b.image)) return a.image ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}
