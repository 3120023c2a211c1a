import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCopy } from "#tests/support/build-copy.ts";
import { openSite, type Site } from "#tests/support/site.ts";

// A draft and an article of tomorrow among the others: built as a whole and asked for at the front door.
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
}, 120_000);
afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

const get = (path: string) => site.visitor().get(path);

describe("one file more in content/articles", () => {
  test("is an article more, everywhere", async () => {
    expect((await get("/blog/of-yesterday")).text).toContain("An article named of-yesterday");
    expect((await get("/blog/of-yesterday.md")).text).toContain("says about of-yesterday");
    for (const list of ["/blog", "/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"])
      expect((await get(list)).text, list).toContain("of-yesterday");
  });

  test.each(["of-the-future", "a-draft"])("is nowhere to be found while it is %s", async (slug) => {
    for (const path of [`/blog/${slug}`, `/blog/${slug}.md`]) expect((await get(path)).status, path).toBe(404);
    for (const list of ["/blog", "/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"])
      expect((await get(list)).text, list).not.toContain(slug);
    const client = join(copy.dist, "client");
    for (const name of readdirSync(client, { recursive: true, encoding: "utf8" }))
      if (/\.(html|md|js|xml|json|txt)$/.test(name))
        expect(readFileSync(join(client, name), "utf8"), name).not.toContain(slug);
  });

  test("stays out of feeds that are asked for after its day has come, until the site is built again", async () => {
    site.sleep(3 * DAY);
    expect((await get("/blog/rss.xml")).text).not.toContain("of-the-future");
  });
});

describe("a feed", () => {
  test("names the configured origin in every link, and is not sent twice", async () => {
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
