import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { ChatMessageRow } from "#db/tables.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { storeInspection } from "../files/store-inspection.ts";
import type { MessageMetadata } from "./schema.ts";

interface NewMessage {
  conversationId: string;
  sender: "user" | "bot";
  content: string;
  metadata?: MessageMetadata;
  attachment?: CheckedFile;
  isApplicationRequest?: boolean;
  /** The application that it created, which also stores the file. */
  jobApplicationId?: string;
  outcome?: string;
}

/** Appends a message to its conversation, within a transaction. */
export async function appendMessage(queries: Queries, now: number, message: NewMessage): Promise<ChatMessageRow> {
  const row = rowOf(now, message);
  await queries.insertInto("chatMessages").values(row).execute();
  await storeRelated(queries, row, message);
  return row;
}

/** Appends an answer to the message `answers`; null when another process has answered it. */
export async function appendAnswer(
  queries: Queries,
  now: number,
  message: NewMessage,
  answers: string,
): Promise<ChatMessageRow | null> {
  const row = { ...rowOf(now, message), answers };
  const stored = await queries
    .insertInto("chatMessages")
    .values(row)
    .onConflict((conflict) => conflict.column("answers").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return null;
  await storeRelated(queries, row, message);
  return row;
}

function rowOf(now: number, message: NewMessage): ChatMessageRow {
  const { metadata = {} } = message;
  return {
    id: newId(now),
    conversationId: message.conversationId,
    sender: message.sender,
    content: message.content,
    timestamp: now,
    attachmentType: message.attachment?.type ?? null,
    isApplicationRequest: message.isApplicationRequest ? 1 : 0,
    jobApplicationId: message.jobApplicationId ?? null,
    metadata: Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null,
    answers: null,
    outcome: message.outcome ?? null,
    helpful: null,
  };
}

/** Stores the attachment of a message and updates its conversation. */
async function storeRelated(
  queries: Queries,
  { id, conversationId, sender, timestamp }: ChatMessageRow,
  message: NewMessage,
) {
  if (message.attachment && !message.jobApplicationId) {
    const { inspection, ...file } = message.attachment;
    await queries
      .insertInto("chatAttachments")
      .values({ messageId: id, ...file })
      .execute();
    await storeInspection(queries, { messageId: id }, inspection, timestamp);
  }
  await queries
    .updateTable("chatConversations")
    .set((update) => ({
      lastMessageAt: timestamp,
      messageCount: update("messageCount", "+", 1),
      ...(sender === "user" ? { unread: update("unread", "+", 1) } : {}),
    }))
    .where("id", "=", conversationId)
    .execute();
}
