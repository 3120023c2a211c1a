import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { securityHeaders } from "../http/security-headers.ts";
import { BUILT_ORIGIN } from "./built-origin.ts";
import { contentTypeOf, isCompressible, isMedia } from "./content-types.ts";
import { inlineHashes, pageSecurityHeaders } from "./page-policy.ts";
import { type Vendor, vendorsOn, withVendors } from "./vendors.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A file in one encoding, ready to be sent with one `writeHead` and one `end`. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Alternating names and values, as `writeHead` takes them, without `Content-Length`. */
  headers: string[];
}

/** A file in all its encodings. */
interface Variant {
  get(encoding: Encoding): Representation;
}

/** A file with its address; a page has a second variant for visitors with a session. */
export interface StaticFile {
  anonymous: Variant;
  signedIn: Variant;
  acceptsRanges: boolean;
  isPage: boolean;
}

export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>;
}

type Headers = Record<string, string>;

/** The highest brotli quality: some 300 bytes per page less than the next, which decide whether it fits the first round trip. */
const BEST = 11;
/** Makes a page an eighth larger, in a twentieth of the time. */
const QUICK = 5;

const IMMUTABLE = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";
/** What pages tell other sites and programs to show: cards, icons and films. */
const shownElsewhere = /^\/(?:(?:cards|icons|media)\/|favicon\.)/;

interface Options {
  https: boolean;
  /** The site's own origin, without a trailing slash. */
  origin: string;
  /** The configured third parties. */
  vendors?: readonly Vendor[];
}

/** Reads every file of `folder` into memory. Pages are found without their `.html`, as links name them. */
export function readStaticFiles(folder: string, { https, origin, vendors = [] }: Options): StaticFiles {
  const byPath = new Map<string, StaticFile>();
  for (const path of existsSync(folder) ? filesIn(folder) : []) {
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (extname(path) !== ".html") {
      byPath.set(address, plainFile(path, address, origin));
      continue;
    }
    const pageAddress = address.replace(/(\/index)?\.html$/, "") || "/";
    const built = readFileSync(path, "utf8");
    const pageVendors = vendorsOn(pageAddress, vendors);
    const html = withVendors(built.replaceAll(BUILT_ORIGIN, origin), pageVendors);
    const security = pageSecurityHeaders({
      hashes: inlineHashes(html),
      https,
      frames: pageAddress === "/admin",
      vendors: pageVendors,
    });
    const page = pageOf(html, security);
    if (html === built) page.anonymous = compressedVariant(path, Buffer.from(html), pageHeaders(security));
    byPath.set(pageAddress, page);
  }
  return { byPath };
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  // The build writes a file's compressed forms next to it.
  return paths.filter((path) => !(/\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))));
}

function plainFile(path: string, address: string, origin: string): StaticFile {
  const bytes = readFileSync(path);
  const namesOrigin = isCompressible(path) && bytes.includes(BUILT_ORIGIN);
  const headers = {
    "Cache-Control": address.startsWith("/_astro/") ? IMMUTABLE : HOUR,
    "Content-Type": contentTypeOf(path),
    ...(isMedia(path) ? { "Accept-Ranges": "bytes" } : {}),
    ...(isCompressible(path) ? { Vary: "Accept-Encoding" } : {}),
    ...securityHeaders(),
    ...(shownElsewhere.test(address) ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
  const variant = namesOrigin
    ? lazyVariant(bytes.toString("utf8").replaceAll(BUILT_ORIGIN, origin), headers)
    : compressedVariant(path, bytes, headers);
  return { anonymous: variant, signedIn: variant, acceptsRanges: isMedia(path), isPage: false };
}

/** A text that is not in the build, sent like a file; `path` decides its media type. It is compressed quickly. */
export function textOf(path: string, text: string): StaticFile {
  const headers = {
    "Cache-Control": "no-cache",
    "Content-Type": contentTypeOf(path),
    Vary: "Accept-Encoding",
    ...securityHeaders(),
  };
  const variant = lazyVariant(text, headers, QUICK);
  return { anonymous: variant, signedIn: variant, acceptsRanges: false, isPage: false };
}

/**
 * A page, sent like a file. It is compressed at the first request, `quickly` where few requests will follow.
 * @param security its `pageSecurityHeaders`
 */
export function pageOf(html: string, security: Headers, { quickly = false } = {}): StaticFile {
  const headers = pageHeaders(security);
  const quality = quickly ? QUICK : BEST;
  return {
    anonymous: lazyVariant(html, headers, quality),
    signedIn: lazyVariant(markSession(html), headers, quality),
    acceptsRanges: false,
    isPage: true,
  };
}

/** Marks a page for a visitor with a session: `<html data-session>`. Its first tag precedes all data in it. */
export const markSession = (html: string) => html.replace(/<html(?=[\s>])/i, "<html data-session");

const pageHeaders = (security: Headers) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "text/html; charset=utf-8",
  Vary: "Accept-Encoding, Cookie",
  ...security,
});

/** A file with the compressed forms that the build wrote next to it. */
function compressedVariant(path: string, bytes: Buffer, headers: Headers): Variant {
  const hash = hashOf(bytes);
  const identity = represent(bytes, hash, "identity", headers);
  const br = existsSync(`${path}.br`) ? represent(readFileSync(`${path}.br`), hash, "br", headers) : identity;
  const gzip = existsSync(`${path}.gz`) ? represent(readFileSync(`${path}.gz`), hash, "gzip", headers) : identity;
  const all = { identity, br, gzip };
  return { get: (encoding) => all[encoding] };
}

/**
 * A text that is compressed at the first request for each encoding, about 50 ms each: the start of the server does not
 * wait for files that can be compressed only once the site's origin is known.
 */
function lazyVariant(text: string, headers: Headers, quality = BEST): Variant {
  const bytes = Buffer.from(text);
  const hash = hashOf(bytes);
  const cache = new Map<Encoding, Representation>();
  return {
    get(encoding) {
      let representation = cache.get(encoding);
      if (!representation) {
        representation = represent(compress(bytes, encoding, quality), hash, encoding, headers);
        cache.set(encoding, representation);
      }
      return representation;
    },
  };
}

function compress(bytes: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === "br") return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return encoding === "gzip" ? gzipSync(bytes, { level: 9 }) : bytes;
}

function represent(body: Buffer, hash: string, encoding: Encoding, headers: Headers): Representation {
  const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
  const all = { ...headers, ETag: etag, ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }) };
  return { body, etag, headers: Object.entries(all).flat() };
}

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
