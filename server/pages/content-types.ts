import { basename, extname } from "node:path";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const compressible = /^(text\/|application\/(\w+\+)?(json|xml)|image\/(svg\+xml|x-icon))/;

// What its ending says too little about.
const named: Record<string, string> = {
  "atom.xml": "application/atom+xml",
  "feed.json": "application/feed+json",
  "rss.xml": "application/rss+xml",
};

/** The media type of a file by its name; one that is not known is bytes. */
export function contentTypeOf(path: string): string {
  return named[basename(path)] ?? types[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Whether a file becomes smaller when compressed: text does, pictures, films and fonts are so already. */
export function isCompressible(path: string): boolean {
  return compressible.test(contentTypeOf(path));
}

/** Whether a player may ask for a part of it. */
export function isMedia(path: string): boolean {
  return contentTypeOf(path).startsWith("video/");
}
