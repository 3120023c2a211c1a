import { newId } from "#db/id.ts";
import { hashToken } from "../accounts/sessions/token.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { writeOnce } from "../kernel/write-once.ts";
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
  const asked = { verb: "conversation", request: [sessionId, userEmail, userName, category] };
  const { result, isFirst } = await writeOnce(context, asked, async (queries) => {
    const owner = hash !== null && (await isOwner(queries, hash)) ? hash : hashToken(fresh);
    // Two tabs that open at once send the same session id: the second finds the conversation of the first.
    await queries
      .insertInto("chatConversations")
      .values({ ...row, ownerHash: owner })
      .onConflict((conflict) => conflict.column("sessionId").doNothing())
      .execute();
    const { id, ownerHash } = await queries
      .selectFrom("chatConversations")
      .select(["id", "ownerHash"])
      .where("sessionId", "=", sessionId)
      .executeTakeFirstOrThrow();
    if (ownerHash !== owner) throw new NotFoundError("This conversation was not found");
    return { id, owner, isNew: id === row.id };
  });
  const { id, owner, isNew } = result;
  const getsSecret = owner !== hash;
  // The response with the secret was lost, and a secret is stored only as its hash.
  if (!isFirst && getsSecret)
    await context.db.write((queries) =>
      queries
        .updateTable("chatConversations")
        .set({ ownerHash: hashToken(fresh) })
        .where("id", "=", id)
        .execute(),
    );
  const stored = await context.db.read
    .selectFrom("chatConversations")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!stored) throw new NotFoundError("This conversation was not found");
  return { conversation: toConversation(stored), isNew, newSecret: getsSecret ? fresh : null };
}
