import type { Kysely } from "kysely";

/** Whether a browser's secret is one that the server gave out is asked each time that a conversation is begun. */
export const conversationOwners = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("chat_conversations_by_owner").on("chat_conversations").column("owner_hash").execute();
  },
};
