import { basename, extname } from "node:path";
import { mimes } from "hono/utils/mime";

const types: Record<string, string> = {
  ...mimes,
  md: "text/markdown; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
};

// Feeds, whose extensions are too general.
const byName: Record<string, string> = {
  "atom.xml": "application/atom+xml; charset=utf-8",
  "feed.json": "application/feed+json",
  "rss.xml": "application/rss+xml; charset=utf-8",
};

/** The media type of a file by its name; `application/octet-stream` for unknown names. */
export function contentTypeOf(path: string): string {
  return byName[basename(path)] ?? types[extname(path).slice(1).toLowerCase()] ?? "application/octet-stream";
}

/** Whether compression makes a file smaller: text yes; images, videos and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /^(text\/|application\/(\w+\+)?(json|xml)|image\/(svg\+xml|x-icon))/.test(contentTypeOf(path));
}

/** Whether players may request parts of a file. */
export const isMedia = (path: string): boolean => contentTypeOf(path).startsWith("video/");
