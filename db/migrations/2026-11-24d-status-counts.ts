import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Counts inquiries and applications by status and day as well, in rows of `row_counts` named `inquiries.done` and the like, so
 * that a list of one status knows its total and the place of every page without counting rows.
 */
export const statusCounts = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    if (isPostgres) await sql.raw(countChangedStatuses).execute(db);
    for (const [table, name] of Object.entries({ inquiries: "inquiries", job_applications: "jobApplications" })) {
      for (const statement of (isPostgres ? onPostgres : onSqlite)(table, name)) await sql.raw(statement).execute(db);
      // The triggers come first: PostgreSQL holds back other servers' changes from then on.
      await sql
        .raw(`insert into row_counts (counted, day, slot, count)
          select '${name}.' || work_status, created_at / ${DAY_MS}, 0, count(*) from ${table} group by 1, 2`)
        .execute(db);
    }
  },
};

const DAY_MS = 86_400_000;

// Slots as in `2026-11-22b-row-counts`, but of changes others than of inserts: no visitor waits for a change by the team. A
// trigger with transition tables cannot name a column, so it runs for every update.
const countChangedStatuses = `
  create function count_changed_statuses() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into row_counts (counted, day, slot, count)
        select tg_argv[0] || work_status, created_at / ${DAY_MS}, pg_backend_pid() % 16, count(*)
        from added group by 1, 2 order by 1, 2
        on conflict (counted, day, slot) do update set count = row_counts.count + excluded.count;
    elsif tg_op = 'DELETE' then
      insert into row_counts (counted, day, slot, count)
        select tg_argv[0] || work_status, created_at / ${DAY_MS}, 16 + pg_backend_pid() % 16, -count(*)
        from removed group by 1, 2 order by 1, 2
        on conflict (counted, day, slot) do update set count = row_counts.count + excluded.count;
    else
      insert into row_counts (counted, day, slot, count)
        select tg_argv[0] || work_status, created_at / ${DAY_MS}, 16 + pg_backend_pid() % 16, sum(change)
        from (select work_status, created_at, 1 as change from added
          union all select work_status, created_at, -1 from removed) as changed
        group by 1, 2 having sum(change) <> 0 order by 1, 2
        on conflict (counted, day, slot) do update set count = row_counts.count + excluded.count;
    end if;
    return null;
  end $$`;

const onPostgres = (table: string, name: string) => [
  `create trigger ${table}_status_added after insert on ${table} referencing new table as added
    for each statement execute function count_changed_statuses('${name}.')`,
  `create trigger ${table}_status_changed after update on ${table} referencing new table as added old table as removed
    for each statement execute function count_changed_statuses('${name}.')`,
  `create trigger ${table}_status_removed after delete on ${table} referencing old table as removed
    for each statement execute function count_changed_statuses('${name}.')`,
];

const onSqlite = (table: string, name: string) => {
  const add = `insert into row_counts (counted, day, slot, count)
      values ('${name}.' || new.work_status, new.created_at / ${DAY_MS}, 0, 1)
      on conflict (counted, day, slot) do update set count = count + 1;`;
  const remove = `update row_counts set count = count - 1
      where counted = '${name}.' || old.work_status and day = old.created_at / ${DAY_MS} and slot = 0;`;
  return [
    `create trigger ${table}_status_added after insert on ${table} begin ${add} end`,
    `create trigger ${table}_status_changed after update of work_status on ${table}
      when old.work_status <> new.work_status begin ${remove} ${add} end`,
    `create trigger ${table}_status_removed after delete on ${table} begin ${remove} end`,
  ];
};
