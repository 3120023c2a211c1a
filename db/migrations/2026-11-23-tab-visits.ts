import { type Kysely, sql } from "kysely";

/** When each person on the team last opened a tab of the dashboard: what arrived since is new to them. */
export const tabVisits = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tab_visits")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("tab", "text", (column) => column.notNull())
      .addColumn("opened_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("tab_visits_primary_key", ["user_id", "tab"])
      .execute();
    await db.schema
      .createIndex("chat_conversations_waiting")
      .on("chat_conversations")
      .column("id")
      .where(sql<boolean>`status = 'waiting'`)
      .execute();
  },
};
