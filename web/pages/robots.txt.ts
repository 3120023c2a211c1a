import type { APIRoute } from "astro";

/** Crawlers may read everything except the dashboard and the API. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${site?.origin}/sitemap.xml
`);
