import { type CollectionEntry, getCollection } from "astro:content";
import { inReadingOrder, isPublished } from "#content/articles/schema.ts";
import type { FeedItem } from "./feeds.ts";
import { readingMinutes } from "./reading-time.ts";

// One moment for all pages of a build, also of one that runs across midnight.
const builtAt = Date.now();

/** An article that may be seen, with what every list of articles says about it. */
export interface Article {
  head: CollectionEntry<"articles">["data"];
  entry: CollectionEntry<"articles">;
  path: string;
  minutes: number;
  /** The whole text in Markdown, and the same as HTML without classes or components. */
  markdown: string;
  html: string;
}

/**
 * The articles that may be seen, newest first: the one door for index, pages, feeds and Markdown. A day counts as begun
 * by the time of the build.
 */
export async function publishedArticles(): Promise<Article[]> {
  const plain = new Map((await getCollection("plainArticles")).map((entry) => [entry.id, entry]));
  const entries = await getCollection("articles", ({ data }) => isPublished(data, builtAt));
  return entries
    .sort((a, b) => inReadingOrder(a.data, b.data))
    .map((entry) => {
      const markdown = plain.get(entry.id)?.data.markdown ?? "";
      return {
        head: entry.data,
        entry,
        path: `/blog/${entry.data.slug}`,
        minutes: readingMinutes(markdown),
        markdown,
        html: plain.get(entry.id)?.rendered?.html ?? "",
      };
    });
}

/** The same as feeds carry them. */
export async function feedItems(): Promise<FeedItem[]> {
  return (await publishedArticles()).map(({ head, path, html }) => ({ ...head, path, html }));
}
