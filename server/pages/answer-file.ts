import type { IncomingMessage, ServerResponse } from "node:http";
import { sessionToken } from "../http/session.ts";
import type { Encoding, Representation, StaticFile, StaticFiles } from "./static-files.ts";

const negotiated = new Map<string, Encoding>();

interface Options {
  https: boolean;
  /** Told of every page after it was sent, new to the browser or not. */
  onPage(request: IncomingMessage, path: string): void;
  /** Files that are left to the application, which adds to them. */
  except?: readonly string[];
}

/**
 * Answers a GET or HEAD for a file, before any framework is asked; false when there is no such file.
 * A page that is asked for with a slash too many, or with `.html`, is shown its one address.
 */
export function createFileAnswerer({ byPath }: StaticFiles, { https, onPage, except = [] }: Options) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const address = byPath.has(path) ? path : decoded(path);
    const file = byPath.get(address);
    if (except.includes(address)) return false;
    if (file) {
      sendFile(request, response, file, hasSession(request, https));
      if (file.isPage) onPage(request, address);
      return true;
    }
    // Slashes are looked at from the first of a row alone: from each of them, a long row would take its square in time.
    const canonical = path.replace(/(\/index)?\.html$|(?<!\/)\/+$/, "") || "/";
    if (canonical === path || !byPath.has(canonical)) return false;
    const page = choose(byPath.get(canonical) as StaticFile, request, hasSession(request, https));
    // The target is an address we know, so it cannot lead to another site.
    const location = canonical + (mark === -1 ? "" : url.slice(mark));
    response.writeHead(308, [...without(page.headers, perFile), "Location", location, "Content-Length", "0"]).end();
    return true;
  };
}

/** The form of a file that suits a request: compressed as it accepts, for a visitor with or without a session. */
export function choose(file: StaticFile, request: IncomingMessage, isSignedIn: boolean): Representation {
  return (isSignedIn ? file.signedIn : file.anonymous).get(encodingFor(request.headers["accept-encoding"]));
}

const hasSession = (request: IncomingMessage, https: boolean) => Boolean(sessionToken(request.headers.cookie, https));

/** Sends a file whole or in part, or says that the browser has it already. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  isSignedIn: boolean,
): void {
  const { body, etag, headers } = choose(file, request, isSignedIn);
  if (matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, without(headers, aboutTheBody)).end();
    return;
  }
  const range = file.acceptsRanges && request.method === "GET" ? rangeOf(request, etag, body.length) : null;
  if (range === "unsatisfiable") {
    const rest = without(headers, aboutTheBody);
    response.writeHead(416, [...rest, "Content-Range", `bytes */${body.length}`, "Content-Length", "0"]).end();
    return;
  }
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    const place = `bytes ${range.first}-${range.last}/${body.length}`;
    response.writeHead(206, [...headers, "Content-Range", place, "Content-Length", String(part.length)]).end(part);
    return;
  }
  response.writeHead(200, [...headers, "Content-Length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

/** The one range asked for, null for the whole file (none, several, malformed, or of another version). */
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

function encodingFor(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  let encoding = negotiated.get(accepted);
  if (!encoding) {
    encoding = negotiate(accepted);
    // Browsers send a handful of forms; whoever invents others must not fill the memory.
    if (negotiated.size < 100) negotiated.set(accepted, encoding);
  }
  return encoding;
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

const aboutTheBody = new Set(["Content-Type", "Content-Encoding"]);
const perFile = new Set(["Content-Type", "Content-Encoding", "ETag"]);

function without(headers: string[], names: Set<string>): string[] {
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
