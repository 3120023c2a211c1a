import type { APIRoute } from "astro";

/** Crawlers may read all but the dashboard and the calls. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${site?.origin}/sitemap.xml
`);
