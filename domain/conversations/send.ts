import type { Queries } from "#db/database.ts";
import { type Kind, maskNotice, placeholder } from "../assistant/guard/kinds.ts";
import { mask } from "../assistant/guard/mask.ts";
import { published } from "../assistant/guard/public-data.ts";
import type { Context } from "../context.ts";
import { NotFoundError, ValidationError } from "../errors.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { storeApplication } from "../job-applications/create.ts";
import { queueHandOverMail } from "../mails/queue.ts";
import { parse } from "../parse.ts";
import { appendMessage } from "./append.ts";
import { readApplication } from "./application.ts";
import { requireRoom, toMessage } from "./conversation.ts";
import { ownConversation, type Secret } from "./owner.ts";
import { readMetadata } from "./read-metadata.ts";
import { type Message, newMessageSchema, visitorSchema } from "./schema.ts";

/** A message that was stored, and what is to follow from it. */
export interface Sent {
  /** The message, and what was said to it at once. */
  messages: [Message, ...Message[]];
  /** Whether the assistant is to answer: it is silent while a person does. */
  forAssistant: boolean;
}

/**
 * Stores a visitor's message in his own conversation, with the file that came along (specification, sections 5 and 7),
 * and resolves after it is durable. What is personal in it is hidden first: what was typed is stored nowhere.
 * Sender, time and id are never the visitor's to say. A conversation that was closed is open again. With
 * `isApplicationRequest` it is a job application as well, made by the verb of the form: both are stored or neither.
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
  // The mail to the team tells what was said up to the moment at which it was queued.
  const now = context.now();
  const { text, counts } = mask(content, { allow: published });
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
    let before = "";
    const sent = await context.db.write(async (queries): Promise<Sent> => {
      const standing = await open(queries, conversationId, visitor, now);
      before = standing.before;
      const isWithAssistant = standing.status === "active";
      const message = toMessage(await appendMessage(queries, now, words));
      if (text !== "" || !isWithAssistant) return { messages: [message], forAssistant: isWithAssistant };
      const answer = await appendMessage(queries, context.now(), { conversationId, ...fileKept });
      return { messages: [message, toMessage(answer)], forAssistant: false };
    });
    if (before === "answered") context.mailQueued?.();
    return sent;
  }

  const application = await readApplication(context, readMetadata(metadata), file);
  const messages: Message[] = [];
  await storeApplication(context, application, file, async (queries, jobApplicationId) => {
    const visitor = { userName: application.fullName, userEmail: application.email };
    await open(queries, conversationId, visitor, now);
    const about = { ...words, isApplicationRequest: true, jobApplicationId };
    messages.push(toMessage(await appendMessage(queries, now, about)));
    messages.push(toMessage(await appendMessage(queries, context.now(), { conversationId, ...received })));
  });
  return { messages: messages as [Message, Message], forAssistant: false };
}

/** What the assistant says to a file without a word. */
const fileKept = {
  sender: "bot" as const,
  content:
    "Your file is kept with this conversation. I am a program and do not read files: with it you can apply for a position, or a person of our team looks at it.",
  metadata: { offers: ["apply" as const, "handover" as const] },
  isApplicationRequest: true,
  outcome: "file",
};

/** What the assistant says to an application at once. */
const received = {
  sender: "bot" as const,
  content:
    "Thank you, that has arrived, and your resume with it. We write to your e-mail address once we have read it.",
  outcome: "application",
};

/**
 * Makes sure that the conversation takes one more message, opens it again if it was closed, puts it before the team
 * again if it was answered, by mail as well, and keeps who writes where that is not known. Resolves with its
 * status before, and from then on; where it was answered, `context.mailQueued` after the commit.
 */
async function open(
  queries: Queries,
  id: string,
  { userName, userEmail }: { userName: string | null; userEmail: string | null },
  now: number,
): Promise<{ before: string; status: string }> {
  // Read by a write, which on PostgreSQL waits for whoever is changing the row: what was read without, such as who
  // answers, would be put back over a hand-over that is stored meanwhile.
  const before = await queries
    .updateTable("chatConversations")
    .set({ lastMessageAt: now })
    .where("id", "=", id)
    .returning(["messageCount", "status", "userName", "userEmail"])
    .executeTakeFirst();
  // Removed since it was found to be the visitor's own.
  if (!before) throw new NotFoundError("There is no such conversation");
  requireRoom(before.messageCount);
  const status = before.status === "closed" ? "active" : before.status === "answered" ? "waiting" : before.status;
  await queries
    .updateTable("chatConversations")
    .set({ status, userName: before.userName ?? userName, userEmail: before.userEmail ?? userEmail })
    .where("id", "=", id)
    .execute();
  if (before.status === "answered") await queueHandOverMail(queries, { conversationId: id, now });
  return { before: before.status, status };
}

/** The words that stand for what was hidden, without their brackets. */
function labelsOf(counts: Partial<Record<Kind, number>>): string[] {
  return (Object.keys(counts) as Kind[]).map((kind) => placeholder(kind).slice(1, -1));
}
