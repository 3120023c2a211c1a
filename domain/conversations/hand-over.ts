import type { Context } from "../context.ts";
import { parse } from "../parse.ts";
import { appendMessage } from "./append.ts";
import { toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { handOverSchema, type Message } from "./schema.ts";

/**
 * Gives the visitor's own conversation to the team, with the address that the answer goes to, and says so in it.
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
  const row = await context.db.write(async (queries) => {
    await queries
      .updateTable("chatConversations")
      .set({ status: "waiting", userEmail: email, ...(name === null ? {} : { userName: name }) })
      .where("id", "=", conversation.id)
      .execute();
    return await appendMessage(queries, context.now(), {
      conversationId: conversation.id,
      sender: "bot",
      content: `A person of our team answers from here on. ${promise} You will find the answer here, and in your mailbox.`,
      outcome: "handover",
    });
  });
  return toMessage(row);
}
