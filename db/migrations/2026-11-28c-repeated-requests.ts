import { type Kysely, sql } from "kysely";

/** The key by which a browser repeats an application (the index is empty at first), and how many emails a mailbox got in a day. */
export const repeatedRequests = {
  async up(db: Kysely<unknown>) {
    await sql`alter table job_applications add column idempotency_key_hash text`.execute(db);
    await sql`create unique index if not exists job_applications_repeated on job_applications (idempotency_key_hash)
      where idempotency_key_hash is not null`.execute(db);
    for (const column of ["day_began_at", "count"])
      await sql`alter table acknowledged_addresses add column ${sql.ref(column)} bigint not null default 0`.execute(db);
  },
};
