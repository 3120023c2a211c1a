import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findProgram } from "#bin/find-program.mjs";
import { openDatabase } from "#db/open.ts";
import { verifyChain } from "#domain/consents/verify.ts";
import { choice } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { untilIdle } from "./audit.ts";
import { load, postScript, verdict, withServer } from "./load.ts";

const run = promisify(execFile);
const SECONDS = 8;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 50;
const ROUNDS = 3;
/** The goal: this part of the updates of one row, which no two transactions can do at the same time either. */
const SHARE_OF_UPDATES = 0.2;

/** Each request comes from another address, so that the limits count, and refuse nothing. */
const script = `${postScript(choice)}
math.randomseed(os.time())
request = function()
  wrk.headers["X-Forwarded-For"] = string.format("%d.%d.%d.%d",
    math.random(1, 223), math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format()
end`;

/**
 * Cookie choices a second through the API, with its rate limits, of one server on PostgreSQL and of one on SQLite, and what
 * `pgbench` updates in one row of the same PostgreSQL. All wait for the disk. Verifies both chains.
 */
export async function benchConsents(): Promise<string[]> {
  const [wrk, pgbench] = [findProgram("wrk"), findProgram("pgbench")];
  if (!wrk || !pgbench) return ["not measured: wrk or pgbench is not installed"];
  const postgres = await startDurablePostgres();
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const rates = { postgres: [] as number[], sqlite: [] as number[], updates: [] as number[] };
  let failures = 0;
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const measured = [
        await measure(wrk, join(folder, `sqlite${round}`), ""),
        await measure(wrk, join(folder, `postgres${round}`), await createDatabase(postgres.url)),
      ] as const;
      rates.sqlite.push(measured[0].requestsPerSecond);
      rates.postgres.push(measured[1].requestsPerSecond);
      failures += measured[0].failures + measured[1].failures;
      rates.updates.push(await updatesOfOneRow(pgbench, postgres.url, folder));
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [own, embedded, updates] = [rates.postgres, rates.sqlite, rates.updates].map(medianOf) as [
    number,
    number,
    number,
  ];
  return [
    verdict(`PostgreSQL ${textOf(rates.postgres)}, SQLite ${textOf(rates.sqlite)}`, own >= embedded),
    verdict(
      `${(own / updates).toFixed(2)} of pgbench's updates of one row, ${textOf(rates.updates)} (goal ${SHARE_OF_UPDATES})`,
      own >= SHARE_OF_UPDATES * updates,
    ),
    `${failures} failures, both chains verified`,
  ];
}

async function measure(wrk: string, folder: string, databaseUrl: string) {
  const location = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const measured = await withServer(
    async ({ origin, child }, own) => {
      const path = join(own, "consent.lua");
      writeFileSync(path, script);
      const url = `${origin}/api/cookie-consent`;
      await untilIdle([child.pid as number]);
      await load(wrk, url, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, script: path });
      return await load(wrk, url, { connections: CONNECTIONS, seconds: SECONDS, script: path });
    },
    { ...location, TRUST_PROXY: "1" },
  );
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  const { broken, checked } = await verifyChain(db);
  await db.close();
  if (broken || checked < measured.requestsPerSecond * SECONDS)
    throw new Error(`${checked} consents, broken: ${JSON.stringify(broken)}`);
  return measured;
}

async function updatesOfOneRow(pgbench: string, url: string, folder: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("drop table if exists one_row; create table one_row as select 0 as n");
  await client.end();
  const path = join(folder, "update.sql");
  writeFileSync(path, "update one_row set n = n + 1;\n");
  const { stdout } = await run(pgbench, ["-n", "-f", path, "-c", `${CONNECTIONS}`, "-j", "1", "-T", `${SECONDS}`, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
const textOf = (values: number[]) => `${Math.round(medianOf(values))}/s (${values.map(Math.round).join(", ")})`;
