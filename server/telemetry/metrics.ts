import type { IncomingMessage, ServerResponse } from "node:http";
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "../services.ts";
import { labelsOf } from "./route-names.ts";

/** What is measured, besides the requests. */
export type Measured = Pick<Services, "db" | "now" | "conversations" | "storage" | "lastRetention" | "backups">;

/** Seconds. Files take less than a millisecond, the lists of the dashboard up to a tenth of a second. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** How long a scrape waits for the database (ms), well below Prometheus's default of ten seconds. */
const DATABASE_MS = 2000;

/**
 * The metrics of one server in the format of Prometheus. Labels hold routes, never addresses that a client sent: their number
 * is bounded, and they tell nothing about a visitor.
 */
export class Metrics {
  readonly #measured: Measured;
  readonly #registry = new Registry();
  readonly #requests: Counter<"method" | "route" | "status">;
  readonly #durations: Histogram<"route">;
  readonly #gauges: ReturnType<typeof gaugesIn>;

  constructor(measured: Measured) {
    this.#measured = measured;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: "http_requests_total",
      help: "Answered requests, by method, route and status. Status 0: the client left before the answer ended.",
      labelNames: ["method", "route", "status"],
      registers,
    });
    this.#durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "Seconds from the headers of a request to the end of its answer. An event stream lasts as long as it is open.",
      labelNames: ["route"],
      buckets: BUCKETS,
      registers,
    });
    this.#gauges = gaugesIn(registers);
  }

  /** Counts a request when its response has ended. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    response.once("close", () => {
      const { method, route } = labelsOf(request);
      this.#requests.inc({ method, route, status: response.writableFinished ? response.statusCode : 0 });
      this.#durations.observe({ route }, (performance.now() - startedAt) / 1000);
    });
  }

  /** All metrics as text. Without the database, its metrics are missing and `site_database_up` is 0. */
  async text(): Promise<string> {
    const { conversations, lastRetention, backups } = this.#measured;
    const { database, streams, tasks } = this.#gauges;
    streams.set(conversations.events.count);
    // 0 until the first success, so that an alert notices that there was none.
    tasks.set({ task: "retention" }, (lastRetention() ?? 0) / 1000);
    const made = backups();
    if (made) tasks.set({ task: "backup" }, made.lastAt === null ? 0 : Date.parse(made.lastAt) / 1000);
    const isUp = await withinSeconds(this.#readDatabase());
    database.set(isUp ? 1 : 0);
    await withinSeconds(this.#readStorage());
    return await this.#registry.metrics();
  }

  async #readDatabase(): Promise<void> {
    const { db, now } = this.#measured;
    const { connections, emails, oldestEmail, failing, chains } = this.#gauges;
    for (const gauge of [emails, oldestEmail, chains]) gauge.reset();
    // A reset would set it to 0, since it has no labels.
    failing.remove();
    for (const [state, count] of Object.entries(db.connections() ?? {})) connections.set({ state }, count);
    await db.ping();
    const waiting = await db.read
      .selectFrom("mails")
      .select(({ fn }) => ["state", fn.countAll<number>().as("count"), fn.min("createdAt").as("oldest")])
      .where("state", "in", ["waiting", "sending", "dead"])
      .groupBy("state")
      .execute();
    for (const state of ["waiting", "sending", "dead"]) emails.set({ state }, 0);
    for (const { state, count, oldest } of waiting) {
      emails.set({ state }, count);
      oldestEmail.set({ state }, (now() - oldest) / 1000);
    }
    const { count } = await db.read
      .selectFrom("mails")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("failedAt", "is not", null)
      .executeTakeFirstOrThrow();
    failing.set(count);
    const { rows } = await sql<{ chain: string; length: number }>`
      select 'consents' as chain, length from consent_chain union all select 'audit', length from audit_chain
    `.execute(db.read);
    for (const { chain, length } of rows) chains.set({ chain }, length);
  }

  async #readStorage(): Promise<void> {
    const { freeBytes, reservedBytes, fileBytes, fileBytesLimit } = await this.#measured.storage.status();
    const figures = { reserved: reservedBytes, files: fileBytes, files_limit: fileBytesLimit };
    for (const [kind, bytes] of Object.entries(figures)) this.#gauges.storage.set({ kind }, bytes);
    if (freeBytes !== null) this.#gauges.storage.set({ kind: "free" }, freeBytes);
  }
}

/** Whether `work` succeeded in time. */
async function withinSeconds(work: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), DATABASE_MS);
  const done = work.then(
    () => true,
    () => false,
  );
  return await Promise.race([done, late]).finally(() => clearTimeout(timer));
}

function gaugesIn(registers: Registry[]) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `site_${name}`, help, labelNames, registers });
  return {
    database: gauge("database_up", "1 when the database answered within two seconds."),
    connections: gauge("database_connections", "Connections to PostgreSQL, and requests that wait for one.", ["state"]),
    emails: gauge("emails", "Emails that are waiting, being sent, or given up (dead).", ["state"]),
    oldestEmail: gauge(
      "email_oldest_seconds",
      "Age of the oldest email in a state; replies may be planned for later.",
      ["state"],
    ),
    failing: gauge("emails_failing", "Emails whose last delivery attempt failed."),
    streams: gauge("chat_streams", "Open event streams of conversations."),
    chains: gauge("chain_links", "Links of the hash chains of consents and of the audit log.", ["chain"]),
    tasks: gauge("task_last_success_timestamp_seconds", "When a task last succeeded, in seconds since 1970.", ["task"]),
    storage: gauge("storage_bytes", "Space that visitors can use, the reserve, and stored files with their limit.", [
      "kind",
    ]),
  };
}
