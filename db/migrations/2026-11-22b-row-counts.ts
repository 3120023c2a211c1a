import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Counts inquiries and applications by day, so that a list knows its total and the place of every page without counting
 * rows. Triggers keep the counts exact, in the transaction of the change.
 */
export const rowCounts = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .createTable("row_counts")
      .addColumn("counted", "text", (column) => column.notNull())
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("row_counts_key", ["counted", "day", "slot"])
      .execute();
    if (isPostgres) await sql.raw(countChangedRows).execute(db);
    for (const [table, name] of Object.entries({ inquiries: "inquiries", job_applications: "jobApplications" })) {
      for (const statement of (isPostgres ? onPostgres : onSqlite)(table, name)) await sql.raw(statement).execute(db);
      // The triggers come first: PostgreSQL holds back other servers' inserts from then on.
      await sql
        .raw(`insert into row_counts (counted, day, slot, count)
          select '${name}', created_at / ${DAY_MS}, 0, count(*) from ${table} group by 2`)
        .execute(db);
    }
  },
};

const DAY_MS = 86_400_000;

// Each connection has its own slot, as a rule: an update waits for other transactions that changed the same row.
const countChangedRows = `
  create function count_changed_rows() returns trigger language plpgsql as $$ begin
    insert into row_counts (counted, day, slot, count)
      select tg_argv[0], created_at / ${DAY_MS}, pg_backend_pid() % 16, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed group by 2 order by 2
      on conflict (counted, day, slot) do update set count = row_counts.count + excluded.count;
    return null;
  end $$`;

const onPostgres = (table: string, name: string) => [
  `create trigger ${table}_counted_added after insert on ${table} referencing new table as changed
    for each statement execute function count_changed_rows('${name}')`,
  `create trigger ${table}_counted_removed after delete on ${table} referencing old table as changed
    for each statement execute function count_changed_rows('${name}')`,
];

const onSqlite = (table: string, name: string) => [
  `create trigger ${table}_counted_added after insert on ${table} begin
    insert into row_counts (counted, day, slot, count) values ('${name}', new.created_at / ${DAY_MS}, 0, 1)
      on conflict (counted, day, slot) do update set count = count + 1;
  end`,
  `create trigger ${table}_counted_removed after delete on ${table} begin
    update row_counts set count = count - 1
      where counted = '${name}' and day = old.created_at / ${DAY_MS} and slot = 0;
  end`,
];
