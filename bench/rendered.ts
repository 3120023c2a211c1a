import { load, tool, withServer } from "./load.ts";

const options = { connections: 200, seconds: 6 };

/**
 * The page that is rendered on request, the API's description, beside a prerendered one. It is a large page for few
 * readers: the goals of rendered pages are those of pages for visitors, and there is none of them yet.
 */
export async function benchRendered(): Promise<string[]> {
  const wrk = tool("wrk");
  if (!wrk) return ["not measured: wrk is not installed"];
  return await withServer(async ({ origin }) => {
    await load(wrk, `${origin}/api/docs`, { ...options, seconds: 2 });
    const rendered = await load(wrk, `${origin}/api/docs`, options);
    const prerendered = await load(wrk, `${origin}/`, options);
    const share = rendered.requestsPerSecond / prerendered.requestsPerSecond;
    return [
      `/api/docs ${Math.round(rendered.requestsPerSecond)} req/s, p99 ${rendered.p99.toFixed(0)} ms at 200 connections, ${rendered.failures} failures, ${share.toFixed(3)} of the prerendered home page`,
    ];
  });
}
