import { type Kysely, sql } from "kysely";

/** Deletes the saved views of emails, which nothing shows or deletes anymore. Their names can contain names of people. */
export const emailViews = {
  async up(db: Kysely<unknown>) {
    await sql`update table_settings set views = '[]' where tab = 'email'`.execute(db);
  },
};
