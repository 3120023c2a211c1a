import type { Kysely } from "kysely";

/** An index for checking, when a conversation starts, that the server issued the secret of the browser. */
export const conversationOwners = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("chat_conversations_by_owner").on("chat_conversations").column("owner_hash").execute();
  },
};
