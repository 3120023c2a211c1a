import type { Kysely } from "kysely";

export const mails = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mails")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      // The record that the email is about. No foreign key: the row outlives that record.
      .addColumn("about_id", "text", (column) => column.notNull())
      .addColumn("recipient", "text")
      .addColumn("message_id", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "bigint")
      .addColumn("claim", "text")
      .addColumn("delivered_to", "text", (column) => column.notNull().defaultTo("[]"))
      .addColumn("reason", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("settled_at", "bigint")
      .execute();
    // Only waiting or sending emails have a due time, so this index stays small.
    await db.schema.createIndex("mails_due").on("mails").column("due_at").where("due_at", "is not", null).execute();
    await db.schema.createIndex("mails_by_state").on("mails").columns(["state", "created_at", "id"]).execute();
    await db.schema.createIndex("mails_by_time").on("mails").columns(["created_at", "id"]).execute();
    await db.schema.createIndex("mails_by_subject").on("mails").column("about_id").execute();

    await db.schema
      .createTable("mail_attempts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("mail_id", "text", (column) => column.notNull().references("mails.id").onDelete("cascade"))
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("mail_attempts_by_mail").on("mail_attempts").columns(["mail_id", "id"]).execute();

    // Hashes of the addresses that got an acknowledgment within the last hour: none gets two.
    await db.schema
      .createTable("acknowledged_addresses")
      .addColumn("address_hash", "text", (column) => column.primaryKey())
      .addColumn("last_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
