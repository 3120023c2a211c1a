import { z } from "zod";
import { site } from "#site";

/** The topics of articles; the index filters by them. */
export const badges = ["Encryption", "Security", "Research", "Privacy", "Compliance"] as const;

/** The drawings that an article may name (web/blog/pictures.tsx). */
const pictures = ["seven-rooms", "privacy-map"] as const;

const text = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .transform((value) => value.replaceAll("{product}", site.name));

// YAML parses 2025-09-08 as a time; only the day matters.
const day = z
  .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), z.iso.date())
  .describe("The day of publication, by UTC, as YYYY-MM-DD");

/**
 * The front matter of an article (specification, section 2, Blog). `{product}` is replaced by the product's slug in `slug`
 * and by its name elsewhere.
 */
export const articleSchema = z.strictObject({
  title: text(90),
  slug: z
    .string()
    .transform((slug) => slug.replaceAll("{product}", site.slug))
    .pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Lower-case words and digits, joined by hyphens")),
  badge: z.enum(badges),
  /** The team; the company's name is added in front. */
  author: text(40).transform((team) => `${site.name} ${team}`),
  authorRole: text(60),
  date: day,
  summary: text(200),
  inShort: text(700),
  image: z.strictObject({ component: z.enum(pictures), alt: text(400) }).optional(),
  draft: z.boolean().default(false),
});

export type ArticleMetadata = z.output<typeof articleSchema>;

/** Whether an article is public at `now` (epoch milliseconds): not a draft, and its day has begun (UTC). */
export function isPublished({ draft, date }: Pick<ArticleMetadata, "draft" | "date">, now: number): boolean {
  return !draft && date <= new Date(now).toISOString().slice(0, 10);
}

/** Sorts articles: newest first, then those with a picture, then by slug. */
export function inReadingOrder(a: ArticleMetadata, b: ArticleMetadata): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (Boolean(a.image) !== Boolean(b.image)) return a.image ? -1 : 1;
  return a.slug < b.slug ? -1 : 1;
}
