import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { site as config } from "#site";
import { buildCopy } from "#tests/support/build/build-copy.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

// One more build serves every test that needs changed sources: another product name, and more articles.
const NEW_NAME = "Fieldmouse";
const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const article = (slug: string, more: string) => `---
title: An article named ${slug}
slug: ${slug}
badge: Research
author: Research
authorRole: Privacy engineering
summary: What ${slug} says.
inShort: Short. Shorter.
image:
  component: seven-rooms
  alt: Plan of a house
${more}
---

import { site } from "#site";

## What {site.name} says about ${slug}

Words.
`;

let copy: Awaited<ReturnType<typeof buildCopy>>;
let site: Site;
beforeAll(async () => {
  copy = await buildCopy((folder) => {
    const configFile = join(folder, "site.config.ts");
    const renamed = readFileSync(configFile, "utf8")
      .replace(`const name = "${config.name}";`, `const name = "${NEW_NAME}";`)
      .replace(`const slug = "${config.slug}";`, `const slug = "${NEW_NAME.toLowerCase()}";`);
    writeFileSync(configFile, renamed);
    const write = (slug: string, more: string) =>
      writeFileSync(join(folder, "content", "articles", `${slug}.mdx`), article(slug, more));
    write("of-yesterday", `date: ${dayFromNow(-1)}`);
    // The day after tomorrow: the test may run across midnight.
    write("of-the-future", `date: ${dayFromNow(2)}`);
    write("a-draft", "date: 2025-09-08\ndraft: true");
  });
  site = await openSite("sqlite", {
    distFolder: copy.dist,
    environment: { PUBLIC_URL: "https://www.example.com" },
  });
}, 300_000);
afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

const get = (path: string) => site.visitor().get(path);

describe("an additional file in content/articles", () => {
  test("is published everywhere", async () => {
    expect((await get("/blog/of-yesterday")).text).toContain("An article named of-yesterday");
    expect((await get("/blog/of-yesterday.md")).text).toContain("says about of-yesterday");
    for (const list of ["/blog", "/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"])
      expect((await get(list)).text, list).toContain("of-yesterday");
  });

  test.each(["of-the-future", "a-draft"])("is published nowhere while it is %s", async (slug) => {
    for (const path of [`/blog/${slug}`, `/blog/${slug}.md`]) expect((await get(path)).status, path).toBe(404);
    for (const list of ["/blog", "/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"])
      expect((await get(list)).text, list).not.toContain(slug);
    const client = join(copy.dist, "client");
    for (const name of readdirSync(client, { recursive: true, encoding: "utf8" }))
      if (/\.(html|md|js|xml|json|txt)$/.test(name))
        expect(readFileSync(join(client, name), "utf8"), name).not.toContain(slug);
  });

  test("stays out of the feeds after its date until the site is built again", async () => {
    site.advanceTime(3 * DAY);
    expect((await get("/blog/rss.xml")).text).not.toContain("of-the-future");
  });
});

describe("a feed", () => {
  test("uses the configured origin in every link and answers 304 to a current ETag", async () => {
    for (const path of ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]) {
      const feed = await get(path);
      expect(feed.text).toContain("https://www.example.com/blog/of-yesterday");
      expect(feed.text).not.toContain("127.0.0.1");
      const again = await site.visitor().get(path, { "If-None-Match": feed.headers.etag ?? "" });
      expect(again.status, path).toBe(304);
      expect(again.text).toBe("");
    }
  });
});

const oldName = new RegExp(`${config.name}|${config.slug}`, "i");
/** Files without readable text. The films show the name; `npm run video` renders them again. */
const isBinary = (file: string) => /\.(avif|br|gz|ico|jpg|mp4|png|ttf|webm|webp|woff2)$/.test(file);
const filesIn = (folder: string, pattern = "**/*") =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The files that contain the old name, in their path or in their text. */
const filesWithOldName = (folder: string, files: string[]) =>
  files
    .filter(
      (file) =>
        oldName.test(file.slice(folder.length)) || (!isBinary(file) && oldName.test(readFileSync(file, "utf8"))),
    )
    .map((file) => file.slice(folder.length + 1));

describe("the product's name", () => {
  test("is in no source file but site.config.ts", () => {
    const files = ["bench", "content", "db", "domain", "film", "harness", "mail", "public", "server", "web"].flatMap(
      (folder) => filesIn(root, `${folder}/**/*`),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(filesWithOldName(root, files)).toEqual([]);
  });

  test("does not occur in a build with another name, not even in URLs", () => {
    const files = filesIn(copy.dist);
    expect(files.length).toBeGreaterThan(50);
    expect(filesWithOldName(copy.dist, files)).toEqual([]);
  });

  test("is replaced on every page of such a build", () => {
    for (const page of filesIn(join(copy.dist, "client"), "**/*.html"))
      expect(readFileSync(page, "utf8"), page).toContain(NEW_NAME);
  });
});
