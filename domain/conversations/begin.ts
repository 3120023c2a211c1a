import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { parse } from "../parse.ts";
import { toConversation } from "./conversation.ts";
import { newSecret, ownerHash, type Secret } from "./owner.ts";
import { type Conversation, newConversationSchema } from "./schema.ts";

/** A conversation, whether it is new, and the secret to be kept by a browser that had none. */
export interface Begun {
  conversation: Conversation;
  isNew: boolean;
  newSecret: string | null;
}

/**
 * Begins a conversation, or resumes the one of the same session (specification, section 7). Who brings the session id
 * of another browser's conversation is told that there is none: the id alone opens nothing.
 */
export async function beginConversation(context: Context, secret: Secret, body: unknown): Promise<Begun> {
  const { sessionId, userEmail, userName, category } = parse(newConversationSchema, body);
  const own = ownerHash(secret);
  const fresh = own === null ? newSecret() : null;
  const hash = own ?? (ownerHash(fresh) as string);
  const now = context.now();
  const row = {
    id: newId(now),
    sessionId,
    ownerHash: hash,
    userEmail,
    userName,
    startedAt: now,
    lastMessageAt: now,
    category,
    status: "active",
    messageCount: 0,
    unread: 0,
  };
  const stored = await context.db.write(async (queries) => {
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
  if (stored.ownerHash !== hash) throw new NotFoundError("There is no such conversation");
  return { conversation: toConversation(stored), isNew: stored.id === row.id, newSecret: fresh };
}
