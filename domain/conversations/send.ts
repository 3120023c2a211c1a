import type { Queries } from "#db/database.ts";
import { queueEmails } from "../emails/queue.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { alreadyApplied, insertApplication } from "../job-applications/create.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { NotFoundError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { writeOnce } from "../kernel/write-once.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { type Kind, maskNotice, placeholder } from "../masking/kinds.ts";
import { mask } from "../masking/mask.ts";
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
  /** False when the browser repeated a request: nothing was stored. */
  isFirst: boolean;
  /** False while the conversation is with a person. */
  forAssistant: boolean;
}

/**
 * Stores a visitor's message and its attachment in the visitor's own conversation (specification, sections 5 and 7);
 * resolves when it is durable. Personal data is masked before anything is stored. Sender, time and id never come from the
 * request. A closed conversation is reopened. With `isApplicationRequest`, a job application is stored in the same
 * transaction. A repetition of the request gets what its first one stored.
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

  const isApplication = isApplicationRequest === "true";
  const application = isApplication ? await readApplication(context, readMetadata(metadata), file) : null;
  const visitor = application
    ? { userName: application.fullName, userEmail: application.email }
    : parse(visitorSchema, readMetadata(metadata));
  const asked = { verb: "message", request: [conversationId, content, isApplicationRequest, metadata, file?.sha256] };
  const { result, isFirst } = await writeOnce(context, asked, async (queries) => {
    const { before, status } = await open(queries, conversationId, visitor, now);
    if (file) await requireRoomForFile(queries, conversationId, file.size);
    const about = application && {
      isApplicationRequest: true,
      jobApplicationId: await applyOnce(queries, conversationId, application, file, now),
    };
    const { id: own } = await appendMessage(queries, now, { ...words, ...about });
    const forAssistant = !application && status === "active" && text !== "";
    const reply = application ? applicationReply : status === "active" && !forAssistant ? fileReply : null;
    const answer = reply && { conversationId, sender: "bot" as const, ...reply };
    const ids = answer ? [own, (await appendMessage(queries, context.now(), answer)).id] : [own];
    return { ids, forAssistant, hasEmail: application !== null || before === "answered" };
  });
  if (isFirst && result.hasEmail) context.emailQueued?.();
  const rows = await context.db.read
    .selectFrom("chatMessages")
    .selectAll()
    .where("id", "in", result.ids)
    .orderBy("id")
    .execute();
  const [message, ...replies] = rows.map(toMessage);
  // Removed since it was stored.
  if (!message) throw new NotFoundError("This conversation was not found");
  return { messages: [message, ...replies], isFirst, forAssistant: result.forAssistant };
}

/** Stores the application of a conversation and returns its id. Throws a `ConflictError` when it repeats one of the last day. */
async function applyOnce(
  queries: Queries,
  conversationId: string,
  application: Parameters<typeof insertApplication>[1],
  file: CheckedFile | null,
  now: number,
): Promise<string> {
  const earlier = await queries
    .selectFrom("chatMessages")
    .innerJoin("jobApplications", "jobApplications.id", "chatMessages.jobApplicationId")
    .select("jobApplications.id")
    .where("chatMessages.conversationId", "=", conversationId)
    .where("jobApplications.emailFolded", "=", normalizeForSearch(application.email))
    .where("jobApplications.position", "=", application.position)
    .where("jobApplications.createdAt", ">", now - DAY)
    .executeTakeFirst();
  if (earlier) throw alreadyApplied();
  return (await insertApplication(queries, application, file, now)).id;
}

/** The reply to an application. */
const applicationReply = {
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
  if (before.status === "answered")
    await queueEmails(queries, [{ kind: "conversation-to-team", aboutId: id, recipient: null, now }]);
  return { before: before.status, status };
}

/** The labels of the masked kinds, without brackets. */
function labelsOf(counts: Partial<Record<Kind, number>>): string[] {
  return (Object.keys(counts) as Kind[]).map((kind) => placeholder(kind).slice(1, -1));
}
