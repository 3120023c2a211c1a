import { type Kysely, sql } from "kysely";

/** How many codes of an authenticator app a user got wrong in a row, and when the last one was entered. */
export const wrongCodes = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column wrong_codes integer not null default 0`.execute(db);
    await sql`alter table users add column wrong_code_at bigint`.execute(db);
  },
};
