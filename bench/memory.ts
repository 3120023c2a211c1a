import { readFileSync } from "node:fs";
import { load, tool, verdict, withServer } from "./load.ts";

const REQUESTS = 100_000;

/** What the process holds after a hundred thousand requests for pages, files and calls. */
export async function benchMemory(): Promise<string[]> {
  const wrk = tool("wrk");
  if (!wrk || process.platform !== "linux") return ["not measured: wrk is not installed, or this is not Linux"];
  return await withServer(async ({ origin, child }) => {
    const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
    const before = resident();
    let sent = 0;
    while (sent < REQUESTS) {
      for (const path of ["/", "/contact", "/api/user", "/api/docs"]) {
        const { requestsPerSecond } = await load(wrk, origin + path, { connections: 50, seconds: 3 });
        sent += requestsPerSecond * 3;
      }
    }
    const after = resident();
    return [
      verdict(
        `${after.toFixed(0)} MB after ${Math.round(sent)} requests, ${before.toFixed(0)} MB before (goal 150)`,
        after <= 150,
      ),
    ];
  });
}
