import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { parse } from "../parse.ts";
import { hashToken } from "../sessions/token.ts";
import { toConversation } from "./conversation.ts";
import { isOwner, newSecret, ownerHash, type Secret } from "./owner.ts";
import { type Conversation, newConversationSchema } from "./schema.ts";

/** A conversation, whether it is new, and the secret to be kept by a browser that had none of ours. */
export interface Begun {
  conversation: Conversation;
  isNew: boolean;
  newSecret: string | null;
}

/**
 * Begins a conversation, or resumes the one of the same session (specification, section 7). Who brings the session id
 * of another browser's conversation is told that there is none: the id alone opens nothing. A secret that no
 * conversation knows is replaced by one of ours: else who had planted it in a browser could read along.
 */
export async function beginConversation(context: Context, secret: Secret, body: unknown): Promise<Begun> {
  const { sessionId, userEmail, userName, category } = parse(newConversationSchema, body);
  const now = context.now();
  const fresh = newSecret();
  const row = {
    id: newId(now),
    sessionId,
    ownerHash: hashToken(fresh),
    userEmail,
    userName,
    startedAt: now,
    lastMessageAt: now,
    category,
    status: "active" as const,
    messageCount: 0,
    unread: 0,
  };
  const told = ownerHash(secret);
  const stored = await context.db.write(async (queries) => {
    if (told !== null && (await isOwner(queries, told))) row.ownerHash = told;
    // Two tabs that open at once bring the same session: the second finds what the first has begun.
    await queries
      .insertInto("chatConversations")
      .values(row)
      .onConflict((conflict) => conflict.column("sessionId").doNothing())
      .execute();
    return await queries
      .selectFrom("chatConversations")
      .selectAll()
      .where("sessionId", "=", sessionId)
      .executeTakeFirstOrThrow();
  });
  if (stored.ownerHash !== row.ownerHash) throw new NotFoundError("There is no such conversation");
  return {
    conversation: toConversation(stored),
    isNew: stored.id === row.id,
    newSecret: row.ownerHash === told ? null : fresh,
  };
}
