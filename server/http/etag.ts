import type { RequestContext } from "./request-context.ts";

/** Whether the header `If-None-Match` names this entity tag (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

/**
 * Sets the entity tag of the response to `version`, which has no quotes, and returns whether the client has that version:
 * then the response is 304 without a body.
 */
export function clientHas(c: RequestContext, version: string): boolean {
  const etag = `"${version}"`;
  c.header("ETag", etag);
  return matchesEtag(c.req.header("if-none-match"), etag);
}

/** The response 304 in an endpoint's description. */
export const unchanged = { 304: { description: "Unchanged since the response whose `ETag` is in `If-None-Match`" } };
