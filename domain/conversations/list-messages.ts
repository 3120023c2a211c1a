import { isId } from "#db/id.ts";
import type { ChatMessageRow } from "#db/tables.ts";
import { unindexed } from "#db/unindexed.ts";
import type { Context } from "../kernel/context.ts";
import { ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { type ConversationStatus, type Message, messageLimits, messageQuerySchema } from "./schema.ts";
import { versionOf } from "./version.ts";

/** Messages of a conversation, and its state. */
export interface ListedMessages {
  version: string;
  status: ConversationStatus;
  /** The number of messages in the whole conversation. */
  count: number;
  /** Null when the client has this version. */
  messages: Message[] | null;
}

/**
 * The messages of the visitor's own conversation, oldest first (specification, section 7); with `after` in the query, only
 * those that follow that message. Messages are not read when the client has this version of the conversation: `isKnown`
 * decides. Otherwise marks replies of the team as read, which cancels their emails. Throws `ValidationError` when `after` is
 * not a message of this conversation.
 */
export async function listMessages(
  context: Context,
  secret: Secret,
  id: string,
  query: unknown,
  isKnown: (version: string) => boolean,
): Promise<ListedMessages> {
  const conversation = await ownConversation(context, secret, id);
  const { after } = parse(messageQuerySchema, query);
  const start = after === undefined ? null : await positionOf(context, conversation.id, after);
  const { status, messageCount: count } = conversation;
  const version = await versionOf(context, conversation.id, [status, count]);
  if (isKnown(version)) return { version, status, count, messages: null };
  const rows = await messageRows(context, conversation.id, start);
  // All replies, not only those after `start`: the client may have received the latest one as an event.
  await cancelReadReplies(context, conversation.id);
  return { version, status, count, messages: rows.map(toMessage) };
}

type Position = Pick<ChatMessageRow, "timestamp" | "id">;

async function positionOf({ db }: Context, conversationId: string, messageId: string): Promise<Position> {
  const position = isId(messageId)
    ? await db.read
        .selectFrom("chatMessages")
        .select(["timestamp", "id"])
        .where("id", "=", messageId)
        .where("conversationId", "=", conversationId)
        .executeTakeFirst()
    : undefined;
  if (!position) throw new ValidationError({ after: ["This message was not found in the conversation"] });
  return position;
}

/** The messages of a conversation, oldest first; with `start`, those after it. The caller has authorized the access. */
export async function messageRows(
  { db }: Context,
  conversationId: string,
  start: Position | null = null,
): Promise<ChatMessageRow[]> {
  const newest = await db.read
    .selectFrom("chatMessages")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .$if(start !== null, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("timestamp", "id"), ">", tuple((start as Position).timestamp, (start as Position).id)),
      ),
    )
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(messageLimits.perConversation * 2)
    .execute();
  return newest.reverse();
}

/** Cancels the waiting emails about the replies in this conversation: the visitor has read them in the chat. */
export async function cancelReadReplies({ db, now }: Context, conversationId: string): Promise<void> {
  const waiting = await db.read
    .selectFrom("mails")
    .select("id")
    .where("aboutId", "in", ({ selectFrom }) =>
      selectFrom("chatMessages").select("chatMessages.id").where("conversationId", "=", conversationId),
    )
    .where(unindexed("state"), "=", "waiting")
    .execute();
  // A panel polls every few seconds: avoid a write each time.
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await db.write((queries) =>
    queries
      .updateTable("mails")
      .set({
        state: "cancelled",
        dueAt: null,
        settledAt: now(),
        failedAt: null,
        reason: "The visitor read the reply in the chat.",
      })
      .where("id", "in", ids)
      // It may have been sent since it was read above.
      .where("state", "=", "waiting")
      .execute(),
  );
}
