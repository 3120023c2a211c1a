import { type CollectionEntry, getCollection } from "astro:content";
import { inReadingOrder, isPublished } from "#content/articles/schema.ts";
import type { FeedItem } from "./feeds.ts";
import { readingMinutes } from "./reading-time.ts";

// One time for all pages of a build, even if it runs across midnight.
const builtAt = Date.now();

/** A published article with its metadata. */
export interface Article {
  head: CollectionEntry<"articles">["data"];
  entry: CollectionEntry<"articles">;
  path: string;
  minutes: number;
  /** The whole text as Markdown, and as HTML without classes or components. */
  markdown: string;
  html: string;
}

/**
 * The published articles, newest first; index, pages, feeds and Markdown all use this function. An article is published
 * if its day has started at the time of the build.
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

/** The published articles as entries of a feed. */
export async function feedItems(): Promise<FeedItem[]> {
  return (await publishedArticles()).map(({ head, path, html }) => ({ ...head, path, html, note: head.editorsNote }));
}
