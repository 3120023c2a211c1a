import type { ChatMessageRow } from "#db/tables.ts";
import type { Context } from "../context.ts";
import { cancelReadReplies } from "../emails/queue.ts";
import { toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { type Message, messageLimits } from "./schema.ts";

/**
 * The messages of the visitor's own conversation, oldest first (specification, section 7). Marks replies of the team as
 * read, which cancels their emails.
 */
export async function listMessages(context: Context, secret: Secret, id: string): Promise<Message[]> {
  const { id: conversationId } = await ownConversation(context, secret, id);
  const rows = await messageRows(context, conversationId);
  const messages = rows.map(toMessage);
  await cancelReadReplies(
    context,
    messages.filter(({ metadata }) => metadata.author === "team").map((message) => message.id),
  );
  return messages;
}

/** The messages of a conversation, oldest first. The caller has authorized the access. */
export async function messageRows({ db }: Context, conversationId: string): Promise<ChatMessageRow[]> {
  const newest = await db.read
    .selectFrom("chatMessages")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(messageLimits.perConversation * 2)
    .execute();
  return newest.reverse();
}
