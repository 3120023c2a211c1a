import type { APIRoute } from "astro";

/** That this site abides by Global Privacy Control, and since when (globalprivacycontrol.github.io/gpc-spec). */
export const GET: APIRoute = () =>
  new Response(JSON.stringify({ gpc: true, lastUpdate: "2026-11-21" }), {
    headers: { "content-type": "application/json" },
  });
