import type { Assistant, Reply } from "../assistant/assistant.ts";
import type { Context } from "../context.ts";
import { appendAnswer } from "./append.ts";
import { toMessage } from "./conversation.ts";
import type { Message } from "./schema.ts";

/** How many turns the assistant is told of, the question not counted. */
const TURNS = 6;

/** What to say when the assistant itself fails: the visitor is not left without a word. */
const apology = {
  content: "Something went wrong while I was looking for an answer. Please ask again, or talk to a person.",
  metadata: { citations: [], offers: ["handover"] },
  outcome: "failed",
  isApplicationRequest: false,
  attack: null,
} satisfies Omit<Reply, "outcome"> & { outcome: string };

/**
 * Has the assistant answer a stored message, and stores what it says. Null when the message has been answered, or the
 * conversation is with a person by then. `onWords` is told the words as they come.
 */
export async function answerMessage(
  context: Context,
  assistant: Assistant,
  question: { id: string; conversationId: string; content: string },
  { onWords, onFailure }: { onWords: (words: string) => void; onFailure: (error: unknown) => void },
): Promise<Message | null> {
  const history = await context.db.read
    .selectFrom("chatMessages")
    .select(["sender", "content"])
    .where("conversationId", "=", question.conversationId)
    .where("id", "<", question.id)
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(TURNS)
    .execute();
  const turns = history
    .reverse()
    .map(({ sender, content }) => ({ sender: sender === "user" ? ("user" as const) : ("bot" as const), content }));
  const reply = await assistant.answer(question.content, turns, onWords).catch((error: unknown) => {
    onFailure(error);
    return apology;
  });
  const row = await context.db.write(async (queries) => {
    // On PostgreSQL it is locked: a hand-over that is being stored comes before the answer or after it, not in between.
    const conversation = await queries
      .selectFrom("chatConversations")
      .select("status")
      .where("id", "=", question.conversationId)
      .$if(context.db.kind === "postgres", (query) => query.forUpdate())
      .executeTakeFirst();
    if (conversation?.status !== "active") return null;
    const { content, metadata, isApplicationRequest, attack } = reply;
    // An attempt to turn the assistant is counted by what it tried.
    const outcome = attack ? attack.verdict : reply.outcome;
    const { id, conversationId } = question;
    const words = { conversationId, sender: "bot" as const, content, metadata, isApplicationRequest, outcome };
    return await appendAnswer(queries, context.now(), words, id);
  });
  return row && toMessage(row);
}

/**
 * The visitor's last message, if it has waited longer than `patience` milliseconds for the assistant: the process that
 * was to answer it is gone.
 */
export async function leftUnanswered(
  { db, now }: Context,
  conversationId: string,
  patience: number,
): Promise<{ id: string; conversationId: string; content: string } | null> {
  const last = await db.read
    .selectFrom("chatMessages")
    .innerJoin("chatConversations", "chatConversations.id", "chatMessages.conversationId")
    .select(["chatMessages.id", "conversationId", "content", "sender", "timestamp"])
    .where("conversationId", "=", conversationId)
    .where("status", "=", "active")
    .orderBy("timestamp", "desc")
    .orderBy("chatMessages.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.sender !== "user" || last.timestamp > now() - patience) return null;
  return { id: last.id, conversationId: last.conversationId, content: last.content };
}
