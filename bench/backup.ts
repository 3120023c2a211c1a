import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import SqliteFile from "better-sqlite3";
import { environment as base } from "#bin/install.mjs";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { adminEnvironment, cast } from "#harness/cast.ts";
import { Visitor } from "#harness/visitor.ts";
import { dialectOf, loadText } from "./bench-database.ts";
import { fill } from "./fill.ts";
import { fillResumes } from "./fill-resumes.ts";
import { verdict } from "./load.ts";

const WRITES_PER_SECOND = 50;
const INQUIRIES = 60_000;
/** With a resume of 450 KB each. */
const APPLICATIONS = 2000;
const RESUME_BYTES = 450_000;
const QUIET_MS = 10_000;
const MAX_LONGER = 3;
const run = promisify(execFile);

/** Backup and restore of a database of 1 GB, idle and under 50 writes a second, and what requests notice of it. */
export async function benchBackup(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-backup-"));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<string[]> {
  const data = join(folder, "data");
  mkdirSync(data);
  await fill(dialectOf({ DATA_DIR: data }), { inquiries: INQUIRIES, applications: APPLICATIONS, emails: 0 });
  fillResumes(join(data, "site.db"), RESUME_BYTES, APPLICATIONS);
  const lines = [`${inGb(join(data, "site.db"))} GB, ${loadText()}`];
  const environment = { ...adminEnvironment, DATA_DIR: data, RATE_LIMITS: "off" };
  let server = await startProcess(environment);
  try {
    const idle = await timed(() => command("backup", [join(folder, "idle.backup")], data));
    rmSync(join(folder, "idle.backup"));
    const writer = startWriting(server.origin);
    await wait(QUIET_MS);
    lines.push(`requests without a backup: ${writer.latencies()}`);
    const acknowledged = [...writer.ids];
    const busy = await timed(() => command("backup", [join(folder, "site.backup")], data));
    lines.push(`requests during npm run backup: ${writer.latencies()}`);
    lines.push(
      verdict(
        `npm run backup: ${idle.toFixed(1)} s idle, ${busy.toFixed(1)} s under ${WRITES_PER_SECOND} writes a second (goal: less than ${MAX_LONGER} times)`,
        busy < MAX_LONGER * idle,
      ),
    );
    lines.push(await sqliteTool(data, folder, idle));
    await writer.stop();
    await stopProcess(server);

    const restored = join(folder, "restored");
    const seconds = await timed(() => command("restore", [join(folder, "site.backup")], restored));
    const lost = acknowledged.filter((id) => !inquiriesIn(restored).has(id)).length;
    for (const log of ["audit-verify", "consent-verify"]) await command(log, [], restored);
    lines.push(
      verdict(
        `npm run restore: ${seconds.toFixed(1)} s; both chains verified; ${acknowledged.length} inquiries were acknowledged before the backup, ${lost} of them lost`,
        lost === 0,
      ),
    );
    rmSync(restored, { recursive: true });

    const backups = join(folder, "backups");
    mkdirSync(backups);
    server = await startProcess({ ...environment, BACKUP_DIR: backups });
    const beside = startWriting(server.origin);
    const scheduled = await timed(async () => {
      while (!server.output().includes("made a backup")) await wait(50);
    });
    lines.push(`requests during a scheduled backup of ${scheduled.toFixed(1)} s: ${beside.latencies()}`);
    await beside.stop();
    await stopProcess(server);
    return [...lines, loadText()];
  } finally {
    server.child.kill("SIGKILL");
  }
}

const inGb = (path: string) => (statSync(path).size / 1e9).toFixed(2);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

const command = (name: string, args: string[], folder: string) =>
  run(process.execPath, [`bin/${name}.ts`, ...args], { env: { ...base, DATA_DIR: folder, DATABASE_URL: "" } });

function inquiriesIn(folder: string): Set<string> {
  const file = new SqliteFile(join(folder, "site.db"), { readonly: true });
  const ids = file.prepare("select id from inquiries").pluck().all() as string[];
  file.close();
  return new Set(ids);
}

/** Sends inquiries at a constant rate, whether or not earlier ones have been answered. */
function startWriting(origin: string) {
  const visitor = new Visitor(origin);
  const ids: string[] = [];
  let times: number[] = [];
  const open = new Set<Promise<void>>();
  const write = async () => {
    const startedAt = performance.now();
    const { status, json } = await visitor.post("/api/inquiries", cast.vera);
    if (status !== 201) throw new Error(`An inquiry was answered with ${status}.`);
    times.push(performance.now() - startedAt);
    ids.push(json.id);
  };
  const timer = setInterval(() => {
    const writing = write().finally(() => open.delete(writing));
    open.add(writing);
  }, 1000 / WRITES_PER_SECOND);
  return {
    ids,
    /** How long the requests took since the last call. */
    latencies() {
      const sorted = times.sort((a, b) => a - b);
      times = [];
      const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
      return `${sorted.length} inquiries, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
    },
  };
}

/** The same with `sqlite3 .backup`, which begins again after each write of another process; at most ten times as long. */
async function sqliteTool(data: string, folder: string, idle: number): Promise<string> {
  const limit = Math.ceil(10 * idle);
  const copying = run("sqlite3", [join(data, "site.db"), `.backup '${join(folder, "copy.db")}'`], {
    timeout: limit * 1000,
  });
  const result = await timed(() => copying).catch((error: NodeJS.ErrnoException & { killed?: boolean }) => error);
  for (const name of readdirSync(folder)) if (name.startsWith("copy.db")) rmSync(join(folder, name));
  const outcome = () => {
    if (typeof result === "number") return `${result.toFixed(1)} s`;
    return result.killed ? `not finished after ${limit} s` : `not measured (${result.message})`;
  };
  return `sqlite3 .backup under the same writes: ${outcome()}`;
}
