import type { Kysely } from "kysely";

/** Records that users unmasked for a purpose, each for one session. */
export const reveals = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reveals")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_hash", "text", (column) => column.references("sessions.token_hash").onDelete("set null"))
      .addColumn("inquiry_id", "text", (column) => column.references("inquiries.id").onDelete("cascade"))
      .addColumn("job_application_id", "text", (column) => column.references("job_applications.id").onDelete("cascade"))
      .addColumn("conversation_id", "text", (column) => column.references("chat_conversations.id").onDelete("cascade"))
      .addColumn("revealed_at", "bigint", (column) => column.notNull())
      .addColumn("note", "text")
      .addColumn("request_id", "text")
      .execute();
    for (const column of ["session_hash", "inquiry_id", "job_application_id", "conversation_id", "request_id"])
      await db.schema.createIndex(`reveals_by_${column}`).on("reveals").column(column).execute();
  },
};
