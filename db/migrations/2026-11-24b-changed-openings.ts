import { type Kysely, PostgresAdapter, sql } from "kysely";

/** On PostgreSQL, tells the servers when the open positions have changed (db/postgres-messages.ts). */
export const changedOpenings = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create function tell_changed_openings() returns trigger language plpgsql as $$
      begin
        perform pg_notify('servers', '{"messages":[["openings",null]]}');
        return null;
      end $$`.execute(db);
    await sql`
      create trigger changed_openings after insert or update or delete on job_listings
      for each statement execute function tell_changed_openings()`.execute(db);
  },
};
