import type { Kysely } from "kysely";

/** Authenticator apps, and the recovery codes for a user who has lost one. */
export const secondFactors = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("authenticators")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("last_step", "bigint", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .execute();

    await db.schema
      .createTable("recovery_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .execute();
    await db.schema.createIndex("recovery_codes_by_user").on("recovery_codes").column("user_id").execute();
  },
};
