import type { Queries } from "#db/database.ts";
import type { ChatMessageRow } from "#db/tables.ts";
import { queueEmails } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { appendMessage } from "./append.ts";
import { HANDED_OVER, requireRoom, toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { handOverSchema, type Message } from "./schema.ts";

/** The message about the hand-over, and whether it is new. */
export interface HandedOver {
  message: Message;
  isNew: boolean;
}

/**
 * Hands the visitor's own conversation over to the team, which answers to the given address, and adds a message about it.
 * The team gets one email; a repeated request only updates the address. `promise` is the sentence on when the team answers.
 */
export async function handOver(
  context: Context,
  secret: Secret,
  id: string,
  body: unknown,
  promise: string,
): Promise<HandedOver> {
  const { email, name } = parse(handOverSchema, body);
  const { id: conversationId } = await ownConversation(context, secret, id);
  const now = context.now();
  const { row, isNew } = await context.db.write(async (queries) => {
    // Of two concurrent requests only one changes the status.
    const newly = await queries
      .updateTable("chatConversations")
      .set({ status: "waiting" })
      .where("id", "=", conversationId)
      .where("status", "!=", "waiting")
      .returning("id")
      .executeTakeFirst();
    const known = await queries
      .updateTable("chatConversations")
      .set({ userEmail: email, ...(name === null ? {} : { userName: name }) })
      .where("id", "=", conversationId)
      .returning("messageCount")
      .executeTakeFirst();
    // Removed since its owner was checked.
    if (!known) throw new NotFoundError("This conversation was not found");
    const before = newly ? undefined : await lastHandOver(queries, conversationId);
    if (before) return { row: before, isNew: false };
    requireRoom(known.messageCount);
    if (newly)
      await queueEmails(queries, [{ kind: "conversation-to-team", aboutId: conversationId, recipient: null, now }]);
    const words = {
      conversationId,
      sender: "bot" as const,
      content: `Our team will take it from here. ${promise} You’ll get the reply here in the chat, or by email if you’ve left by then.`,
      metadata: { handedOver: true as const },
      outcome: HANDED_OVER,
    };
    return { row: await appendMessage(queries, now, words), isNew: true };
  });
  if (isNew) context.emailQueued?.();
  return { message: toMessage(row), isNew };
}

/** The message of the latest hand-over. */
async function lastHandOver(queries: Queries, conversationId: string): Promise<ChatMessageRow | undefined> {
  return await queries
    .selectFrom("chatMessages")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .where("outcome", "=", HANDED_OVER)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
