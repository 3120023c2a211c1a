import type { ChatMessageRow } from "#db/tables.ts";
import type { Context } from "../context.ts";
import { toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { type Message, messageLimits } from "./schema.ts";

/** The messages of the visitor's own conversation, oldest first (specification, section 7). */
export async function listMessages(context: Context, secret: Secret, id: string): Promise<Message[]> {
  const { id: conversationId } = await ownConversation(context, secret, id);
  const rows = await messageRows(context, conversationId);
  return rows.map(toMessage);
}

/** What was said in a conversation, oldest first; who may read it has been decided before. */
export async function messageRows({ db }: Context, conversationId: string): Promise<ChatMessageRow[]> {
  return await db.read
    .selectFrom("chatMessages")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .orderBy("timestamp")
    .orderBy("id")
    .limit(messageLimits.perConversation * 2)
    .execute();
}
