import { describe, expect, test } from "vitest";
import { site } from "#site";
import { type ArticleMetadata, articleSchema, inReadingOrder, isPublished } from "./schema.ts";

const head = {
  title: "Beyond {product}",
  slug: "beyond-encryption-{product}",
  badge: "Encryption",
  author: "Research",
  authorRole: "Privacy engineering",
  date: "2025-08-29",
  summary: "What {product} does once the padlock is open.",
  inShort: "Two sentences. For people in a hurry.",
  image: { component: "seven-rooms", alt: "Plan of a house" },
};
const change = { text: "The duty moved to 2027.", source: "Official Journal", url: "https://eur-lex.europa.eu/x" };
const errorsOf = (changes: object) =>
  articleSchema.safeParse({ ...head, ...changes }).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("the front matter of an article", () => {
  test("inserts the product's name in text and its slug in the slug, and puts the company before the team", () => {
    expect(articleSchema.parse(head)).toMatchObject({
      title: `Beyond ${site.name}`,
      slug: `beyond-encryption-${site.slug}`,
      author: `${site.name} Research`,
      draft: false,
    });
  });

  test("keeps the day of a date that YAML parsed as a time", () => {
    expect(articleSchema.parse({ ...head, date: new Date("2025-08-29T00:00:00Z") }).date).toBe("2025-08-29");
  });

  test.each([
    ["title", { title: "" }],
    ["slug", { slug: "Beyond Encryption" }],
    ["badge", { badge: "News" }],
    ["date", { date: "29 August 2025" }],
    ["date", { date: "2025-02-30" }],
    ["summary", { summary: "x".repeat(201) }],
    ["inShort", { inShort: undefined }],
    ["image", { image: undefined }],
    ["image.component", { image: { component: "photo", alt: "A photo" } }],
    ["image.alt", { image: { component: "seven-rooms", alt: "" } }],
    ["editorsNote.date", { editorsNote: { changes: [change] } }],
    ["editorsNote.changes", { editorsNote: { date: "2026-11-22", changes: [] } }],
    ["editorsNote.changes.0.url", { editorsNote: { date: "2026-11-22", changes: [{ ...change, url: "a book" }] } }],
    ["", { sumary: "misspelled" }],
  ])("is rejected when its %s is %o", (field, changes) => expect(errorsOf(changes)).toEqual([field]));
});

describe("the publication of an article", () => {
  const at = (moment: string) => Date.parse(moment);
  test("starts with its day", () => {
    const article = { draft: false, date: "2025-09-08" };
    expect(isPublished(article, at("2025-09-07T23:59:59.999Z"))).toBe(false);
    expect(isPublished(article, at("2025-09-08T00:00:00Z"))).toBe(true);
    expect(isPublished(article, at("2031-01-01T00:00:00Z"))).toBe(true);
  });
  test("does not happen while it is a draft", () =>
    expect(isPublished({ draft: true, date: "2025-09-08" }, at("2031-01-01T00:00:00Z"))).toBe(false));
});

test("sorts articles by date, then by slug", () => {
  const articles = [
    { slug: "c", date: "2025-09-08" },
    { slug: "b", date: "2025-09-11" },
    { slug: "a", date: "2025-09-08" },
  ] as ArticleMetadata[];
  expect(articles.sort(inReadingOrder).map(({ slug }) => slug)).toEqual(["b", "a", "c"]);
});
