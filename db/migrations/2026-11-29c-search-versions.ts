import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Marks the rows whose search text has the form of earlier releases: all at first, later those that a server of such a release
 * adds. A background job finds them through the index. For large tables, before the upgrade of PostgreSQL:
 * `alter table inquiries add column search_version integer not null default 0`,
 * `create index concurrently inquiries_to_renew on inquiries (id) where search_version = 0`, and so for `job_applications`.
 */
export const searchVersions = {
  async up(db: Kysely<unknown>) {
    const ifNew = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? "if not exists" : "");
    for (const table of ["inquiries", "job_applications"]) {
      await sql`alter table ${sql.table(table)} add column ${ifNew} search_version integer not null default 0`.execute(
        db,
      );
      await sql`create index if not exists ${sql.ref(`${table}_to_renew`)} on ${sql.table(table)} (id)
        where search_version = 0`.execute(db);
    }
  },
};
