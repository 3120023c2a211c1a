import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import type { DatabaseKind, Site } from "./servers/site.ts";

/**
 * Does `act` while a transaction has made `change` and not committed it yet. PostgreSQL commits once `act` waits for that
 * transaction, or has finished. SQLite has one writer, so there both only start at the same time.
 */
export async function beforeCommit<Result>(
  { db }: Site,
  kind: DatabaseKind,
  change: (queries: Queries) => Promise<unknown>,
  act: () => Promise<Result>,
): Promise<Result> {
  const changed = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const write = db.write(async (queries) => {
    await change(queries);
    changed.resolve();
    if (kind === "postgres") await commit.promise;
  });
  if (kind === "postgres") await changed.promise;
  let isDone = false;
  const acted = act().finally(() => {
    isDone = true;
  });
  while (kind === "postgres" && !isDone && !(await isAnyWaiting(db.read))) await wait(5);
  commit.resolve();
  await write;
  return await acted;
}

/** Whether a connection to this database waits for a lock. */
async function isAnyWaiting(read: Queries): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(read);
  return (rows[0]?.waiting ?? 0) > 0;
}
