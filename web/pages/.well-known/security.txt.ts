import type { APIRoute } from "astro";
import { site as owner } from "#site";

/** Where to report a vulnerability (RFC 9116). Expires on the review date in site.config.ts. */
export const GET: APIRoute = ({ site }) =>
  new Response(`Contact: mailto:${owner.security.email}
Expires: ${owner.security.reviewBy}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${site?.origin}/.well-known/security.txt
`);
