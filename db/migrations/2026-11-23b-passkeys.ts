import { type Kysely, sql } from "kysely";

/** Passkeys, the challenges that they sign, and the devices of entries of the audit log about accounts. */
export const passkeys = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("last_used_at", "bigint")
      .execute();
    await db.schema.createIndex("passkeys_by_user").on("passkeys").column("user_id").execute();

    await db.schema
      .createTable("passkey_challenges")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("session_hash", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("passkey_challenges_by_time").on("passkey_challenges").column("created_at").execute();

    await db.schema
      .createTable("audit_devices")
      // Checked at the commit, because PostgreSQL appends the entry with it.
      .addColumn("entry_id", "text", (column) =>
        column
          .primaryKey()
          .references("audit_entries.id")
          .onDelete("cascade")
          .modifyEnd(sql`deferrable initially deferred`),
      )
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("device", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("audit_devices_by_user").on("audit_devices").column("user_id").execute();
  },
};
