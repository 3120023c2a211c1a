import { accepts } from "hono/accepts";
import { NotFoundError } from "#domain/kernel/errors.ts";
import type { RequestContext } from "../http/request-context.ts";
import { choose, without } from "./answer-file.ts";

/**
 * Answers a request for an unknown path, whatever its method: with the 404 page when the request's `Accept` prefers HTML
 * (RFC 9110, section 12.5.1), else by throwing the 404 problem. A browser asks for HTML when it opens an address, and not
 * when it loads a script, style or image.
 */
export function answerNotFound(c: RequestContext): Response {
  const response = answerWithPage(c, 404);
  if (!response) throw new NotFoundError();
  return response;
}

/** Answers a browser that opens a page with the built page for a status; null when it prefers another type. */
export function answerWithPage(c: RequestContext, status: 404 | 503, more: Record<string, string> = {}) {
  const page = c.get("deps").files.byPath.get(`/${status}`);
  if (!prefersPage(c) || !page) return null;
  const { body, headers } = choose(page, c.env.incoming, c.get("user") !== null);
  setHeaders(c, without(headers, new Set(["ETag"])));
  c.header("Vary", "Accept", { append: true });
  return c.body(new Uint8Array(body), status, { "Content-Length": String(body.length), ...more });
}

/** Whether the `Accept` of a request prefers HTML to JSON. The response varies by it. */
export function prefersPage(c: RequestContext): boolean {
  c.header("Vary", "Accept");
  const supports = ["text/html", "application/problem+json", "application/json"];
  return accepts(c, { header: "Accept", supports, default: "application/problem+json" }) === "text/html";
}

/** Sets headers from a list of names, each followed by its value. */
export function setHeaders(c: RequestContext, headers: readonly string[]): void {
  for (let i = 0; i < headers.length; i += 2) c.header(headers[i] as string, headers[i + 1] as string);
}
