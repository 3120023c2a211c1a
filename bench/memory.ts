import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "#bin/find-program.mjs";
import { cast } from "#harness/cast.ts";
import { load, postScript, residentMb, verdict, withServer } from "./load.ts";

const REQUESTS = 100_000;

/** Resident memory after 100,000 requests: pages, API reads, and inquiries. */
export async function benchMemory(): Promise<string[]> {
  const wrk = findProgram("wrk");
  if (!wrk || process.platform !== "linux") return ["not measured: wrk is not installed, or this is not Linux"];
  return await withServer(async ({ origin, child }, folder) => {
    const resident = () => residentMb(child.pid);
    const script = join(folder, "inquiry.lua");
    writeFileSync(script, postScript(cast.vera));
    const before = resident();
    let sent = 0;
    const send = async (path: string, options: { script?: string } = {}) => {
      const { requestsPerSecond } = await load(wrk, origin + path, { connections: 50, seconds: 2, ...options });
      sent += requestsPerSecond * 2;
    };
    while (sent < REQUESTS) {
      await send("/");
      await send("/api/user");
      await send("/api/inquiries", { script });
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
