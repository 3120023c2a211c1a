import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";
import { Visitor } from "#harness/visitor.ts";
import { dialectOf, type Location, loadText } from "./bench-database.ts";
import { applicationAt, fill, inquiryAt } from "./fill.ts";
import { verdict } from "./load.ts";
import { measureRetention } from "./retention-load.ts";

const counts = {
  inquiries: Number(process.env.BENCH_INQUIRIES || 1_000_000),
  applications: Number(process.env.BENCH_APPLICATIONS || 100_000),
  emails: 100_000,
};
/** Of the inquiries and of the applications each. */
const EXPIRED = Number(process.env.BENCH_EXPIRED || 1000);
const START_GOAL_MS = 2000;
const PAGE_SIZE = 10;
const ROUNDS = 15;
const GOAL_MS = 100;
/** The maximum difference of the fastest responses of a page. Medians differ too much on a busy machine. */
const MAX_DIFFERENCE_MS = 1;

const inquirer = inquiryAt(Math.floor(counts.inquiries * 0.4));
const candidate = applicationAt(Math.floor(counts.applications * 0.4));
const pagesOf = (count: number) => ({
  "first page": {},
  "middle page": { page: String(Math.ceil(count / PAGE_SIZE / 2)) },
  "last page": { page: String(Math.ceil(count / PAGE_SIZE)) },
});
const inquirySearches = {
  ...pagesOf(counts.inquiries),
  "by name": { q: `${inquirer.firstName} ${inquirer.lastName}` },
  "by email": { q: inquirer.email },
  "by company": { q: inquirer.company },
  "common word": { q: "data" },
  "rare word": { q: "latency" },
  "two letters": { q: "qu" },
  "no match": { q: "no such inquiry" },
  "phrase of common words": { q: "security and privacy" },
  "phrase of the most common words": { q: "that is not" },
};
const applicationSearches = {
  ...pagesOf(counts.applications),
  "by name": { q: candidate.fullName },
  "by email": { q: candidate.email },
  "by position": { q: "spinner" },
  "rare word": { q: "latency" },
  "two letters": { q: "sp" },
  "no match": { q: "no such applicant" },
  "internships, by name": { applicationType: "internship", q: candidate.fullName },
};
const emailSearches = {
  ...pagesOf(counts.emails),
  failing: { state: "failing" },
  "by kind": { kind: "inquiry-acknowledged" },
  "by address": { q: inquiryAt(Math.floor(counts.emails * 0.2) * 2).email },
  "common text": { q: "example" },
  "no match": { q: "no such address" },
};
const all: Record<string, Record<string, Record<string, string>>> = {
  inquiries: inquirySearches,
  "job-applications": applicationSearches,
  mails: emailSearches,
};

/**
 * The dashboard's lists and searches in a million inquiries, 100,000 applications (`BENCH_INQUIRIES` and `BENCH_APPLICATIONS` set
 * other numbers) and 100,000 emails on both databases; and with and without them, the start of the server and the careers page.
 * The first start with them also removes `BENCH_EXPIRED` records of each kind, while visitors send inquiries.
 */
export async function benchSearches(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const postgres = await startDurablePostgres();
  try {
    return [
      ...(await benchDatabase("SQLite", { empty: { DATA_DIR: join(folder, "empty") }, full: { DATA_DIR: folder } })),
      ...(await benchDatabase("PostgreSQL", {
        empty: { DATA_DIR: folder, DATABASE_URL: await createDatabase(postgres.url) },
        full: { DATA_DIR: folder, DATABASE_URL: await createDatabase(postgres.url) },
      })),
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchDatabase(name: string, { empty, full }: { empty: Location; full: Location }): Promise<string[]> {
  const careers = (origin: string) => timesOf(() => new Visitor(origin).get("/careers"));
  // The first start creates the database.
  await withServerOn(empty, async () => {});
  const before = await withServerOn(empty, async (origin, startMs) => ({ startMs, careers: await careers(origin) }));
  console.log(
    `  filling ${name} with ${counts.inquiries} inquiries, ${counts.applications} applications and ${counts.emails} emails`,
  );
  const startedAt = performance.now();
  const { inquiries, applications, emails } = counts;
  await fill(dialectOf(full), {
    inquiries: inquiries + EXPIRED,
    applications: applications + EXPIRED,
    emails,
    expired: EXPIRED,
  });
  const filled = `${name}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`;
  const retention = await withServerOn(full, (origin) => measureRetention(name, full, origin));
  const after = await withServerOn(full, async (origin, startMs) => {
    const lines = await measureSearches(name, origin);
    return { startMs, lines, careers: await careers(origin) };
  });
  const start = `${name}, start: ${before.startMs.toFixed(0)} ms without rows, ${after.startMs.toFixed(0)} ms with them`;
  const both = `${name}, /careers: ${text(before.careers)} without rows, ${text(after.careers)} with them`;
  return [
    filled,
    verdict(`${start} (goal ${START_GOAL_MS})`, after.startMs <= START_GOAL_MS),
    ...retention,
    ...after.lines,
    verdict(both, after.careers.fastest - before.careers.fastest <= MAX_DIFFERENCE_MS),
    loadText(),
  ];
}

/** Measures each search as an admin over HTTP; one line per search. */
export async function measureSearches(name: string, origin: string): Promise<string[]> {
  const ada = new Visitor(origin);
  await ada.logIn(cast.ada);
  const lines: string[] = [];
  for (const [path, searches] of Object.entries(all))
    for (const [search, query] of Object.entries(searches)) {
      const ask = (place = {}) => request(ada, path, { ...query, pageSize: String(PAGE_SIZE), ...place });
      const { total, isMore, upTo, first } = (await ask()).json;
      const times = await timesOf(() => ask());
      const found = `${total}${isMore ? "+" : ""} found, ${text(times)}`;
      lines.push(verdict(`${name}, ${path}, ${search}: ${found}`, times.median < GOAL_MS));
      if (first === null) continue;
      const previous = await timesOf(() => ask({ upTo, before: first }));
      const line = `${name}, ${path}, ${search}, the page before: ${text(previous)}`;
      lines.push(verdict(line, previous.median < GOAL_MS));
    }
  return lines;
}

async function request(ada: Visitor, path: string, query: Record<string, string>) {
  // A text to search for in emails travels in the body.
  const answer = await (path === "mails" && query.q
    ? ada.post("/api/admin/mails/searches", { ...query, pageSize: PAGE_SIZE })
    : ada.get(`/api/admin/${path}?${new URLSearchParams(query)}`));
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** `work` also gets the time to the first response, in milliseconds. */
export async function withServerOn<Result>(
  location: Location,
  work: (origin: string, startMs: number) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const server = await startProcess({ ...adminEnvironment, ...location, RATE_LIMITS: "off" });
  try {
    await send(`${server.origin}/`);
    return await work(server.origin, performance.now() - startedAt);
  } finally {
    await stopProcess(server);
  }
}

interface Times {
  /** Milliseconds. */
  median: number;
  fastest: number;
}

export async function timesOf(work: () => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(ROUNDS / 2)] ?? Number.NaN, fastest: times[0] ?? Number.NaN };
}

const text = ({ median, fastest }: Times) => `median ${median.toFixed(1)} ms (fastest ${fastest.toFixed(1)} ms)`;
