import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { ChatMessageRow } from "#db/tables.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import type { MessageMetadata } from "./schema.ts";

interface Words {
  conversationId: string;
  sender: "user" | "bot";
  content: string;
  metadata?: MessageMetadata;
  attachment?: CheckedFile;
  isApplicationRequest?: boolean;
  /** The application that it made; a file that came along is stored there. */
  jobApplicationId?: string;
  outcome?: string;
}

/** Puts a message at the end of its conversation, within a transaction that is under way. */
export async function appendMessage(queries: Queries, now: number, words: Words): Promise<ChatMessageRow> {
  const row = rowOf(now, words);
  await queries.insertInto("chatMessages").values(row).execute();
  await settle(queries, row, words);
  return row;
}

/** The same for an answer to the message `answers`; null when that has been answered: another process was quicker. */
export async function appendAnswer(
  queries: Queries,
  now: number,
  words: Words,
  answers: string,
): Promise<ChatMessageRow | null> {
  const row = { ...rowOf(now, words), answers };
  const stored = await queries
    .insertInto("chatMessages")
    .values(row)
    .onConflict((conflict) => conflict.column("answers").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return null;
  await settle(queries, row, words);
  return row;
}

function rowOf(now: number, words: Words): ChatMessageRow {
  const { metadata = {} } = words;
  return {
    id: newId(now),
    conversationId: words.conversationId,
    sender: words.sender,
    content: words.content,
    timestamp: now,
    attachmentType: words.attachment?.type ?? null,
    isApplicationRequest: words.isApplicationRequest ? 1 : 0,
    jobApplicationId: words.jobApplicationId ?? null,
    metadata: Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : null,
    answers: null,
    outcome: words.outcome ?? null,
  };
}

/** What belongs to a message that was just stored: its file, and the state of its conversation. */
async function settle(queries: Queries, { id, conversationId, sender, timestamp }: ChatMessageRow, words: Words) {
  if (words.attachment && !words.jobApplicationId) {
    const { name, type, size, sha256, content } = words.attachment;
    await queries.insertInto("chatAttachments").values({ messageId: id, name, type, size, sha256, content }).execute();
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
