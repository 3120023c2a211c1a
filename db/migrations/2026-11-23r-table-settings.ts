import type { Kysely } from "kysely";

/** How each person on the team has arranged the tables of the dashboard. */
export const tableSettings = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("table_settings")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("tab", "text", (column) => column.notNull())
      .addColumn("hidden_columns", "text", (column) => column.notNull())
      .addColumn("views", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("table_settings_primary_key", ["user_id", "tab"])
      .execute();
  },
};
