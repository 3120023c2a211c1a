import type { ArticleMetadata } from "#content/articles/schema.ts";
import { site } from "#site";
import { feedDate, longDate, rssDate } from "./dates.ts";

/** An article in a feed. */
export interface FeedItem {
  title: string;
  path: string;
  summary: string;
  html: string;
  author: string;
  badge: string;
  /** YYYY-MM-DD. */
  date: string;
  note?: ArticleMetadata["editorsNote"];
}

export const feedPaths = { rss: "/blog/rss.xml", atom: "/blog/atom.xml", json: "/blog/feed.json" } as const;

const title = `${site.name} Blog`;
const description = `What ${site.name}’s teams learn about keeping secrets out of prompts.`;

/** RSS 2.0 with the whole text; every link is absolute. `origin` has no trailing slash. */
export function rssFeed(items: readonly FeedItem[], origin: string): string {
  const entries = items.map(
    (item) => `    <item>
      <title>${escapeXml(item.title)}</title>
      <link>${origin}${item.path}</link>
      <guid isPermaLink="true">${origin}${item.path}</guid>
      <pubDate>${rssDate(item.date)}</pubDate>
      <dc:creator>${escapeXml(item.author)}</dc:creator>
      <category>${escapeXml(item.badge)}</category>
      <description>${escapeXml(item.summary)}</description>
      <content:encoded>${escapeXml(withAbsoluteUrls(item, origin))}</content:encoded>
    </item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${origin}/blog</link>
    <atom:link href="${origin}${feedPaths.rss}" rel="self" type="application/rss+xml"/>
    <description>${escapeXml(description)}</description>
    <language>en</language>
    <lastBuildDate>${rssDate(lastChange(items))}</lastBuildDate>
${entries.join("\n")}
  </channel>
</rss>
`;
}

/** Atom (RFC 4287) with the whole text. */
export function atomFeed(items: readonly FeedItem[], origin: string): string {
  const entries = items.map(
    (item) => `  <entry>
    <title>${escapeXml(item.title)}</title>
    <link href="${origin}${item.path}"/>
    <id>${origin}${item.path}</id>
    <published>${feedDate(item.date)}</published>
    <updated>${feedDate(item.note?.date ?? item.date)}</updated>
    <author><name>${escapeXml(item.author)}</name></author>
    <category term="${escapeXml(item.badge)}"/>
    <summary>${escapeXml(item.summary)}</summary>
    <content type="html">${escapeXml(withAbsoluteUrls(item, origin))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <link href="${origin}${feedPaths.atom}" rel="self" type="application/atom+xml"/>
  <link href="${origin}/blog"/>
  <id>${origin}/blog</id>
  <updated>${feedDate(lastChange(items))}</updated>
${entries.join("\n")}
</feed>
`;
}

/** JSON Feed 1.1 with the whole text. */
export function jsonFeed(items: readonly FeedItem[], origin: string): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}${feedPaths.json}`,
    language: "en",
    items: items.map((item) => ({
      id: `${origin}${item.path}`,
      url: `${origin}${item.path}`,
      title: item.title,
      summary: item.summary,
      content_html: withAbsoluteUrls(item, origin),
      date_published: feedDate(item.date),
      date_modified: feedDate(item.note?.date ?? item.date),
      authors: [{ name: item.author }],
      tags: [item.badge],
    })),
  });
}

const lastChange = (items: readonly FeedItem[]) =>
  items
    .map(({ date, note }) => note?.date ?? date)
    .sort()
    .at(-1) ?? "1970-01-01";

/** The article's HTML after its editor's note, with links to this site and within the article made absolute. */
const withAbsoluteUrls = ({ html, path, note }: FeedItem, origin: string) =>
  `${note ? noteHtml(note) : ""}${html}`.replace(
    /\b(href|src)="(\/|#)/g,
    (_, name, start) => `${name}="${origin}${start === "#" ? `${path}#` : "/"}`,
  );

function noteHtml({ date, changes }: NonNullable<FeedItem["note"]>): string {
  const items = changes.map(
    ({ text, source, url }) => `<li>${escapeXml(text)} <a href="${escapeXml(url)}">${escapeXml(source)}</a></li>`,
  );
  return `<p><strong>Editor’s note, ${longDate(date)}</strong></p><ul>${items.join("")}</ul>`;
}

// XML 1.0 forbids these characters even when escaped.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) =>
  text.replace(forbidden, "").replace(/[&<>"]/g, (character) => entities[character] ?? character);
