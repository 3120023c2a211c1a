import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment as base, pinnedNode, root } from "#bin/install.mjs";
import { openSqlite } from "#db/sqlite.ts";
import { recordAccess } from "#domain/audit/record.ts";
import { recordConsent } from "#domain/consents/record.ts";
import { choice } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { dialectOf, loadText } from "./bench-database.ts";
import { fill } from "./fill.ts";
import { fillResumes } from "./fill-resumes.ts";
import { verdict } from "./load.ts";

/** 310,000 make about a million rows of all kinds. */
const INQUIRIES = Number(process.env.BENCH_INQUIRIES || 30_000);
const FILES = Number(process.env.BENCH_FILES || 500);
const FILE_BYTES = 300_000;
/** Links of each chain. */
const LINKS = Math.ceil(INQUIRIES / 15);
const LINKS_AT_ONCE = 200;
/** Far less than the files, and than the database. */
const MAX_MB = 600;

/** A move of the embedded database to PostgreSQL and back: time, and peak memory of the command. */
export async function benchMove(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-move-"));
  const postgres = await startDurablePostgres();
  try {
    const data = join(folder, "data");
    mkdirSync(data);
    console.log(`  filling the embedded database with ${INQUIRIES} inquiries and ${FILES} files`);
    await fill(dialectOf({ DATA_DIR: data }), {
      inquiries: INQUIRIES,
      applications: Math.ceil(INQUIRIES / 5),
      emails: Math.ceil(INQUIRIES / 10),
      conversations: Math.ceil(INQUIRIES / 20),
    });
    fillResumes(join(data, "site.db"), FILE_BYTES, FILES);
    await addLinks(data);
    const [url, back] = [await createDatabase(postgres.url), join(folder, "back")];
    const lines = [`${(statSync(join(data, "site.db")).size / 1e9).toFixed(2)} GB, ${loadText()}`];
    lines.push(...(await moved("to PostgreSQL", url, { DATA_DIR: data, DATABASE_URL: "" })));
    lines.push(...(await moved("back to SQLite", `sqlite:${back}`, { DATA_DIR: data, DATABASE_URL: url })));
    return [...lines, loadText()];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command and returns what it says, when each step began, and its peak memory (Linux). */
async function moved(name: string, to: string, environment: Record<string, string>): Promise<string[]> {
  const child = spawn(pinnedNode, [join(root, "bin", "move.ts"), "--to", to], { env: { ...base, ...environment } });
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  let [printed, steps, peakMb] = ["", "", Number.NaN];
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => {
    for (const line of String(chunk).trim().split("\n")) steps += `${line.replace(/\.$/, "")} at ${seconds()} s; `;
  });
  const timer = setInterval(() => {
    peakMb = peakOf(child.pid) ?? peakMb;
  }, 100);
  const code = await new Promise((resolve) => child.once("close", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The move failed: ${steps}${printed}`);
  const [summary, verified] = printed.split("\n");
  return [
    verdict(`${name}: ${seconds()} s, at most ${peakMb.toFixed(0)} MB (goal ${MAX_MB})`, !(peakMb > MAX_MB)),
    `${steps}${summary} ${verified}`,
  ];
}

function peakOf(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    // It has ended, or this is not Linux.
    return undefined;
  }
}

/** Adds links to both chains. */
async function addLinks(folder: string): Promise<void> {
  const db = openSqlite(folder);
  const context = { db, actor: null, agent: "system", now: Date.now } as const;
  const notice = { policyVersion: "1", noticeHash: "0".repeat(32), language: "en" };
  for (let done = 0; done < LINKS; done += LINKS_AT_ONCE)
    await Promise.all(
      Array.from({ length: LINKS_AT_ONCE }, async () => {
        await recordConsent(context, choice, { notice: undefined, gpc: false }, notice);
        await recordAccess(context, { action: "view", kind: "inquiry", count: 1 });
      }),
    );
  await db.close();
}
