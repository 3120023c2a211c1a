import { type Kysely, sql } from "kysely";

/** Marks the emails whose last delivery attempt failed, and indexes what the outbox lists and searches. */
export const failingEmails = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("mails").addColumn("failed_at", "bigint").execute();
    await sql`update mails set failed_at = coalesce(
        (select max(created_at) from mail_attempts where mail_id = mails.id and outcome = 'failed'),
        case state when 'dead' then settled_at end)
      where state in ('waiting', 'sending', 'dead')`.execute(db);
    // Few emails fail, so this index stays small.
    await db.schema
      .createIndex("mails_failing")
      .on("mails")
      .columns(["created_at", "id", "state", "due_at", "failed_at"])
      .where("failed_at", "is not", null)
      .execute();
    // A search reads this index alone, in the order of the list.
    await db.schema
      .createIndex("mails_listed")
      .on("mails")
      .columns(["created_at", "id", "kind", "state", "recipient"])
      .execute();
    await db.schema.dropIndex("mails_by_time").execute();
  },
};
