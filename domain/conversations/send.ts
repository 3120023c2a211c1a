import type { Queries } from "#db/database.ts";
import type { Context } from "../context.ts";
import { queueHandOverEmail } from "../emails/queue.ts";
import { NotFoundError, ValidationError } from "../errors.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { storeApplication } from "../job-applications/create.ts";
import { type Kind, maskNotice, placeholder } from "../masking/kinds.ts";
import { mask } from "../masking/mask.ts";
import { parse } from "../parse.ts";
import { fileReply } from "./answer.ts";
import { appendMessage } from "./append.ts";
import { readApplication } from "./application.ts";
import { requireRoom, requireRoomForFile, toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { readMetadata } from "./read-metadata.ts";
import { type Message, newMessageSchema, visitorSchema } from "./schema.ts";

/** The stored messages, and whether the assistant answers. */
export interface Sent {
  /** The visitor's message, and an immediate reply if there is one. */
  messages: [Message, ...Message[]];
  /** False while the conversation is with a person. */
  forAssistant: boolean;
}

/**
 * Stores a visitor's message and its attachment in the visitor's own conversation (specification, sections 5 and 7);
 * resolves when it is durable. Personal data is masked before anything is stored. Sender, time and id never come from the
 * request. A closed conversation is reopened. With `isApplicationRequest`, a job application is stored in the same
 * transaction.
 */
export async function sendMessage(
  context: Context,
  secret: Secret,
  id: string,
  body: unknown,
  file: CheckedFile | null,
): Promise<Sent> {
  const { id: conversationId } = await ownConversation(context, secret, id);
  const { content, isApplicationRequest, metadata } = parse(newMessageSchema, body);
  if (content === "" && file === null)
    throw new ValidationError({ content: ["Write a message or attach a file"] }, "Write a message or attach a file");
  // The email to the team contains the messages up to the time at which it was queued.
  const now = context.now();
  const { text, counts } = mask(content);
  const notice = maskNotice(counts);
  const words = {
    conversationId,
    sender: "user" as const,
    content: text,
    metadata: notice === null ? {} : { hidden: { labels: labelsOf(counts), notice } },
    ...(file ? { attachment: file } : {}),
  };

  if (isApplicationRequest === "false") {
    const visitor = parse(visitorSchema, readMetadata(metadata));
    const { before, ...sent } = await context.db.write(async (queries): Promise<Sent & { before: string }> => {
      const { before, status } = await open(queries, conversationId, visitor, now);
      if (file) await requireRoomForFile(queries, conversationId, file.size);
      const isWithAssistant = status === "active";
      const message = toMessage(await appendMessage(queries, now, words));
      if (text !== "" || !isWithAssistant) return { before, messages: [message], forAssistant: isWithAssistant };
      const answer = await appendMessage(queries, context.now(), { conversationId, sender: "bot", ...fileReply });
      return { before, messages: [message, toMessage(answer)], forAssistant: false };
    });
    if (before === "answered") context.emailQueued?.();
    return sent;
  }

  const application = await readApplication(context, readMetadata(metadata), file);
  let messages: Message[] = [];
  // Its conversation belongs to one browser.
  const repeatable = { ...context, idempotencyKey: conversationId };
  await storeApplication(repeatable, application, file, async (queries, jobApplicationId) => {
    const visitor = { userName: application.fullName, userEmail: application.email };
    await open(queries, conversationId, visitor, now);
    if (file) await requireRoomForFile(queries, conversationId, file.size);
    const about = { ...words, isApplicationRequest: true, jobApplicationId };
    const message = await appendMessage(queries, now, about);
    const reply = await appendMessage(queries, context.now(), { conversationId, ...applicationReply });
    messages = [toMessage(message), toMessage(reply)];
  });
  return { messages: messages as [Message, Message], forAssistant: false };
}

/** The reply to an application. */
const applicationReply = {
  sender: "bot" as const,
  content: "Thank you. We received your application and resume, and we’ll email you once we’ve read them.",
  outcome: "application",
};

/**
 * Prepares the conversation for one more message: reopens it if it was closed, returns it to the team (with an email) if
 * it was answered, and stores the visitor's name and email where unknown. Resolves with the status before and after; if it
 * was answered, the caller calls `context.emailQueued` after the commit.
 */
async function open(
  queries: Queries,
  id: string,
  { userName, userEmail }: { userName: string | null; userEmail: string | null },
  now: number,
): Promise<{ before: string; status: string }> {
  // Reading by an update locks the row on PostgreSQL: otherwise the status read here could overwrite that of a concurrent
  // hand-over.
  const before = await queries
    .updateTable("chatConversations")
    .set({ lastMessageAt: now })
    .where("id", "=", id)
    .returning(["messageCount", "status", "userName", "userEmail"])
    .executeTakeFirst();
  // Removed since its owner was checked.
  if (!before) throw new NotFoundError("This conversation was not found");
  requireRoom(before.messageCount);
  const status = before.status === "closed" ? "active" : before.status === "answered" ? "waiting" : before.status;
  await queries
    .updateTable("chatConversations")
    // A visitor who writes again ends the snooze.
    .set({
      status,
      snoozedUntil: null,
      userName: before.userName ?? userName,
      userEmail: before.userEmail ?? userEmail,
    })
    .where("id", "=", id)
    .execute();
  if (before.status === "answered") await queueHandOverEmail(queries, { conversationId: id, now });
  return { before: before.status, status };
}

/** The labels of the masked kinds, without brackets. */
function labelsOf(counts: Partial<Record<Kind, number>>): string[] {
  return (Object.keys(counts) as Kind[]).map((kind) => placeholder(kind).slice(1, -1));
}
