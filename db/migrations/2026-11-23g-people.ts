import { type Kysely, sql } from "kysely";

/**
 * The people behind records, by email address, and indexes that find all records of an address. The indexes hold what
 * `lower` makes of the column, so no earlier release has to fill a further one.
 */
export const people = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("person_addresses")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("person_addresses_by_person")
      .on("person_addresses")
      .columns(["person_id", "id"])
      .execute();
    for (const [table, address, time] of indexed)
      await sql.raw(`create index ${table}_by_address on ${table} (lower(${address}), ${time}, id)`).execute(db);
  },
};

const indexed = [
  ["inquiries", "email", "created_at"],
  ["chat_conversations", "user_email", "last_message_at"],
  ["mails", "recipient", "created_at"],
] as const;
