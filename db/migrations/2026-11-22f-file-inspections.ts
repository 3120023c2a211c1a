import type { Kysely } from "kysely";

/**
 * What was found in the files of visitors. A table of its own: on SQLite, a column behind the content of a file would be
 * read through all of its pages. A file without a row was stored by an earlier version and is inspected by the server.
 */
export const fileInspections = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("file_inspections")
      .addColumn("file_id", "text", (column) => column.unique().references("files.id").onDelete("cascade"))
      .addColumn("message_id", "text", (column) =>
        column.unique().references("chat_attachments.message_id").onDelete("cascade"),
      )
      .addColumn("active_content", "text", (column) => column.notNull())
      .addColumn("coverage", "text", (column) => column.notNull())
      .addColumn("scan", "text", (column) => column.notNull())
      .addColumn("inspected_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
