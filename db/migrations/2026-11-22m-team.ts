import type { Kysely } from "kysely";

/** What the team page shows and changes. The new columns of users are empty until the next sign-in or change. */
export const team = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("users").addColumn("last_sign_in_at", "bigint").execute();
    await db.schema.alterTable("users").addColumn("changed_at", "bigint").execute();
    // No foreign key: the id stays when the admin who made the change is deleted.
    await db.schema.alterTable("users").addColumn("changed_by", "text").execute();

    await db.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("delivery", "text", (column) => column.notNull())
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .addColumn("revoked_at", "bigint")
      .execute();
    await db.schema.createIndex("invitations_by_email").on("invitations").column("email_folded").execute();
    await db.schema.createIndex("invitations_by_time").on("invitations").columns(["created_at", "id"]).execute();
  },
};
