import { findProgram } from "#bin/find-program.mjs";
import { cast, weaver } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { load, verdict, withServer } from "./load.ts";

const POSITIONS = 20;
const options = { connections: 200, seconds: 6 };

/**
 * Pages rendered on request, compared with a prerendered one: `/careers` with twenty open positions (goal: 1,500 requests
 * per second, p99 of 50 ms at 200 connections), and `/api/docs`, a large, rarely requested page.
 */
export async function benchRendered(): Promise<string[]> {
  const wrk = findProgram("wrk");
  if (!wrk) return ["not measured: wrk is not installed"];
  return await withServer(async ({ origin }) => {
    await openPositions(new Visitor(origin));
    await load(wrk, `${origin}/careers`, { ...options, seconds: 2 });
    const careers = await load(wrk, `${origin}/careers`, options);
    const description = await load(wrk, `${origin}/api/docs`, options);
    const prerendered = await load(wrk, `${origin}/`, options);
    const line = (path: string, { requestsPerSecond, p99, failures }: typeof careers) =>
      `${path} ${Math.round(requestsPerSecond)} req/s, p99 ${p99.toFixed(0)} ms at 200 connections, ${failures} failures, ${(requestsPerSecond / prerendered.requestsPerSecond).toFixed(3)} of the prerendered home page`;
    return [
      verdict(
        line("/careers", careers),
        careers.requestsPerSecond >= 1500 && careers.p99 <= 50 && careers.failures === 0,
      ),
      line("/api/docs", description),
    ];
  });
}

/** Opens positions until there are twenty. */
async function openPositions(admin: Visitor) {
  await admin.logIn(cast.ada);
  const { length } = (await admin.get("/api/job-listings")).json as unknown[];
  for (let count = length; count < POSITIONS; count++) await admin.post("/api/admin/job-listings", weaver);
  const open = (await admin.get("/api/job-listings")).json as unknown[];
  if (open.length !== POSITIONS) throw new Error(`${open.length} positions are open, not ${POSITIONS}`);
}
