import { z } from "zod";
import { site } from "#site";

/** The topics of articles; the index filters by them. */
export const badges = ["Encryption", "Security", "Research", "Privacy", "Compliance"] as const;

/** The drawings that an article may name (web/blog/pictures.tsx). */
const pictures = [
  "blind-spot",
  "clean-answers",
  "four-links",
  "harvest",
  "one-grant",
  "padlock",
  "privacy-map",
  "seven-rooms",
  "three-places",
  "withdrawal",
] as const;

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
  .describe("A day, by UTC, as YYYY-MM-DD");

/** What changed in the law or standards that an article describes since its date, each with its official source. */
const editorsNote = z.strictObject({
  date: day,
  changes: z.array(z.strictObject({ text: text(360), source: text(80), url: z.url({ protocol: /^https$/ }) })).min(1),
});

/**
 * The front matter of an article (specification, section 2, 'Blog'). `{product}` is replaced by the product's slug in `slug`
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
  /** Every article has a drawing of its own. */
  image: z.strictObject({ component: z.enum(pictures), alt: text(400) }),
  editorsNote: editorsNote.optional(),
  draft: z.boolean().default(false),
});

export type ArticleMetadata = z.output<typeof articleSchema>;

/** Whether an article is public at `now` (epoch milliseconds): not a draft, and its day has begun (UTC). */
export function isPublished({ draft, date }: Pick<ArticleMetadata, "draft" | "date">, now: number): boolean {
  return !draft && date <= new Date(now).toISOString().slice(0, 10);
}

/** Sorts articles: newest first, then by slug. */
export function inReadingOrder(a: ArticleMetadata, b: ArticleMetadata): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.slug < b.slug ? -1 : 1;
}
