import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { dialectOf, type Location, loadText } from "./bench-database.ts";
import { fill } from "./fill.ts";
import { fillActivity } from "./fill-activity.ts";
import { listRequests } from "./list-requests.ts";
import { verdict } from "./load.ts";
import { parentOf, processorTime } from "./processor-time.ts";

const counts = {
  inquiries: Number(process.env.BENCH_INQUIRIES || 100_000),
  applications: Number(process.env.BENCH_APPLICATIONS || 100_000),
  emails: 100_000,
  conversations: 10_000,
};
const ENTRIES = 100_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS || 20);
const GOAL_MS = 100;

interface Measured {
  /** Milliseconds. */
  median: number;
  p95: number;
  max: number;
  /** Processor time per request, of the server and of PostgreSQL (ms). */
  processor: number;
}

/**
 * Every list, filter, board column, person page and search of the dashboard in 100,000 inquiries, 100,000 applications,
 * (`BENCH_INQUIRIES` and `BENCH_APPLICATIONS` set other numbers), 100,000 emails, 10,000 conversations and 100,000 entries of the
 * audit log, on both databases. `BENCH_ONLY` selects requests by a part of their name, `BENCH_ROUNDS` how often each is made.
 */
export async function benchLists(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const postgres = await startDurablePostgres();
  try {
    const sqlite = await benchDatabase("SQLite", { DATA_DIR: folder });
    const url = await createDatabase(postgres.url);
    const other = await benchDatabase("PostgreSQL", { DATA_DIR: folder, DATABASE_URL: url });
    return report({ SQLite: sqlite, PostgreSQL: other });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchDatabase(name: string, location: Location): Promise<Map<string, Measured>> {
  const startedAt = performance.now();
  await fill(dialectOf(location), counts);
  const db = await openDatabase({ dataFolder: location.DATA_DIR, databaseUrl: location.DATABASE_URL ?? "" });
  await fillActivity(db, ENTRIES);
  const { rows } = location.DATABASE_URL
    ? await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db.read)
    : { rows: [] };
  const postmaster = rows[0] && parentOf(rows[0].pid);
  // Autovacuum would do this within a minute.
  if (postmaster) await sql`analyze audit_entries`.execute(db.read);
  await db.close();
  console.log(`  ${name}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  const server = await startProcess({ ...adminEnvironment, ...location, RATE_LIMITS: "off" });
  const processor = () =>
    processorTime(server.child.pid as number) + (postmaster ? processorTime(postmaster, { children: true }) : 0);
  try {
    const requests = (await listRequests(server.origin)).filter((one) =>
      one.name.includes(process.env.BENCH_ONLY ?? ""),
    );
    const measured = new Map<string, Measured>();
    for (const { name: request, ask } of requests) {
      measured.set(request, await measure(request, ask, processor));
      if (measured.size % 50 === 0) console.log(`  ${name}: ${measured.size} of ${requests.length} requests measured`);
    }
    return measured;
  } finally {
    await stopProcess(server);
  }
}

export async function measure(
  name: string,
  ask: (round: number) => Promise<{ status: number; text: string }>,
  processor: () => number,
): Promise<Measured> {
  const times: number[] = [];
  const before = processor();
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    const { status, text } = await ask(round);
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), max: at(1), processor: (processor() - before) / ROUNDS };
}

/** A line per request with the figures of both databases beside each other, and then those above the goal. */
export function report(databases: Record<string, Map<string, Measured>>): string[] {
  const names = [...new Set(Object.values(databases).flatMap((measured) => [...measured.keys()]))];
  const figures = ({ median, p95, max, processor }: Measured) =>
    [median, p95, max, processor].map((value) => value.toFixed(1).padStart(7)).join(" ");
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string) =>
    `${name.padEnd(width)} ${Object.values(databases)
      .map((measured) => figures(measured.get(name) ?? none))
      .join("  |")}`;
  const slow = (measure: "median" | "p95" | "max") =>
    names.filter((name) => Object.values(databases).some((one) => (one.get(name)?.[measure] ?? 0) > GOAL_MS));
  const head = "median     p95     max   processor (ms)";
  return [
    `${"".padEnd(width)} ${Object.keys(databases)
      .map((name) => `${name}: ${head}`)
      .join("  |  ")}`,
    ...names.map(line),
    "",
    ...(["median", "p95", "max"] as const).flatMap((measure) => [
      verdict(
        `${slow(measure).length} of ${names.length} requests above ${GOAL_MS} ms: ${measure}`,
        slow(measure).length === 0,
      ),
      ...slow(measure).map((name) => `  ${line(name)}`),
    ]),
    loadText(),
  ];
}

const none = { median: Number.NaN, p95: Number.NaN, max: Number.NaN, processor: Number.NaN };
