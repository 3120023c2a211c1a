import { type Kysely, sql } from "kysely";

/** What a visitor said about an answer of the assistant: 1 helpful, 0 not helpful, null nothing. */
export const answerFeedback = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("chat_messages").addColumn("helpful", "integer").execute();
    // For the report. Without the unrated messages, which are nearly all.
    await sql`
      create index chat_messages_by_feedback on chat_messages (helpful, timestamp) where helpful is not null`.execute(
      db,
    );
  },
};
