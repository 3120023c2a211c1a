import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { queueHandOverMail } from "../mails/queue.ts";
import { parse } from "../parse.ts";
import { appendMessage } from "./append.ts";
import { requireRoom, toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { handOverSchema, type Message } from "./schema.ts";

/**
 * Gives the visitor's own conversation to the team, with the address that the answer goes to, and says so in it. The
 * team is told by mail, once for each time that it has to act.
 * `promise` is the sentence that says when somebody answers.
 */
export async function handOver(
  context: Context,
  secret: Secret,
  id: string,
  body: unknown,
  promise: string,
): Promise<Message> {
  const { email, name } = parse(handOverSchema, body);
  const conversation = await ownConversation(context, secret, id);
  const now = context.now();
  const row = await context.db.write(async (queries) => {
    const before = await queries
      .selectFrom("chatConversations")
      .select("messageCount")
      .where("id", "=", conversation.id)
      .executeTakeFirst();
    // Removed since it was found to be the visitor's own.
    if (!before) throw new NotFoundError("There is no such conversation");
    requireRoom(before.messageCount);
    // Of two requests at once, one finds that it does not wait already.
    const newly = await queries
      .updateTable("chatConversations")
      .set({ status: "waiting" })
      .where("id", "=", conversation.id)
      .where("status", "!=", "waiting")
      .returning("id")
      .executeTakeFirst();
    if (newly) await queueHandOverMail(queries, { conversationId: conversation.id, now });
    await queries
      .updateTable("chatConversations")
      .set({ userEmail: email, ...(name === null ? {} : { userName: name }) })
      .where("id", "=", conversation.id)
      .execute();
    return await appendMessage(queries, now, {
      conversationId: conversation.id,
      sender: "bot",
      content: `A person of our team answers from here on. ${promise} You will find the answer here, or in your mailbox if you have gone by then.`,
      metadata: { handedOver: true },
      outcome: "handover",
    });
  });
  context.mailQueued?.();
  return toMessage(row);
}
