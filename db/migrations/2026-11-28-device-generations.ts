import type { Kysely } from "kysely";

/** Counts how often the known devices of a user were forgotten: their cookies name the generation that they belong to. */
export const deviceGenerations = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("users")
      .addColumn("device_generation", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
