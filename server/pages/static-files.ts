import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { securityHeaders } from "../http/security-headers.ts";
import { BUILT_ORIGIN } from "./built-origin.ts";
import { contentTypeOf, isCompressible, isMedia } from "./content-types.ts";
import { type InlineHashes, inlineHashes, pageSecurityHeaders } from "./page-policy.ts";
import { type Vendor, vendorsOn, withVendors } from "./vendors.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One way of sending a file: everything is ready, so that answering is one look-up and one write. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them; without the length. */
  headers: string[];
}

/** A file in all its encodings. */
interface Variant {
  get(encoding: Encoding): Representation;
}

/** A file under one address; a page has a second variant for visitors who bring a session. */
export interface StaticFile {
  anonymous: Variant;
  signedIn: Variant;
  acceptsRanges: boolean;
  isPage: boolean;
}

export interface StaticFiles {
  byPath: ReadonlyMap<string, StaticFile>;
  /** What every inline script and style of every page hashes to, data aside, for pages rendered on request. */
  hashes: InlineHashes;
}

type Headers = Record<string, string>;

/** The best there is: some 300 bytes less of a page than one step below, which decide whether it fits one flight. */
const BEST = 11;
/** An eighth more of a page, in a twentieth of the time. */
const QUICK = 5;

const IMMUTABLE = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

interface Options {
  https: boolean;
  /** The site's own address, without a slash at its end. */
  origin: string;
  /** Third parties that are set up. */
  vendors?: readonly Vendor[];
}

/** Reads every file of `folder` into memory. Pages are found without their `.html`, as they are linked. */
export function readStaticFiles(folder: string, { https, origin, vendors = [] }: Options): StaticFiles {
  const byPath = new Map<string, StaticFile>();
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const path of existsSync(folder) ? filesIn(folder) : []) {
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (extname(path) === ".html") {
      const built = readFileSync(path, "utf8");
      const at = pageAddress(address);
      const theirs = vendorsOn(at, vendors);
      const html = withVendors(built.replaceAll(BUILT_ORIGIN, origin), theirs);
      const own = inlineHashes(html);
      for (const hash of own.scripts) hashes.scripts.add(hash);
      for (const hash of own.styles) hashes.styles.add(hash);
      const security = pageSecurityHeaders({ hashes: own, https, frames: at === "/admin", vendors: theirs });
      byPath.set(at, page(path, { html, isAsBuilt: html === built }, security));
    } else {
      byPath.set(address, plainFile(path, address, origin));
    }
  }
  return { byPath, hashes };
}

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  // What the build put beside a file is that file in another encoding.
  return paths.filter((path) => !(/\.(br|gz)$/.test(path) && all.has(path.slice(0, -3))));
}

function pageAddress(address: string): string {
  return address.replace(/(\/index)?\.html$/, "") || "/";
}

function plainFile(path: string, address: string, origin: string): StaticFile {
  const bytes = readFileSync(path);
  const isAsBuilt = !isCompressible(path) || !bytes.includes(BUILT_ORIGIN);
  const headers = {
    "Cache-Control": address.startsWith("/_astro/") ? IMMUTABLE : HOUR,
    "Content-Type": contentTypeOf(path),
    ...(isMedia(path) ? { "Accept-Ranges": "bytes" } : {}),
    ...(isCompressible(path) ? { Vary: "Accept-Encoding" } : {}),
    ...securityHeaders(),
  };
  const variant = isAsBuilt
    ? fileVariant(path, bytes, headers)
    : lazyVariant(Buffer.from(bytes.toString("utf8").replaceAll(BUILT_ORIGIN, origin)), headers);
  return { anonymous: variant, signedIn: variant, acceptsRanges: isMedia(path), isPage: false };
}

function page(path: string, { html, isAsBuilt }: { html: string; isAsBuilt: boolean }, security: Headers): StaticFile {
  const rendered = pageOf(html, security);
  return isAsBuilt ? { ...rendered, anonymous: fileVariant(path, Buffer.from(html), pageHeaders(security)) } : rendered;
}

/**
 * A text that is made while the server runs, as it is sent like a file; `path` says of what kind it is. It is made anew
 * for each who asks, so it is compressed quickly.
 */
export function textOf(path: string, text: string): StaticFile {
  const headers = {
    "Cache-Control": "no-cache",
    "Content-Type": contentTypeOf(path),
    Vary: "Accept-Encoding",
    ...securityHeaders(),
  };
  const variant = lazyVariant(Buffer.from(text), headers, QUICK);
  return { anonymous: variant, signedIn: variant, acceptsRanges: false, isPage: false };
}

/**
 * A page as it is sent like a file: its forms are made when they are first asked for, `quickly` where few will ask.
 * `security`: its `pageSecurityHeaders`.
 */
export function pageOf(html: string, security: Headers, { quickly = false } = {}): StaticFile {
  const headers = pageHeaders(security);
  const quality = quickly ? QUICK : BEST;
  return {
    anonymous: lazyVariant(Buffer.from(html), headers, quality),
    signedIn: lazyVariant(Buffer.from(markedForSession(html)), headers, quality),
    acceptsRanges: false,
    isPage: true,
  };
}

/** The same page for a visitor who brings a session. */
export const markedForSession = (html: string) => html.replace(/<html(?=[\s>])/i, "<html data-session");

const pageHeaders = (security: Headers) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "text/html; charset=utf-8",
  Vary: "Accept-Encoding, Cookie",
  ...security,
});

/** A file with the encodings that the build put beside it. */
function fileVariant(path: string, bytes: Buffer, headers: Headers): Variant {
  const hash = hashOf(bytes);
  const identity = represent(bytes, hash, "identity", headers);
  const br = existsSync(`${path}.br`) ? represent(readFileSync(`${path}.br`), hash, "br", headers) : identity;
  const gzip = existsSync(`${path}.gz`) ? represent(readFileSync(`${path}.gz`), hash, "gzip", headers) : identity;
  const all = { identity, br, gzip };
  return { get: (encoding) => all[encoding] };
}

/**
 * A file whose encodings are made when they are first asked for, some 50 ms each: what names the site's own address
 * cannot be compressed before that is known, and starting must not wait for it.
 */
function lazyVariant(bytes: Buffer, headers: Headers, quality = BEST): Variant {
  const hash = hashOf(bytes);
  const made = new Map<Encoding, Representation>();
  return {
    get(encoding) {
      let representation = made.get(encoding);
      if (!representation) {
        representation = represent(compress(bytes, encoding, quality), hash, encoding, headers);
        made.set(encoding, representation);
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
