import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPassages } from "#domain/assistant/search/passage.ts";
import { root } from "../install.mjs";
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
        sentences: ["Green tea: Steep it for two minutes."],
      },
      {
        path: "/tea",
        title: "Tea & cake",
        anchor: "green",
        headings: ["Tea", "Green tea", "How hot"],
        sentences: ["How hot: At eighty degrees, says the host."],
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

  test("keeps a list whole with the sentence or heading that introduces it", () => {
    const list = "<ul><li>Green</li><li>Black <a href='/b'>leaves</a></li></ul>";
    expect(sentencesOf(`<h1>Tea</h1><h2>Kinds</h2>${list}`)).toEqual(["Kinds:\n\n- Green\n- Black leaves"]);
    expect(sentencesOf(`<h1>Tea</h1><h2>Kinds</h2><p>Tea is a leaf. We sell two:</p>${list}`)).toEqual([
      "Tea is a leaf.",
      "We sell two:\n\n- Green\n- Black leaves",
    ]);
    expect(sentencesOf("<h1>Tea</h1><dl><div><dt>Green</dt><dd>Two minutes</dd><dd>No milk.</dd></div></dl>")).toEqual([
      "Green: Two minutes. No milk.",
    ]);
  });

  test("quotes a long list line by line", () => {
    const items = ["green", "black", "white"].map(
      (kind) => `The ${kind} one is picked by hand ${"and dried ".repeat(15)}`,
    );
    const [lead, ...lines] = sentencesOf(
      `<h1>Tea</h1><p>Here is how:</p><ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`,
    );
    expect(lead).toBe("Here is how:");
    expect(lines).toEqual(items.map((item) => `- ${item.trim()}`));
  });

  test("keeps the name of a step with its text", () => {
    expect(
      sentencesOf(`<h1>Tea</h1><h2>Steps</h2><ol><li><span aria-hidden="true">1</span><p><strong>Boil.</strong> <span>Use fresh water.</span></p></li>
<li><p>Month 1</p><p>Wait for the leaves.</p></li></ol>`),
    ).toEqual(["Steps:\n\n- Boil: Use fresh water.\n- Month 1: Wait for the leaves."]);
    expect(
      sentencesOf("<h1>Tea</h1><p><span>Ours: </span>Fresh leaves.</p><p><span>Theirs: </span>Old ones.</p>"),
    ).toEqual(["- Ours: Fresh leaves.\n- Theirs: Old ones."]);
  });

  test("makes each row of a table a line, with the names of the columns if there are more than two", () => {
    const row = (element: string, ...cells: string[]) =>
      `<tr>${cells.map((cell) => `<${element}>${cell}</${element}>`).join("")}</tr>`;
    const table = (header: string, ...rows: string[]) =>
      `<h1>Tea</h1><h2>How long</h2><table><thead>${header}</thead><tbody>${rows.join("")}</tbody></table>`;
    expect(
      sentencesOf(table(row("th", "Kind", "Minutes"), row("td", "Green", "Two"), row("td", "Black", "Four"))),
    ).toEqual(["How long:\n\n- Green: Two", "- Black: Four"]);
    expect(sentencesOf(table(row("th", "Kind", "Minutes", "Hot?"), row("td", "Green", "Two.", "No")))).toEqual([
      "How long:\n\n- Green – Minutes: Two; Hot? No",
    ]);
  });

  test("keeps code whole with the sentence that introduces it, and drops a colon with nothing after it", () => {
    expect(sentencesOf("<h1>Tea</h1><p>Type this line:</p><pre><code>boil --water\n  --green\n</code></pre>")).toEqual([
      "Type this line:\n\nboil --water\n  --green",
    ]);
    expect(sentencesOf(`<h1>Tea</h1><p>It is hot. Type this line:</p><pre>${"boil ".repeat(100)}</pre>`)).toEqual([
      "It is hot.",
    ]);
  });

  test("joins a figure to the words that explain it", () => {
    expect(sentencesOf("<h1>Tea</h1><h2>Figures</h2><h3>Share</h3><p>40%</p><p>of all cups are green.</p>")).toEqual([
      "40% of all cups are green.",
    ]);
  });

  test("puts what a card shows above its heading after the card's text", () => {
    const [first, second] = page(
      `<h1>Tea</h1><ul><li><h2>Hot</h2><p>You boil the water.</p></li>
<li><ol><li>Wait</li><li>Drink</li></ol><h2>Cold</h2><p>You need a night.</p></li></ul>`,
    ).slice(1);
    expect(first?.sentences).toEqual(["You boil the water."]);
    expect(second?.sentences).toEqual(["You need a night.", "- Wait\n- Drink"]);
  });

  test("yields a summary passage for a section of short parts", () => {
    const overview = page(
      '<h1>Tea</h1><h2 id="ways">Two ways</h2><p>There are two.</p><h3>Hot</h3><p>You boil the water.</p><h3>Cold</h3><p>Wait for a night.</p>',
    ).at(-1);
    expect(overview).toMatchObject({
      anchor: "ways",
      headings: ["Tea", "Two ways"],
      sentences: ["Two ways: There are two.", "- Hot: You boil the water.", "- Cold: Wait for a night."],
      parts: 2,
    });
  });

  test("completes a sentence without a subject if the page or heading names what acts, and labels it otherwise", () => {
    const product = (main: string) =>
      readPage(
        `<meta property="og:title" content="Tea Scanner"><main><h1>No more cold tea</h1>${main}</main>`,
        "/t",
      ).flatMap(({ sentences }) => sentences);
    expect(product("<p>Reads every cup. It warns you.</p>")).toEqual([
      "The Tea Scanner reads every cup.",
      "It warns you.",
    ]);
    expect(product("<p>It stands in the kitchen.</p>")).toEqual(["The Tea Scanner stands in the kitchen."]);
    expect(product("<h2>Cup engine</h2><p>Weighs each cup.</p>")).toEqual(["The cup engine weighs each cup."]);
    expect(product("<h2>Leaf control</h2><p>Weighs each leaf.</p>")).toEqual(["Leaf control: Weighs each leaf."]);
    expect(product("<h2>It knows leaves</h2><p>Green ones, black ones.</p>")).toEqual([
      "The Tea Scanner knows leaves: Green ones, black ones.",
    ]);
    expect(product("<h2>Leaves</h2><p>Green leaves are what you want.</p>")).toEqual([
      "Green leaves are what you want.",
    ]);
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
});
