import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Counts of rate limits, which several servers on one PostgreSQL share. `unlogged`: they reach neither the write-ahead log nor
 * its archives, and a crash of PostgreSQL empties the table. SQLite's server counts in memory and leaves it empty.
 */
export const rateLimits = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    const table = db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("points", "bigint", (column) => column.notNull())
      .addColumn("expire", "bigint");
    await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
    await db.schema.createIndex("rate_limits_by_expiry").on("rate_limits").column("expire").execute();
  },
};
