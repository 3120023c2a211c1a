import { type Kysely, sql } from "kysely";

/** The keys of visitors' requests of the last day, and what each stored, so that a repetition stores nothing. */
export const requestKeys = {
  async up(db: Kysely<unknown>) {
    await sql`create table request_keys (
      key_hash text primary key, request_hash text not null, result text, created_at bigint not null
    )`.execute(db);
    await sql`create index request_keys_by_time on request_keys (created_at)`.execute(db);
  },
};
