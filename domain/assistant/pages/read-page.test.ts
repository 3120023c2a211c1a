import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { otherWords } from "#content/assistant/other-words.ts";
import { readPassages } from "../load.ts";
import { readPage } from "./read-page.ts";

const page = (main: string, head = "") =>
  readPage(
    `<html><head><meta property="og:title" content="Tea &amp; cake"><meta name="description" content="All about tea.">${head}</head>
<body><header><p>Menu of the site, not of the page.</p></header><main>${main}</main><footer><p>Small print down here.</p></footer></body></html>`,
    "/tea",
  );
const sentencesOf = (main: string) =>
  page(main)
    .slice(1)
    .flatMap(({ sentences }) => sentences);

describe("a page", () => {
  test("is split at its headings, each passage with the nearest id", () => {
    expect(
      page(`<h1 id="top">Tea</h1><p>Tea is a drink. It is hot.</p><h2 id="green">Green tea</h2><p>Steep it for two minutes.</p>
<h3>How hot</h3><p>At eighty degrees, says <em>the host</em>.</p>`),
    ).toEqual([
      { path: "/tea", title: "Tea & cake", anchor: null, headings: ["Tea"], sentences: ["All about tea."] },
      {
        path: "/tea",
        title: "Tea & cake",
        anchor: null,
        headings: ["Tea"],
        sentences: ["Tea is a drink.", "It is hot."],
      },
      {
        path: "/tea",
        title: "Tea & cake",
        anchor: "green",
        headings: ["Tea", "Green tea"],
        sentences: ["Steep it for two minutes."],
      },
      {
        path: "/tea",
        title: "Tea & cake",
        anchor: "green",
        headings: ["Tea", "Green tea", "How hot"],
        sentences: ["At eighty degrees, says the host."],
      },
    ]);
  });

  test("has no passages from navigation, forms, hidden elements and drawings", () => {
    expect(
      sentencesOf(`<h1>Tea</h1><nav><p>Go to the green one.</p></nav><form><p>Type your name here.</p></form><p aria-hidden="true">Screen readers skip this.</p>
<p hidden>Nor is this seen.</p><figure><p>A. Rao drinks four cups.</p></figure><script>var tea = "a drink.";</script><p><a href="/x">Only a link here.</a></p>
<p>Write to PERSON_1 about it.</p><p class="load-failed">This could not be loaded, sorry.</p><p>What stays is this.</p>`),
    ).toEqual(["What stays is this."]);
  });

  test("yields lists, terms, tables and figures as sentences", () => {
    expect(sentencesOf("<h1>Tea</h1><h2>Kinds</h2><ul><li>Green</li><li>Black</li></ul>")).toEqual([
      "Kinds: Green, Black.",
    ]);
    expect(sentencesOf("<h1>Tea</h1><dl><div><dt>Green</dt><dd>Two minutes</dd><dd>No milk.</dd></div></dl>")).toEqual([
      "Green: Two minutes. No milk.",
    ]);
    expect(
      sentencesOf(
        "<h1>Tea</h1><article><table><thead><tr><th>Kind</th><th>Minutes</th></tr></thead><tbody><tr><td>Green</td><td>Two</td></tr></tbody></table></article>",
      ),
    ).toEqual(["Green: Minutes: Two."]);
    expect(sentencesOf("<h1>Tea</h1><h2>Figures</h2><h3>Share</h3><p>40%</p><p>of all cups are green.</p>")).toEqual([
      "40% of all cups are green.",
    ]);
  });

  test("yields a summary passage for a section of short parts", () => {
    const overview = page(
      '<h1>Tea</h1><h2 id="ways">Two ways</h2><p>There are two.</p><h3>Hot</h3><p>Boil the water first.</p><h3>Cold</h3><p>Wait for a night.</p>',
    ).at(-1);
    expect(overview).toMatchObject({
      anchor: "ways",
      headings: ["Tea", "Two ways"],
      sentences: ["There are two.", "Hot: Boil the water first.", "Cold: Wait for a night."],
      parts: 2,
    });
  });

  test("with noindex has no passages", () => {
    expect(page("<h1>Tea</h1><p>A secret blend.</p>", '<meta name="robots" content="noindex">')).toEqual([]);
  });

  test("with broken markup yields passages as far as it can be parsed", () => {
    expect(sentencesOf("<h1>Tea<p>Never closed at all.<div></span></main></h1>")).toBeInstanceOf(Array);
  });
});

describe("the pages of this site", () => {
  const passages = readPassages(join(root, "dist", "passages.json"));

  test("all yield passages with sentences of their own", () => {
    const paths = new Set(passages.map(({ path }) => path));
    for (const path of [
      "/",
      "/products",
      "/products/ai-scanner",
      "/feature",
      "/use-cases",
      "/about",
      "/contact",
      "/careers",
      "/privacy-policy",
      "/blog",
    ])
      expect([...paths]).toContain(path);
    expect(paths.size).toBeGreaterThan(20);
    expect(paths).not.toContain("/admin");
    expect(
      passages
        .flatMap(({ sentences }) => sentences)
        .filter((sentence) => /<\/?[a-z]+[ >]|&\w+;|PERSON_1/.test(sentence)),
    ).toEqual([]);
  });

  test("yield no text that is shown only temporarily", () => {
    const sentences = passages.flatMap(({ sentences }) => sentences).join(" ");
    for (const part of [
      "JavaScript is off in your",
      "sends the signal now",
      "not chosen yet",
      "is set up on this site",
    ])
      expect(sentences).not.toContain(part);
    // The texts are on the pages, so the test can fail.
    const page = readFileSync(join(root, "dist", "client", "cookie-policy.html"), "utf8");
    for (const part of [
      "JavaScript is off in your",
      "sends the signal now",
      "not chosen yet",
      "is set up on this site",
    ])
      expect(page).toContain(part);
  });

  test("contain every page and heading of content/assistant/other-words.ts", () => {
    for (const [path, words] of Object.entries(otherWords)) {
      const headings = new Set(
        passages.filter((passage) => passage.path === path).flatMap((passage) => passage.headings),
      );
      expect(headings.size, path).toBeGreaterThan(0);
      for (const heading of Object.keys(words)) if (heading !== "*") expect([...headings], path).toContain(heading);
    }
  });
});
