import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { findProgram } from "#bin/find-program.mjs";
import { newId } from "#db/id.ts";
import { openSqlite } from "#db/sqlite.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { load, postScript, verdict, withServer } from "./load.ts";

const SECONDS = 6;

/**
 * `POST /api/inquiries` over 50 connections, compared with plain inserts of the same durability on the same disk; and the same
 * on PostgreSQL.
 */
export async function benchInquiries(): Promise<string[]> {
  const wrk = findProgram("wrk");
  if (!wrk) return ["not measured: wrk is not installed"];
  return [...(await benchEmbedded(wrk)), await benchPostgres(wrk)];
}

async function benchEmbedded(wrk: string): Promise<string[]> {
  return await withServer(async ({ origin }, folder) => {
    const script = join(folder, "inquiry.lua");
    writeFileSync(script, postScript(cast.vera));
    const ownRates: number[] = [];
    const bareRates: number[] = [];
    let failures = 0;
    let p99 = 0;
    for (let round = 0; round < 2; round++) {
      bareRates.push(await bareInserts(join(folder, `bare${round}`)));
      const measured = await load(wrk, `${origin}/api/inquiries`, { connections: 50, seconds: SECONDS, script });
      ownRates.push(measured.requestsPerSecond);
      failures += measured.failures;
      p99 = Math.max(p99, measured.p99);
    }
    const [best, bestBare] = [Math.max(...ownRates), Math.max(...bareRates)];
    return [
      verdict(
        `${Math.round(best)}/s, bare better-sqlite3 ${Math.round(bestBare)}/s: ${(best / bestBare).toFixed(2)} of it (goal 0.50)`,
        best / bestBare >= 0.5,
      ),
      `p99 ${p99.toFixed(1)} ms, ${failures} failures`,
    ];
  });
}

async function benchPostgres(wrk: string): Promise<string> {
  const postgres = await startDurablePostgres();
  try {
    return await withServer(
      async ({ origin }, folder) => {
        const script = join(folder, "inquiry.lua");
        writeFileSync(script, postScript(cast.vera));
        const measure = () => load(wrk, `${origin}/api/inquiries`, { connections: 50, seconds: SECONDS, script });
        const [first, second] = [await measure(), await measure()];
        const best = second.requestsPerSecond > first.requestsPerSecond ? second : first;
        const failures = first.failures + second.failures;
        return `PostgreSQL: ${Math.round(best.requestsPerSecond)}/s, p99 ${best.p99.toFixed(1)} ms, ${failures} failures`;
      },
      { RATE_LIMITS: "off", DATABASE_URL: await createDatabase(postgres.url) },
    );
  } finally {
    await postgres.stop();
  }
}

/** Inserts per second of the same row into the same table without its triggers and search index, each in a transaction that is flushed to disk. */
async function bareInserts(folder: string): Promise<number> {
  mkdirSync(folder);
  const migrated = openSqlite(folder);
  await migrated.migrate();
  await migrated.close();
  const file = new SqliteFile(join(folder, "site.db"));
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  const triggers = file
    .prepare("select name from sqlite_schema where type = 'trigger' and tbl_name = 'inquiries'")
    .pluck();
  for (const name of triggers.all()) file.exec(`drop trigger ${name}`);
  const insert = file.prepare(
    `insert into inquiries (id, first_name, last_name, email, company, industry, message, search_text, created_at)
     values (@id, @firstName, @lastName, @email, @company, @industry, @message, @message, @createdAt)`,
  );
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < SECONDS * 1000) {
    insert.run({ ...cast.vera, id: newId(), createdAt: Date.now() });
    count++;
  }
  const perSecond = count / ((performance.now() - startedAt) / 1000);
  file.close();
  return perSecond;
}
