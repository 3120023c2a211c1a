import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { parse } from "../parse.ts";
import { hashToken } from "../sessions/token.ts";
import { toConversation } from "./conversation.ts";
import { isOwner, newSecret, ownerHash, type Secret } from "./owner.ts";
import { type Conversation, newConversationSchema } from "./schema.ts";

/** A conversation, whether it is new, and the secret for a browser that has none. */
export interface StartedConversation {
  conversation: Conversation;
  isNew: boolean;
  newSecret: string | null;
}

/**
 * Starts a conversation, or resumes the one of the same session (specification, section 7). Throws `NotFoundError` for the
 * session id of another browser: the id alone gives no access. A secret that this server did not issue is replaced, since
 * an attacker who planted it in a browser could read along.
 */
export async function startConversation(context: Context, secret: Secret, body: unknown): Promise<StartedConversation> {
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
  const hash = ownerHash(secret);
  const stored = await context.db.write(async (queries) => {
    if (hash !== null && (await isOwner(queries, hash))) row.ownerHash = hash;
    // Two tabs that open at once send the same session id: the second finds the conversation of the first.
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
  if (stored.ownerHash !== row.ownerHash) throw new NotFoundError("This conversation was not found");
  return {
    conversation: toConversation(stored),
    isNew: stored.id === row.id,
    newSecret: row.ownerHash === hash ? null : fresh,
  };
}
