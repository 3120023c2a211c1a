import { sql } from "kysely";
import type { Assistant, Reply } from "../assistant/assistant.ts";
import type { Context } from "../kernel/context.ts";
import { appendAnswer } from "./append.ts";
import { HANDED_OVER, toMessage } from "./conversation.ts";
import type { Message } from "./schema.ts";

/** A visitor's message for the assistant. */
export interface Question {
  id: string;
  conversationId: string;
  content: string;
  /** The media type of the attached file, if there is one. */
  attachmentType: string | null;
}

/** The reply to a file. */
export const fileReply = {
  content:
    "We saved your file with this conversation. I can’t read files, but you can apply for a position with it, or our team can look at it.",
  metadata: { offers: ["apply" as const, "handover" as const] },
  isApplicationRequest: true,
  outcome: "file",
};
/** The outcomes that answer what a visitor wrote with a file. */
const answersToFile: ReadonlySet<string> = new Set(["answer", "jobs", "handover"]);

/** Acknowledges a message's file, whatever its text, and adds the answer to the text if there is one. */
function withFile<R extends Omit<Reply, "outcome"> & { outcome: string }>(reply: R) {
  if (!answersToFile.has(reply.outcome))
    return { ...reply, ...fileReply, metadata: { citations: [], ...fileReply.metadata } };
  const offers = [...new Set([...reply.metadata.offers, ...fileReply.metadata.offers])];
  const content = `${fileReply.content}\n\n${reply.content}`;
  return { ...reply, content, metadata: { ...reply.metadata, offers }, isApplicationRequest: true };
}

/** How many earlier messages the assistant receives. */
const MAX_HISTORY = 6;

/** The reply when the assistant fails. */
const apology = {
  content: "Something went wrong while I was looking for an answer. Please ask again, or talk to a person.",
  metadata: { citations: [], offers: ["handover"] },
  outcome: "failed",
  isApplicationRequest: false,
  attack: null,
} satisfies Omit<Reply, "outcome"> & { outcome: string };

/**
 * Has the assistant answer a stored message and stores the reply. Null when the message was answered already, or the
 * conversation is with a person by then. `onText` receives the reply in chunks.
 */
export async function answerMessage(
  context: Context,
  assistant: Assistant,
  question: Question,
  { onText, onFailure }: { onText: (words: string) => void; onFailure: (error: unknown) => void },
): Promise<Message | null> {
  // It may have waited behind other questions, and been answered by another process meanwhile.
  if (await isAnswered(context, question.id)) return null;
  const history = await context.db.read
    .selectFrom("chatMessages")
    .select(["sender", "content"])
    .where("conversationId", "=", question.conversationId)
    .where("id", "<", question.id)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  const turns = history
    .reverse()
    .map(({ sender, content }) => ({ sender: sender === "user" ? ("user" as const) : ("bot" as const), content }));
  // With a file, the reply is known only when the answer is complete.
  const hasFile = question.attachmentType !== null;
  const answered = await assistant
    .answer(question.content, turns, hasFile ? () => {} : onText)
    .catch((error: unknown) => {
      onFailure(error);
      return apology;
    });
  const reply = hasFile && !("attack" in answered && answered.attack) ? withFile(answered) : answered;
  if (hasFile) onText(reply.content);
  const row = await context.db.write(async (queries) => {
    // Lock the row on PostgreSQL, so that a concurrent hand-over is stored entirely before or after the answer.
    const conversation = await queries
      .selectFrom("chatConversations")
      .select("status")
      .where("id", "=", question.conversationId)
      .forUpdate()
      .executeTakeFirst();
    if (conversation?.status !== "active") return null;
    const { content, metadata, isApplicationRequest, attack } = reply;
    // Attacks are counted by kind.
    const outcome = attack ? attack.verdict : reply.outcome;
    const { id, conversationId } = question;
    const words = { conversationId, sender: "bot" as const, content, metadata, isApplicationRequest, outcome };
    return await appendAnswer(queries, context.now(), words, id);
  });
  return row && toMessage(row);
}

async function isAnswered({ db }: Context, questionId: string): Promise<boolean> {
  const answer = await db.read
    .selectFrom("chatMessages")
    .select("id")
    .where("answers", "=", questionId)
    .executeTakeFirst();
  return answer !== undefined;
}

/**
 * The visitor's unanswered messages for the assistant, oldest first, that are older than `minAgeMs` milliseconds: the
 * process that queued them has stopped. Excluded are messages from before a hand-over or a closing, files without text, and
 * applications.
 */
export async function unansweredQuestions(
  { db, now }: Context,
  conversationId: string,
  minAgeMs: number,
): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select question.id, question.conversation_id, question.content, question.attachment_type
    from chat_conversations as conversation
    join chat_messages as question on question.conversation_id = conversation.id
    where conversation.id = ${conversationId} and conversation.status = 'active'
      and question.sender = 'user' and question.content <> '' and question.job_application_id is null
      and question.is_application_request = 0 and question.outcome is null
      and question.timestamp <= ${now() - minAgeMs}
      and not exists (select 1 from chat_messages as answer where answer.answers = question.id)
      and not exists (
        select 1 from chat_messages as person
        where person.conversation_id = conversation.id and person.id > question.id and person.sender = 'bot'
          and person.answers is null and (person.outcome is null or person.outcome = ${HANDED_OVER}))
    order by question.timestamp, question.id`.execute(db.read);
  return rows;
}
