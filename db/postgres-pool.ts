import { setTimeout as wait } from "node:timers/promises";
import {
  CamelCasePlugin,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPoolClient,
} from "kysely";
import pg from "pg";
import { type Queries, UnreachableError } from "./database.ts";
import { isTemporaryFailure } from "./failures.ts";
import { marks } from "./shared-transaction.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const NUMERIC = 1700;
const RETRY_MS = 500;

// Kysely locks migrations for a session, which a pooler between would share: `migrate` has a lock of its transaction.
class LocklessAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new LocklessAdapter();
  }
}

/** Queries over a pool. `onQuery` is called after each. */
export const kyselyOver = (pool: pg.Pool, onQuery?: (event: LogEvent) => void): Queries =>
  new Kysely<Tables>({
    dialect: new Dialect({
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

/** A pool whose failures reject queries and never end the process. */
export function openPool(config: pg.PoolConfig): pg.Pool {
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

interface Waiting {
  timeoutMs: number;
  /** How long a statement may take, which the connections ask for (ms). */
  statementMs: number;
  /** Called once when waiting starts. */
  onWait: ((address: string) => void) | undefined;
}

/**
 * Waits until the server answers, or throws an `UnreachableError`. Returns whether connections may ask for a timeout of
 * statements: PgBouncer refuses that.
 */
export async function waitForServer(url: string, { timeoutMs, statementMs, onWait }: Waiting): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  let acceptsTimeout = true;
  for (let isFirst = true; ; ) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      ...(acceptsTimeout && { statement_timeout: statementMs }),
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      await client.end();
      return acceptsTimeout;
    } catch (error) {
      await client.end().catch(() => {});
      if (acceptsTimeout && error instanceof Error && /startup parameter/.test(error.message)) {
        acceptsTimeout = false;
      } else if (isTemporaryFailure(error) && Date.now() + RETRY_MS < until) {
        if (isFirst) onWait?.(addressOf(url));
        isFirst = false;
        await wait(RETRY_MS);
      } else {
        throw unreachable(addressOf(url), "DATABASE_URL", error);
      }
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
