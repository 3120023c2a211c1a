import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPages, client } from "#tests/support/build/built-pages.ts";

const articles = builtPages.filter(({ path }) => path.startsWith("/blog/"));
const withCode = articles.filter(({ html }) => html.includes("<pre"));
const drawingOf = (html: string) =>
  /<figure[^>]*><svg role="img" aria-label="([^"]+)"[^>]*>([\s\S]*?)<\/svg>/.exec(html);

test.each(withCode)("the code of $path is highlighted in the HTML, without inline styles", ({ html }) => {
  const blocks = html.match(/<pre[\s\S]*?<\/pre>/g) ?? [];
  for (const block of blocks) {
    expect(block).toMatch(/<span class="token [a-z -]+">/);
    expect(block).not.toContain("style=");
  }
});

test("five articles show code", () => expect(withCode).toHaveLength(5));

test("each article has a drawing of its own with a text alternative", () => {
  const drawings = articles.map(({ html }) => drawingOf(html));
  expect(articles).toHaveLength(10);
  for (const drawing of drawings) expect(drawing?.[1]).toMatch(/\w{3,}.{80,}/);
  expect(new Set(drawings.map((drawing) => drawing?.[2])).size).toBe(articles.length);
});

test.each(builtPages)("$path reads well without styles: no banner, and spaces between words of a menu", ({ html }) => {
  if (!html.includes('class="consent"')) return;
  expect(html).toMatch(/<section [^>]*class="consent" hidden(="")?>/);
  expect(html).not.toMatch(/(Shield|Scanner|Chain|Blog)<\/span><span/);
  expect(html).not.toMatch(/Shield<span[^>]*>\S/);
});

test("a reading view keeps the drawing of an article, because it is among its paragraphs", () => {
  for (const { html, path } of articles) expect(html, path).toMatch(/<div class="prose">\s*<figure/);
});

test("an article whose law has changed says so before its summary, on the page, as Markdown and in the feeds", () => {
  const read = (file: string) => readFileSync(join(client, "blog", file), "utf8");
  const name = "understanding-data-privacy-2025";
  const page = read(`${name}.html`);
  expect(page).toMatch(/<section aria-labelledby="editors-note"[\s\S]*November 22, 2026[\s\S]*id="in-short"/);
  expect(page).toContain('"dateModified":"2026-11-22"');
  for (const text of [page, read(`${name}.md`), read("rss.xml"), read("atom.xml"), read("feed.json")])
    expect(text).toContain("https://eur-lex.europa.eu/eli/reg/2026/1744/oj");
  expect(read("privacy-by-design.html")).not.toContain("editors-note");
});
