import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { readDashboardPath } from "#domain/kernel/dashboard-tabs.ts";
import { matchesEtag } from "../http/etag.ts";
import { sessionToken } from "../http/session.ts";
import type { Encoding, Representation, StaticFile, StaticFiles } from "./static-files.ts";

// Browsers send a few forms of Accept-Encoding.
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiate });

interface Options {
  https: boolean;
  /** Called for every page and every built file after it was sent, also when the browser has it already. */
  onSent(request: IncomingMessage, path: string): void;
  /** Files that the application answers. */
  except?: readonly string[];
}

/**
 * Creates the function that answers a GET or HEAD with a file, before any framework runs; it returns false when no file
 * has the address. A page's address with a trailing slash or `.html` redirects to its canonical form. Every address of the
 * dashboard is answered with the page /admin.
 */
export function createFileAnswerer({ byPath }: StaticFiles, { https, onSent, except = [] }: Options) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const address = fileAddress(byPath, path);
    const file = byPath.get(address);
    if (except.includes(address)) return false;
    if (file) {
      sendFile(request, response, file, hasSession(request, https));
      if (file.isPage || address.startsWith("/_astro/")) onSent(request, address);
      return true;
    }
    // The lookbehind keeps the time linear in the number of slashes.
    const canonical = path.replace(/(\/index)?\.html$|(?<!\/)\/+$/, "") || "/";
    const canonicalFile = byPath.get(fileAddress(byPath, canonical));
    if (canonical === path || !canonicalFile) return false;
    const page = choose(canonicalFile, request, hasSession(request, https));
    // The target is a known path, so it cannot lead to another site.
    const location = canonical + (mark === -1 ? "" : url.slice(mark));
    response.writeHead(308, [...without(page.headers, fileHeaders), "Location", location, "Content-Length", "0"]).end();
    return true;
  };
}

/** The address of the file that answers a path; the path itself when there is none. */
export function fileAddress(byPath: StaticFiles["byPath"], path: string): string {
  if (byPath.has(path)) return path;
  return readDashboardPath(path) ? "/admin" : decoded(path);
}

/** The representation for a request: in an encoding that it accepts, for a visitor with or without a session. */
export function choose(file: StaticFile, request: IncomingMessage, isSignedIn: boolean): Representation {
  return (isSignedIn ? file.signedIn : file.anonymous).get(
    encodings.memo(String(request.headers["accept-encoding"] ?? "")),
  );
}

const hasSession = (request: IncomingMessage, https: boolean) => Boolean(sessionToken(request.headers.cookie, https));

/** Sends a file, the requested part of it, or a 304 when the browser has it already. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  isSignedIn: boolean,
): void {
  const { body, etag, headers } = choose(file, request, isSignedIn);
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, without(headers, contentHeaders)).end();
    return;
  }
  const range = file.acceptsRanges && request.method === "GET" ? rangeOf(request, etag, body.length) : null;
  if (range === "unsatisfiable") {
    const rest = without(headers, contentHeaders);
    response.writeHead(416, [...rest, "Content-Range", `bytes */${body.length}`, "Content-Length", "0"]).end();
    return;
  }
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    const contentRange = `bytes ${range.first}-${range.last}/${body.length}`;
    response
      .writeHead(206, [...headers, "Content-Range", contentRange, "Content-Length", String(part.length)])
      .end(part);
    return;
  }
  response.writeHead(200, [...headers, "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The requested range; null for the whole file (no range, several, a malformed one, or one of another version). */
function rangeOf(request: IncomingMessage, etag: string, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range?.trim() ?? "");
  const condition = request.headers["if-range"];
  if (!match || (match[1] === "" && match[2] === "") || (condition !== undefined && condition !== etag)) return null;
  const [, from = "", to = ""] = match;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null;
  return first > last ? "unsatisfiable" : { first, last };
}

function negotiate(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    if (name) weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  if (weightOf("br") > 0 && weightOf("br") >= weightOf("gzip")) return "br";
  return weightOf("gzip") > 0 ? "gzip" : "identity";
}

const contentHeaders = new Set(["Content-Type", "Content-Encoding"]);
const fileHeaders = new Set(["Content-Type", "Content-Encoding", "ETag"]);

export function without(headers: string[], names: Set<string>): string[] {
  const rest: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    if (!names.has(headers[i] as string)) rest.push(headers[i] as string, headers[i + 1] as string);
  }
  return rest;
}

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
