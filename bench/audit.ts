import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { adminEnvironment, cast, weaver } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { verdict } from "./load.ts";
import { processorTime } from "./processor-time.ts";

const ENTRIES = 2000;
const CONNECTIONS = 96;
const ROUNDS = 5;
/** Servers that use less than this share of a processor for so long (ms) have finished their start. */
const IDLE = { share: 0.1, ms: 2000 };

const changes = { method: "POST", path: "/api/admin/job-listings", body: JSON.stringify(weaver) };
const reads = { method: "GET", path: "/api/admin/consents/verification", body: "" };
/** What is measured, in order. During the first changes, each server compiles the code that they run. */
const loads = { "first changes": changes, changes, reads };
const kinds = Object.keys(loads) as (keyof typeof loads)[];

/**
 * First the log alone: 2,000 entries, half of them of changes and half of reads, appended at once by three processes on one
 * PostgreSQL, and by one on SQLite. Then whole requests: twice 2,000 changes, then 2,000 reads, each with its entry, sent at
 * once to three servers on one PostgreSQL, and to one on SQLite. Both have the same number of connections, and have finished
 * their start. Then verifies the chain. The processor time of a request is that of the servers and of PostgreSQL; the client
 * shares the processors with them.
 */
export async function benchAudit(): Promise<string[]> {
  const postgres = await startDurablePostgres();
  const appended = { sqlite: [] as number[], postgres: [] as number[] };
  const rates = { sqlite: [] as Rates[], postgres: [] as Rates[] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      appended.sqlite.push(await measureAppends(1, ""));
      appended.postgres.push(await measureAppends(3, await createDatabase(postgres.url)));
    }
    for (let round = 0; round < ROUNDS; round++) {
      rates.sqlite.push(await measure(1, "", []));
      rates.postgres.push(await measure(3, await createDatabase(postgres.url), [postgres.pid()]));
    }
  } finally {
    await postgres.stop();
  }
  const [one, three] = [medianOf(appended.sqlite), medianOf(appended.postgres)];
  const all = (list: number[]) => `${medianOf(list)} entries/s (${list.join(", ")})`;
  const alone = `appended together: three processes on PostgreSQL ${all(appended.postgres)}, one on SQLite ${all(appended.sqlite)}`;
  return [verdict(alone, three >= one), ...kinds.map(ofKind)];

  function ofKind(kind: keyof typeof loads): string {
    const [one, three] = [rates.sqlite, rates.postgres].map((rounds) => rounds.map((round) => round[kind]));
    const text = `${kind}: three servers on PostgreSQL ${textOf(three as Rate[])}, one on SQLite ${textOf(one as Rate[])}`;
    return verdict(text, medianOf((three as Rate[]).map(perSecond)) >= medianOf((one as Rate[]).map(perSecond)));
  }
}

interface Rate {
  /** Requests per second, each of which appends one entry. */
  entries: number;
  /** The processor time of a request (ms): of the servers with their database, and of the client. */
  server: number;
  client: number;
}

type Rates = Record<keyof typeof loads, Rate>;

const perSecond = ({ entries }: Rate) => Math.round(entries);

function textOf(rounds: Rate[]): string {
  const [server, client] = (["server", "client"] as const).map((part) => medianOf(rounds.map((rate) => rate[part])));
  const time = `${server?.toFixed(2)} ms of processor time each, client ${client?.toFixed(2)} ms`;
  return `${medianOf(rounds.map(perSecond))} entries/s (${rounds.map(perSecond).join(", ")}; ${time})`;
}

/**
 * How many entries `count` processes append in a second to a new database, once they have compiled the code: 2,000 entries are
 * appended three times, and the last time counts. Throws when an entry is missing or the chain broken.
 */
async function measureAppends(count: number, databaseUrl: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  await db.migrate();
  const before = await verifyAuditLog(db);
  await db.close();
  const children: ChildProcess[] = [];
  let seconds = 0;
  try {
    for (let i = 0; i < count; i++) {
      children.push(fork(join(import.meta.dirname, "append-entries.ts"), [folder, databaseUrl]));
      await once(children[i] as ChildProcess, "message");
    }
    for (let repeat = 0; repeat < 3; repeat++) {
      const answers = children.map((child) => once(child, "message"));
      const startedAt = performance.now();
      children.forEach((child, i) => {
        child.send(Math.floor(ENTRIES / count) + (i < ENTRIES % count ? 1 : 0));
      });
      await Promise.all(answers);
      seconds = (performance.now() - startedAt) / 1000;
    }
    for (const child of children) {
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    }
    await verifyEntries({ folder, databaseUrl, expected: before.checked + 3 * ENTRIES });
  } finally {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
  return Math.round(ENTRIES / seconds);
}

/** Throws when the audit log has fewer entries than expected, or its chain is broken. */
async function verifyEntries(log: { folder: string; databaseUrl: string; expected: number }): Promise<void> {
  const db = await openDatabase({ dataFolder: log.folder, databaseUrl: log.databaseUrl });
  const { broken, checked } = await verifyAuditLog(db);
  await db.close();
  if (broken || checked < log.expected) throw new Error(`${checked} entries, broken: ${JSON.stringify(broken)}`);
}

/** The rates of servers over a new database; an empty URL means SQLite. Throws when an entry is missing or the chain broken. */
async function measure(count: number, databaseUrl: string, databasePids: number[]): Promise<Rates> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const environment = { ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await startProcess(environment));
  try {
    const ada = new Visitor((servers[0] as ServerProcess).origin);
    await ada.logIn(cast.ada);
    const pids = [...servers.map(({ child }) => child.pid as number), ...databasePids];
    await untilIdle(pids);
    const measured = {} as Rates;
    for (const kind of kinds) measured[kind] = await rateOf(servers, ada, loads[kind], pids);
    await Promise.all(servers.map(stopProcess));
    await verifyEntries({ folder, databaseUrl, expected: kinds.length * ENTRIES });
    return measured;
  } finally {
    for (const { child } of servers) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rate that Ada's requests reach, spread over the servers and sent at once, with the processor time of `pids`. */
async function rateOf(
  servers: ServerProcess[],
  ada: Visitor,
  sent: typeof changes,
  pids: readonly number[],
): Promise<Rate> {
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
  const usedBefore = usedBy(pids);
  const clientBefore = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: ENTRIES }, (_, i) => sendTo(i % servers.length)));
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(clientBefore);
  const server = (usedBy(pids) - usedBefore) / ENTRIES;
  for (const agent of agents) agent.destroy();
  return { entries: ENTRIES / seconds, server, client: (user + system) / 1000 / ENTRIES };
}

/** Waits until servers have finished their start: each indexes the assistant's answers a second after it is ready. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; usedBy(pids) - before > IDLE.share * IDLE.ms; await wait(IDLE.ms))
    before = usedBy(pids);
}

const usedBy = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + processorTime(pid, { children: true }), 0);

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
