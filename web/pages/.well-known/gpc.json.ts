import type { APIRoute } from "astro";

/** Declares that this site honors Global Privacy Control (globalprivacycontrol.github.io/gpc-spec). */
export const GET: APIRoute = () =>
  new Response(JSON.stringify({ gpc: true, lastUpdate: "2026-11-21" }), {
    headers: { "content-type": "application/json" },
  });
