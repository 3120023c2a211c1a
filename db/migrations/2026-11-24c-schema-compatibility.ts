import type { Kysely } from "kysely";

/**
 * Which migration a release must know to run on this schema. A migration that takes away what an earlier release uses
 * updates the row, so that such a release refuses to start; one that only adds leaves it.
 */
export const schemaCompatibility = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("schema_compatibility")
      .addColumn("needed_migration", "text", (column) => column.notNull())
      .execute();
    await (db as Kysely<{ schema_compatibility: { needed_migration: string } }>)
      .insertInto("schema_compatibility")
      .values({ needed_migration: "2026-11-24c-schema-compatibility" })
      .execute();
  },
};
