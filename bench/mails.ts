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
/** How long the mail server takes for each. */
const SLOW_MS = 200;
const ROUNDS = 300;
type Times = Record<"idle" | "busy", number[]>;

/** How much longer an answer may take at the median while mails are sent, beyond what one look at a clock differs from another. */
const MOST_MORE_MS = 1;

/**
 * Pages and calls while a thousand mails are sent to a server that takes 200 ms for each, beside a server whose outbox is
 * empty. Both are asked in turns, so that whatever else the machine does meets both.
 */
export async function benchMails(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const post = await openMailServer();
  post.faults.data = () => wait(SLOW_MS);
  const shared = { ...adminEnvironment, RATE_LIMITS: "off" };
  const idle = await startProcess({ ...shared, DATA_DIR: join(folder, "idle") });
  // First without settings: the mails of so many inquiries, one to the team each and one to the visitor, wait.
  const unset = await startProcess({ ...shared, DATA_DIR: join(folder, "busy") });
  await inquire(new Visitor(unset.origin), QUEUED / 2);
  await stopProcess(unset);
  const busy = await startProcess({ ...shared, ...post.environment, DATA_DIR: join(folder, "busy") });
  try {
    const questions = {
      "GET /": (visitor: Visitor) => visitor.get("/"),
      "GET /careers": (visitor: Visitor) => visitor.get("/careers"),
      "GET /api/job-listings": (visitor: Visitor) => visitor.get("/api/job-listings"),
      "POST /api/inquiries": (visitor: Visitor) =>
        visitor.post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" }),
    };
    const visitors = { idle: new Visitor(idle.origin), busy: new Visitor(busy.origin) };
    const times = Object.fromEntries(Object.keys(questions).map((name) => [name, { idle: [], busy: [] } as Times]));
    const sentBefore = post.mails.length;
    const begun = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, ask] of Object.entries(questions)) {
        for (const which of ["idle", "busy"] as const)
          times[name]?.[which].push(await timed(() => ask(visitors[which])));
      }
    }
    const sent = post.mails.length - sentBefore;
    const seconds = (performance.now() - begun) / 1000;
    return [
      `${sent} of ${QUEUED} mails left in the ${seconds.toFixed(1)} s of the measurement, five at once at ${SLOW_MS} ms`,
      ...Object.entries(times).map(([name, { idle: alone, busy: beside }]) =>
        verdict(
          `${name}: median ${quantile(alone, 0.5)} ms with an empty outbox, ${quantile(beside, 0.5)} ms while mails are sent; p95 ${quantile(alone, 0.95)} and ${quantile(beside, 0.95)} ms`,
          quantile(beside, 0.5) - quantile(alone, 0.5) <= MOST_MORE_MS,
        ),
      ),
    ];
  } finally {
    await Promise.all([idle, busy].map(stopProcess));
    await post.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inquire(visitor: Visitor, count: number): Promise<void> {
  for (let done = 0; done < count; done += 50) {
    const some = Array.from({ length: 50 }, (_, i) => ({ ...cast.vera, email: `vera${done + i}@clinic.example` }));
    await Promise.all(some.map((body) => visitor.post("/api/inquiries", body)));
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** To a hundredth of a millisecond. */
function quantile(times: number[], at: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * at)] ?? 0) * 100) / 100;
}
