import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { openMailServer } from "#harness/mail-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { verdict } from "./load.ts";

const QUEUED = 1000;
/** The mail server's time to accept an email. */
const DELIVERY_MS = 200;
const ROUNDS = 300;
type Times = Record<"idle" | "busy", number[]>;

/** The maximum difference of the medians; smaller ones are noise. */
const MAX_DIFFERENCE_MS = 1;

/**
 * Response times of pages and API requests while 1,000 emails are sent at 200 ms each, compared with a server whose outbox
 * is empty. Requests alternate between the two, so that other load on the machine affects both.
 */
export async function benchEmails(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const mailServer = await openMailServer();
  mailServer.faults.data = () => wait(DELIVERY_MS);
  const shared = { ...adminEnvironment, RATE_LIMITS: "off" };
  const idle = await startProcess({ ...shared, DATA_DIR: join(folder, "idle") });
  // Without email settings the emails wait in the outbox: two for each inquiry, to the team and to the visitor.
  const unconfigured = await startProcess({ ...shared, DATA_DIR: join(folder, "busy") });
  await sendInquiries(new Visitor(unconfigured.origin), QUEUED / 2);
  await stopProcess(unconfigured);
  const busy = await startProcess({ ...shared, ...mailServer.environment, DATA_DIR: join(folder, "busy") });
  try {
    const requests = {
      "GET /": (visitor: Visitor) => visitor.get("/"),
      "GET /careers": (visitor: Visitor) => visitor.get("/careers"),
      "GET /api/job-listings": (visitor: Visitor) => visitor.get("/api/job-listings"),
      "POST /api/inquiries": (visitor: Visitor) =>
        visitor.post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" }),
    };
    const visitors = { idle: new Visitor(idle.origin), busy: new Visitor(busy.origin) };
    const times = Object.fromEntries(Object.keys(requests).map((name) => [name, { idle: [], busy: [] } as Times]));
    const sentBefore = mailServer.emails.length;
    const startedAt = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, request] of Object.entries(requests)) {
        for (const state of ["idle", "busy"] as const)
          times[name]?.[state].push(await timed(() => request(visitors[state])));
      }
    }
    const sent = mailServer.emails.length - sentBefore;
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      `${sent} of ${QUEUED} emails left in the ${seconds.toFixed(1)} s of the measurement, five at once at ${DELIVERY_MS} ms`,
      ...Object.entries(times).map(([name, { idle, busy }]) =>
        verdict(
          `${name}: median ${quantile(idle, 0.5)} ms with an empty outbox, ${quantile(busy, 0.5)} ms while emails are sent; p95 ${quantile(idle, 0.95)} and ${quantile(busy, 0.95)} ms`,
          quantile(busy, 0.5) - quantile(idle, 0.5) <= MAX_DIFFERENCE_MS,
        ),
      ),
    ];
  } finally {
    await Promise.all([idle, busy].map(stopProcess));
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sendInquiries(visitor: Visitor, count: number): Promise<void> {
  for (let done = 0; done < count; done += 50) {
    const inquiries = Array.from({ length: 50 }, (_, i) => ({ ...cast.vera, email: `vera${done + i}@clinic.example` }));
    await Promise.all(inquiries.map((body) => visitor.post("/api/inquiries", body)));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** A quantile, rounded to a hundredth of a millisecond. */
function quantile(times: number[], at: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * at)] ?? 0) * 100) / 100;
}
