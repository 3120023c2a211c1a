import type { Queries } from "#db/database.ts";
import type { ChatConversationRow, ChatMessageRow } from "#db/tables.ts";
import { site } from "#site";
import type { AnswerKind } from "../assistant/schema.ts";
import { ConflictError } from "../kernel/errors.ts";
import { type Conversation, type Message, type MessageMetadata, messageLimits } from "./schema.ts";

/** The `outcome` of the message that hands a conversation over to the team. */
export const HANDED_OVER = "handover";

/** Throws `ConflictError` with what to do `instead` when a conversation has reached its maximum number of messages. */
export function requireRoom(messageCount: number, instead = `Please email us at ${site.email}`): void {
  if (messageCount < messageLimits.perConversation) return;
  const full = `This conversation is full. ${instead}`;
  throw new ConflictError({ content: [full] }, full);
}

/** Throws `ConflictError` when a conversation's files, with one more of `size` bytes, would be too large together. */
export async function requireRoomForFile(queries: Queries, conversationId: string, size: number): Promise<void> {
  const { attachments, resumes } = await queries
    .selectFrom("chatMessages as message")
    .leftJoin("chatAttachments as attachment", "attachment.messageId", "message.id")
    .leftJoin("files as resume", "resume.jobApplicationId", "message.jobApplicationId")
    .select(({ fn }) => [
      fn.sum<number | null>("attachment.size").as("attachments"),
      fn.sum<number | null>("resume.size").as("resumes"),
    ])
    .where("conversationId", "=", conversationId)
    .executeTakeFirstOrThrow();
  if ((attachments ?? 0) + (resumes ?? 0) + size <= messageLimits.fileBytes) return;
  const full = `This conversation has reached its limit for files. Please email this file to ${site.email} instead`;
  throw new ConflictError({ attachment: [full] }, full);
}

/** A stored conversation for its visitor. */
export function toConversation(row: ChatConversationRow): Conversation {
  return {
    id: row.id,
    sessionId: row.sessionId,
    userEmail: row.userEmail,
    userName: row.userName,
    startedAt: new Date(row.startedAt).toISOString(),
    lastMessageAt: new Date(row.lastMessageAt).toISOString(),
    category: row.category,
    status: row.status,
  };
}

/** The outcomes whose answers visitors rate: an answer to the question, not a greeting, a refusal or a hand-over. */
const ratedOutcomes: ReadonlySet<string | null> = new Set<AnswerKind>(["answer", "jobs"]);

/** What a stored message asks its visitor for. Only the assistant asks, and only in answer to a question. */
export function asksFor({ answers, outcome }: Pick<ChatMessageRow, "answers" | "outcome">): Message["asks"] {
  if (answers === null) return null;
  if (outcome === HANDED_OVER) return "email";
  return ratedOutcomes.has(outcome) ? "feedback" : null;
}

/** A stored message for its visitor; only the owner of the conversation can open the attachment URL. */
export function toMessage(row: ChatMessageRow): Message {
  const hasFile = row.attachmentType !== null && (row.isApplicationRequest === 0 || row.jobApplicationId !== null);
  return {
    id: row.id,
    sender: row.sender,
    content: row.content,
    timestamp: new Date(row.timestamp).toISOString(),
    attachmentUrl: hasFile ? `/api/chat/conversations/${row.conversationId}/messages/${row.id}/attachment` : null,
    attachmentType: row.attachmentType,
    isApplicationRequest: row.isApplicationRequest === 1,
    metadata: row.metadata ? (JSON.parse(row.metadata) as MessageMetadata) : {},
    asks: asksFor(row),
    helpful: row.helpful === null ? null : row.helpful === 1,
  };
}

/** A stored message for the team. Resumes link to their application, where access is recorded. */
export function toTeamMessage(row: ChatMessageRow): Message {
  const message = toMessage(row);
  if (message.attachmentUrl === null) return message;
  const attachmentUrl = row.jobApplicationId
    ? `/api/admin/job-applications/${row.jobApplicationId}/resume`
    : `/api/admin/conversations/${row.conversationId}/messages/${row.id}/attachment`;
  return { ...message, attachmentUrl };
}
