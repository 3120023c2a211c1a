import { type LogEvent, sql } from "kysely";
import type pg from "pg";
import { appendAtCommit, writeWithLinks } from "./append-link.ts";
import { counted } from "./counted.ts";
import type { Database, DatabaseSize, Queries } from "./database.ts";
import { postgresLimiter } from "./limiter.ts";
import { migrate } from "./migrate.ts";
import { PostgresMessages } from "./postgres-messages.ts";
import { addressOf, kyselyOver, openPool, unreachable, waitForServer } from "./postgres-pool.ts";
import { searchPostgres } from "./postgres-search.ts";
import { shareTransactions } from "./shared-transaction.ts";

/** How much longer than a statement may run a client waits (ms): only a server that disappeared does not cancel it before. */
const CANCELLATION_MS = 2000;
const PING_MS = 1000;
/** After this time a rate limit counts in memory instead (ms). */
const SHORT_MS = 3000;
/** How many connections count rate limits and send messages. */
const SHORT_CONNECTIONS = 2;
/** Advisory locks: any numbers that nothing else in the database uses. `alone` is that of `Database.alone`. */
export const locks = { alone: 7_301_946_118, job: 7_301_946_119, migration: 7_301_946_120 };

interface Options {
  /** PostgreSQL's own address, where `url` leads to a pooler, over which no messages arrive. */
  listenUrl?: string | undefined;
  /** How many connections may be open at once, besides those for health checks, rate limits and messages. */
  maxConnections?: number | undefined;
  /** How long to wait for a database that cannot be reached yet (ms). */
  connectTimeoutMs?: number;
  /** How long a statement may run (ms). */
  statementMs?: number;
  /** How long a commit waits for the end of a hash chain (ms); well below the timeout of statements. */
  lockMs?: number;
  /** Called once when waiting starts. */
  onWait?: ((address: string) => void) | undefined;
  /** Called after each query. */
  onQuery?: ((event: LogEvent) => void) | undefined;
  /** Called with a sentence for the operator. */
  onWarning?: ((warning: string) => void) | undefined;
}

/**
 * Opens connections for reading and others for writing on `url`, waits for the server to answer, or throws an
 * `UnreachableError` with its address and the reason.
 */
export async function openPostgres(
  url: string,
  {
    listenUrl,
    maxConnections = 16,
    connectTimeoutMs = 20_000,
    statementMs = 30_000,
    lockMs = 10_000,
    onWait,
    onQuery,
    onWarning,
  }: Options = {},
): Promise<Database> {
  const acceptsTimeout = await waitForServer(url, { timeoutMs: connectTimeoutMs, statementMs, onWait });
  const within = (ms: number) => (acceptsTimeout ? { statement_timeout: ms } : {});
  const queryMs = statementMs + CANCELLATION_MS;
  const shared = { connectionString: url, pipeline: true, query_timeout: queryMs, ...within(statementMs) };
  // Writes that wait for a lock take none of the connections that pages and lists read with.
  const reading = openPool({ ...shared, max: Math.ceil(maxConnections / 2) });
  const writing = openPool({ ...shared, max: Math.floor(maxConnections / 2) });
  if (!acceptsTimeout) await warnWithoutTimeout(reading, onWarning);
  const short = (ms: number) => ({
    connectionString: url,
    connectionTimeoutMillis: ms,
    query_timeout: ms,
    ...within(ms),
  });
  // A connection of its own answers while all others are busy. Neither do rate limits and messages wait for other work.
  const pings = openPool({ ...short(PING_MS), max: 1 });
  const shorts = openPool({ ...short(SHORT_MS), max: SHORT_CONNECTIONS });
  const messages = new PostgresMessages({
    url: listenUrl ?? url,
    pool: shorts,
    onSilence: () => onWarning?.(SILENCE),
    onFailure: (error) =>
      onWarning?.(
        unreachable(addressOf(listenUrl ?? url), listenUrl ? "DATABASE_LISTEN_URL" : "DATABASE_URL", error).message,
      ),
  });
  const read = kyselyOver(reading, onQuery);
  const write = kyselyOver(writing, onQuery);
  const transact: Database["write"] = (work) =>
    write.transaction().execute((queries) => writeWithLinks(queries, work, lockMs));
  const writes = counted(shareTransactions(transact));
  return {
    isExclusive: false,
    messages,
    read,
    search: (search) => searchPostgres(read, search),
    append: appendAtCommit,
    ...writes,
    alone: (work) =>
      locked(url, async (queries) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(locks.alone)})`.execute(queries);
        return await work();
      }),
    aloneOrNot: (work) =>
      locked(url, async (queries) => {
        const { rows } = await sql<{ isFree: boolean }>`
          select pg_try_advisory_xact_lock(${sql.lit(locks.job)}) as is_free`.execute(queries);
        if (rows[0]?.isFree) await work();
        return rows[0]?.isFree ?? false;
      }),
    limiter: (policy) => postgresLimiter(shorts, policy),
    migrate: () =>
      locked(url, async (queries) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(locks.migration)})`.execute(queries);
        return await migrate(queries);
      }),
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
      await messages.close();
      await Promise.all([reading, writing, pings, shorts].map((pool) => pool.end()));
    },
  };
}

/**
 * Does `work` in a transaction without timeouts, on a connection of its own: another process may hold a lock for long, and so
 * may this one. A lock that ends with the transaction, and not with the session, also works when a pooler shares connections.
 */
async function locked<Result>(url: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
  const waiting = kyselyOver(openPool({ connectionString: url, max: 1 }));
  try {
    return await waiting.transaction().execute(async (queries) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(queries);
      await sql`set local statement_timeout = 0`.execute(queries);
      return await work(queries);
    });
  } finally {
    await waiting.destroy();
  }
}

const SILENCE =
  "A pooler in DATABASE_URL delivers no notifications, so chats and open positions on other servers are looked up every few seconds. Set DATABASE_LISTEN_URL to PostgreSQL’s own address.";

async function warnWithoutTimeout(pool: pg.Pool, onWarning: Options["onWarning"]): Promise<void> {
  const { rows } = await pool.query<{ timeout: string; role: string }>(
    "select current_setting('statement_timeout') as timeout, current_user as role",
  );
  if (rows[0]?.timeout === "0")
    onWarning?.(
      `The pooler in DATABASE_URL takes no timeout of statements, so PostgreSQL may work on for a client that has given up. Run: alter role "${rows[0].role}" set statement_timeout = '30s'`,
    );
}
