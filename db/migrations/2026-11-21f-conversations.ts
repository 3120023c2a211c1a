import type { Kysely } from "kysely";

export const conversations = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("chat_conversations")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("session_id", "text", (column) => column.notNull().unique())
      .addColumn("owner_hash", "text", (column) => column.notNull())
      .addColumn("user_email", "text")
      .addColumn("user_name", "text")
      .addColumn("started_at", "bigint", (column) => column.notNull())
      .addColumn("last_message_at", "bigint", (column) => column.notNull())
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("message_count", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("unread", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // The dashboard's list, newest first, and the daily removal.
    await db.schema
      .createIndex("chat_conversations_by_last_message")
      .on("chat_conversations")
      .columns(["last_message_at", "id"])
      .execute();

    await db.schema
      .createTable("chat_messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("conversation_id", "text", (column) =>
        column.notNull().references("chat_conversations.id").onDelete("cascade"),
      )
      .addColumn("sender", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("timestamp", "bigint", (column) => column.notNull())
      .addColumn("attachment_type", "text")
      .addColumn("is_application_request", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("job_application_id", "text", (column) =>
        column.references("job_applications.id").onDelete("set null"),
      )
      .addColumn("metadata", "text")
      // The message that this one answers: unique, so that no message is answered twice.
      .addColumn("answers", "text", (column) => column.unique())
      // The outcome of a question, for the report of unanswered questions.
      .addColumn("outcome", "text")
      .execute();
    await db.schema
      .createIndex("chat_messages_by_conversation")
      .on("chat_messages")
      .columns(["conversation_id", "timestamp", "id"])
      .execute();
    await db.schema
      .createIndex("chat_messages_by_outcome")
      .on("chat_messages")
      .columns(["outcome", "timestamp"])
      .execute();
    await db.schema
      .createIndex("chat_messages_by_job_application")
      .on("chat_messages")
      .column("job_application_id")
      .execute();

    await db.schema
      .createTable("chat_attachments")
      .addColumn("message_id", "text", (column) =>
        column.primaryKey().references("chat_messages.id").onDelete("cascade"),
      )
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      // Last, as in `files`.
      .addColumn("content", "bytea", (column) => column.notNull())
      .execute();
  },
};
