import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#db/open.ts";
import { monthsAgo } from "#domain/kernel/days.ts";
import { cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { site } from "#site";
import type { Location } from "./bench-database.ts";
import { verdict } from "./load.ts";

const POLL_MS = 250;
const AFTER_MS = 5000;
const GOAL_MS = 100;
const TIMEOUT_MS = 15 * 60_000;

/**
 * Visitors who send inquiries one after the other while a server that has just started removes what has expired, and for five
 * seconds afterward. One line for each database.
 */
export async function measureRetention(name: string, location: Location, origin: string): Promise<string[]> {
  const { DATA_DIR, DATABASE_URL } = location;
  const db = await openDatabase({ dataFolder: DATA_DIR, databaseUrl: DATABASE_URL, shared: true });
  const limits = {
    inquiries: monthsAgo(Date.now(), site.inquiryRetentionMonths),
    jobApplications: monthsAgo(Date.now(), site.applicationRetentionMonths),
  };
  const expired = async () => {
    let rows = 0;
    for (const [table, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
      const count = db.read.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
      rows += (await count.where("createdAt", "<", limit).executeTakeFirstOrThrow()).count;
    }
    return rows;
  };
  try {
    const before = await expired();
    const startedAt = performance.now();
    const during = await sendInquiries(origin, async () => {
      for (let left = before; left > 0; left = await expired()) {
        if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`${name}: ${left} expired records are left`);
        await wait(POLL_MS);
      }
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await sendInquiries(origin, () => wait(AFTER_MS));
    const removed = `${before} expired records removed in ${seconds.toFixed(0)} s`;
    const times = `inquiries meanwhile: ${textOf(during)}, afterward: ${textOf(after)}`;
    return [verdict(`${name}, retention: ${removed}, ${times} (goal 100 ms at p99)`, at(during, 0.99) <= GOAL_MS)];
  } finally {
    await db.close();
  }
}

/** Sends inquiries from two visitors until `work` has ended. Returns the response times (ms). */
async function sendInquiries(origin: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let hasEnded = false;
  const senders = [1, 2].map(async () => {
    const visitor = new Visitor(origin);
    while (!hasEnded) {
      const startedAt = performance.now();
      const { status, text } = await visitor.post("/api/inquiries", cast.vera);
      if (status !== 201) throw new Error(`An inquiry was refused: ${status} ${text}`);
      times.push(performance.now() - startedAt);
    }
  });
  await work().finally(() => {
    hasEnded = true;
  });
  await Promise.all(senders);
  return times.sort((a, b) => a - b);
}

const at = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
const textOf = (times: number[]) =>
  `median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, longest ${at(times, 0.999999).toFixed(0)} ms of ${times.length}`;
