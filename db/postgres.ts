import { setTimeout as wait } from "node:timers/promises";
import { CamelCasePlugin, Kysely, type LogEvent, PostgresDialect, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import { appendAtCommit, shareAppends, writeWithLinks } from "./append-link.ts";
import { counted } from "./counted.ts";
import { type Database, type DatabaseSize, type Queries, UnreachableError } from "./database.ts";
import { isTemporaryFailure } from "./failures.ts";
import { migrate } from "./migrate.ts";
import { searchPostgres } from "./postgres-search.ts";
import { marks, shareTransactions } from "./shared-transaction.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const NUMERIC = 1700;
const RETRY_MS = 500;
/** A server that disappeared must not block a request forever. */
const QUERY_MS = 30_000;
const PING_MS = 1000;
/** The advisory lock of `alone`; any number that nothing else in the database uses. */
export const ALONE_LOCK = 7_301_946_118;

interface Options {
  /** How many connections may be open at once, besides one for health checks. */
  maxConnections?: number | undefined;
  /** How long to wait for a database that cannot be reached yet (ms). */
  connectTimeoutMs?: number;
  /** How long a commit waits for the end of a hash chain (ms); well below the query timeout. */
  lockMs?: number;
  /** Called once when waiting starts. */
  onWait?: ((address: string) => void) | undefined;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
}

/**
 * Opens connections for reading and others for writing on `url`, waits for the server to answer, or throws an
 * `UnreachableError` with its address and the reason.
 */
export async function openPostgres(
  url: string,
  { maxConnections = 16, connectTimeoutMs = 20_000, lockMs = 10_000, onWait, onQuery }: Options = {},
): Promise<Database> {
  const shared = { connectionString: url, pipeline: true, query_timeout: QUERY_MS };
  // Writes that wait for a lock take none of the connections that pages and lists read with.
  const reading = openPool({ ...shared, max: Math.ceil(maxConnections / 2) });
  const writing = openPool({ ...shared, max: Math.floor(maxConnections / 2) });
  await waitForServer(reading, addressOf(url), connectTimeoutMs, onWait);
  // A connection of its own answers while all others are busy.
  const pings = openPool({ connectionString: url, max: 1, connectionTimeoutMillis: PING_MS, query_timeout: PING_MS });
  const read = kyselyOver(reading, onQuery);
  const write = kyselyOver(writing, onQuery);
  const transact: Database["write"] = (work) =>
    write.transaction().execute((queries) => writeWithLinks(queries, work, lockMs));
  const writes = counted(shareTransactions(transact));
  const appends = counted(transact);
  return {
    isExclusive: false,
    read,
    search: (search) => searchPostgres(read, search),
    append: appendAtCommit,
    appendAlone: shareAppends(appends.write),
    ...writes,
    writes: () => writes.writes() + appends.writes(),
    async alone(work) {
      // A connection without a query timeout, because another process may take long. The lock ends with its transaction, not
      // with the session, so a pooler between may share its connections.
      const waiting = kyselyOver(openPool({ connectionString: url, max: 1 }));
      try {
        return await waiting.transaction().execute(async (queries) => {
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(queries);
          await sql`select pg_advisory_xact_lock(${sql.lit(ALONE_LOCK)})`.execute(queries);
          return await work();
        });
      } finally {
        await waiting.destroy();
      }
    },
    async migrate() {
      // A migration of a large table has no query timeout.
      const migrating = kyselyOver(openPool({ connectionString: url, max: 1 }));
      try {
        return await migrate(migrating);
      } finally {
        await migrating.destroy();
      }
    },
    async size() {
      // Deleted rows leave room in their table, which PostgreSQL does not return to the disk.
      const { rows } = await sql<Omit<DatabaseSize, "log">>`
        select pg_database_size(current_database()) as bytes, greatest(0,
          pg_total_relation_size('files') - (select coalesce(sum(size), 0) from files)
          + pg_total_relation_size('chat_attachments') - (select coalesce(sum(size), 0) from chat_attachments)
        ) as reusable`.execute(read);
      return { ...(rows[0] as (typeof rows)[number]), log: 0 };
    },
    connections() {
      const sum = (count: "totalCount" | "idleCount" | "waitingCount") => reading[count] + writing[count];
      return { used: sum("totalCount") - sum("idleCount"), idle: sum("idleCount"), waiting: sum("waitingCount") };
    },
    async ping() {
      await pings.query("select 1");
    },
    // Not `kysely.destroy`, which leaves the pool open when no query was made.
    close: async () => {
      await Promise.all([reading, writing, pings].map((pool) => pool.end()));
    },
  };
}

/** Queries over a pool. */
export const kyselyOver = (pool: pg.Pool, onQuery?: Options["onQuery"]): Queries =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: async () => connectionOf(await pool.connect()), end: () => pool.end(), options: pool.options },
    }),
    plugins: [new CamelCasePlugin()],
    ...(onQuery && { log: onQuery }),
  });

const connections = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** A connection that sends the mark of a write with the next query: a message of its own would cost as much as a query. */
function connectionOf(client: pg.PoolClient): PostgresPoolClient {
  const known = connections.get(client);
  if (known) return known;
  let mark: string | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    // When the mark fails, the transaction is aborted, and the query fails too.
    if (mark) client.query(mark).catch(() => {});
    mark = marks.has(text) ? text : undefined;
    return mark ? { command: "SAVEPOINT", rowCount: 0, rows: [] } : await client.query(text, [...values]);
  };
  const connection: PostgresPoolClient = {
    query: query as unknown as PostgresPoolClient["query"],
    release: (...destroy) => client.release(...destroy),
  };
  connections.set(client, connection);
  return connection;
}

/** Times are epoch milliseconds and counts are counts: all of them are exact as numbers. */
export const exactNumbers = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    types: exactNumbers,
    ...config,
  });
  // The pool replaces a broken connection, and its pending query rejects. Without these listeners for idle and active
  // connections the process would exit.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

async function waitForServer(pool: pg.Pool, address: string, timeoutMs: number, onWait?: (address: string) => void) {
  const until = Date.now() + timeoutMs;
  for (let attempt = 0; ; attempt++) {
    try {
      await pool.query("select 1");
      return;
    } catch (error) {
      if (isTemporaryFailure(error) && Date.now() + RETRY_MS < until) {
        if (attempt === 0) onWait?.(address);
        await wait(RETRY_MS);
        continue;
      }
      await pool.end();
      throw unreachable(address, "DATABASE_URL", error);
    }
  }
}

/** The error for a server at `address` that could not be reached. `from` says where the address is from. */
export function unreachable(address: string, from: string, error: unknown): UnreachableError {
  const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
  return new UnreachableError(`PostgreSQL at ${address} (${from}) refused the connection: ${reason}`);
}

/** Host and name of a database, without user and password. */
export function addressOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || searchParams.get("host") || "localhost"}${pathname}`;
}
