import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { adminEnvironment, cast, weaver } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { verdict } from "./load.ts";

const ENTRIES = 2000;
const CONNECTIONS = 96;
const ROUNDS = 5;

const changes = { method: "POST", path: "/api/admin/job-listings", body: JSON.stringify(weaver) };
const reads = { method: "GET", path: "/api/admin/consents/verification", body: "" };

/**
 * 2,000 changes and 2,000 reads, each with its entry in the audit log, sent at once to three servers on one PostgreSQL, compared
 * with one server on SQLite. Then verifies the chain.
 */
export async function benchAudit(): Promise<string[]> {
  const postgres = await startDurablePostgres();
  const rates = { sqlite: [] as Rates[], postgres: [] as Rates[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rates.sqlite.push(await measure(1, ""));
      rates.postgres.push(await measure(3, await createDatabase(postgres.url)));
    }
  } finally {
    await postgres.stop();
  }
  return (["changes", "reads"] as const).map((kind) => {
    const [one, three] = [rates.sqlite, rates.postgres].map((rounds) => rounds.map((round) => Math.round(round[kind])));
    const [own, reference] = [medianOf(three as number[]), medianOf(one as number[])];
    const text = `${kind}: three servers on PostgreSQL ${own}/s (${three?.join(", ")}), one on SQLite ${reference}/s (${one?.join(", ")})`;
    return verdict(text, own >= reference);
  });
}

interface Rates {
  /** Per second. */
  changes: number;
  reads: number;
}

/** The rates of servers over a new database; an empty URL means SQLite. Throws when an entry is missing or the chain broken. */
async function measure(count: number, databaseUrl: string): Promise<Rates> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const environment = { ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await startProcess(environment));
  try {
    const ada = new Visitor((servers[0] as ServerProcess).origin);
    await ada.logIn(cast.ada);
    const measured = { changes: await rateOf(servers, ada, changes), reads: await rateOf(servers, ada, reads) };
    await Promise.all(servers.map(stopProcess));
    const db = await openDatabase({ dataFolder: folder, databaseUrl });
    const { broken, checked } = await verifyAuditLog(db);
    await db.close();
    if (broken || checked < 2 * ENTRIES) throw new Error(`${checked} entries, broken: ${JSON.stringify(broken)}`);
    return measured;
  } finally {
    for (const { child } of servers) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Requests per second that Ada's requests reach, spread over the servers and sent at once. */
async function rateOf(servers: ServerProcess[], ada: Visitor, sent: typeof changes): Promise<number> {
  const agents = servers.map(() => new Agent({ keepAlive: true, maxSockets: CONNECTIONS / servers.length }));
  const headers = {
    Cookie: [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "Sec-Fetch-Site": "same-origin",
    ...(sent.body ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(sent.body) } : {}),
  };
  const sendTo = (at: number) =>
    new Promise<void>((resolve, reject) => {
      const { origin } = servers[at] as ServerProcess;
      request(origin + sent.path, { method: sent.method, headers, agent: agents[at] }, (incoming) => {
        incoming.resume().on("end", () => {
          const { statusCode = 0 } = incoming;
          if (statusCode < 300) resolve();
          else reject(new Error(`${sent.path} answered ${statusCode}`));
        });
      })
        .on("error", reject)
        .end(sent.body);
    });
  await Promise.all(servers.map((_, at) => sendTo(at)));
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: ENTRIES }, (_, i) => sendTo(i % servers.length)));
  const seconds = (performance.now() - startedAt) / 1000;
  for (const agent of agents) agent.destroy();
  return ENTRIES / seconds;
}

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
