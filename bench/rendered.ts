import { load, tool, verdict, withServer } from "./load.ts";

const options = { connections: 200, seconds: 6 };

/** A page that is rendered on request, against a prerendered one. */
export async function benchRendered(): Promise<string[]> {
  const wrk = tool("wrk");
  if (!wrk) return ["not measured: wrk is not installed"];
  return await withServer(async ({ origin }) => {
    await load(wrk, `${origin}/api/docs`, { ...options, seconds: 2 });
    const rendered = await load(wrk, `${origin}/api/docs`, options);
    const prerendered = await load(wrk, `${origin}/`, options);
    const share = rendered.requestsPerSecond / prerendered.requestsPerSecond;
    return [
      `/api/docs ${Math.round(rendered.requestsPerSecond)} req/s, p99 ${rendered.p99.toFixed(0)} ms at 200 connections, ${rendered.failures} failures`,
      verdict(
        `${share.toFixed(3)} of the prerendered home page (goal 1,500 req/s or 0.100, with a p99 of 50 ms)`,
        (rendered.requestsPerSecond >= 1500 || share >= 0.1) && rendered.p99 <= 50,
      ),
    ];
  });
}
