import { describe, expect, test } from "vitest";
import { atomFeed, jsonFeed, rssFeed } from "./feeds.ts";

const origin = "https://www.example.com";
const item = {
  title: 'Masks & "veils" <now>',
  path: "/blog/masks",
  summary: "A control character \u0007 is not allowed in XML",
  html: '<p><a href="/contact">Write</a>, <a href="#sources">read</a>, <a href="https://eur-lex.europa.eu/x?a=1&amp;b=2">law</a></p>',
  author: "A Research",
  badge: "Privacy",
  date: "2025-09-08",
};
const older = { ...item, title: "Older", path: "/blog/older", date: "2025-08-29" };
const content = `<p><a href="${origin}/contact">Write</a>, <a href="${origin}/blog/masks#sources">read</a>, <a href="https://eur-lex.europa.eu/x?a=1&amp;b=2">law</a></p>`;
const asXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

describe.each([
  ["RSS", rssFeed, "Mon, 08 Sep 2025 00:00:00 GMT"],
  ["Atom", atomFeed, "2025-09-08T00:00:00Z"],
])("%s", (_name, write, date) => {
  const feed = write([item, older], origin);
  test("escapes XML's special characters and omits forbidden ones", () => {
    expect(feed).toContain("Masks &amp; &quot;veils&quot; &lt;now&gt;");
    expect(feed).toContain("A control character  is not allowed in XML");
  });
  test("contains the whole text with absolute links", () => expect(feed).toContain(asXml(content)));
  test("has the date of the newest article", () => expect(feed.indexOf(date)).toBeLessThan(feed.indexOf("Masks")));
  test("contains no relative URL", () => expect(feed.match(/(href|src)=(&quot;|")(\/|#)/g)).toBeNull());
  test("is valid without articles", () => expect(write([], origin)).toMatch(/<\/(rss|feed)>\n$/));
});

test("JSON Feed has version, feed and items as version 1.1 requires", () => {
  expect(JSON.parse(jsonFeed([item], origin))).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    items: [
      {
        id: `${origin}/blog/masks`,
        url: `${origin}/blog/masks`,
        content_html: content,
        date_published: "2025-09-08T00:00:00Z",
        authors: [{ name: "A Research" }],
        tags: ["Privacy"],
      },
    ],
  });
});
