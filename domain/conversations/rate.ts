import { isId } from "#db/id.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { asksFor, toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { feedbackSchema, type Message } from "./schema.ts";

/**
 * Stores whether an answer of the assistant helped the visitor, in place of what the visitor said before. Throws
 * `NotFoundError` for a message that is not in the visitor's own conversation, and `ConflictError` for one that is no
 * answer of the assistant.
 */
export async function rateAnswer(
  context: Context,
  secret: Secret,
  id: string,
  messageId: string,
  body: unknown,
): Promise<Message> {
  const { helpful } = parse(feedbackSchema, body);
  const { id: conversationId } = await ownConversation(context, secret, id);
  const row = await context.db.write(async (queries) => {
    const message = isId(messageId)
      ? await queries
          .selectFrom("chatMessages")
          .selectAll()
          .where("id", "=", messageId)
          .where("conversationId", "=", conversationId)
          .executeTakeFirst()
      : undefined;
    if (!message) throw new NotFoundError("This message was not found in the conversation");
    if (asksFor(message) !== "feedback") throw new ConflictError({}, "Only answers from the assistant can be rated");
    const changed = { helpful: helpful ? 1 : 0 };
    await queries.updateTable("chatMessages").set(changed).where("id", "=", messageId).execute();
    return { ...message, ...changed };
  });
  return toMessage(row);
}
