import type { Kysely } from "kysely";

export const accountsAndInquiries = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("users")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("username", "text", (column) => column.notNull())
      .addColumn("username_folded", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_folded", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull().defaultTo("user"))
      .addColumn("from_environment", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("disabled_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("sessions")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_seen_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sessions_by_user").on("sessions").column("user_id").execute();
    await db.schema.createIndex("sessions_by_last_seen").on("sessions").column("last_seen_at").execute();

    await db.schema
      .createTable("inquiries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("company", "text", (column) => column.notNull())
      .addColumn("industry", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("search_text", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("inquiries_by_time").on("inquiries").columns(["created_at", "id"]).execute();
  },
};
