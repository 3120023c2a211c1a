import type { Kysely } from "kysely";

/** What the account page shows and confirms. The columns are empty in sessions that an earlier version started. */
export const accountLinks = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sessions").addColumn("device", "text").execute();
    await db.schema.alterTable("sessions").addColumn("confirmed_at", "bigint").execute();

    await db.schema
      .createTable("account_links")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("email", "text")
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("account_links_by_user").on("account_links").columns(["user_id", "purpose"]).execute();
  },
};
