import { type Kysely, sql } from "kysely";

/**
 * Lets the background job find the rows whose search text has an earlier form than the second. For large tables, before the
 * upgrade of PostgreSQL: `create index concurrently inquiries_to_renew_2 on inquiries (id) where search_version < 2`, and so for
 * `job_applications`.
 */
export const searchVersion2 = {
  async up(db: Kysely<unknown>) {
    for (const table of ["inquiries", "job_applications"]) {
      await sql`create index if not exists ${sql.ref(`${table}_to_renew_2`)} on ${sql.table(table)} (id)
        where search_version < 2`.execute(db);
      await sql`drop index ${sql.ref(`${table}_to_renew`)}`.execute(db);
    }
  },
};
