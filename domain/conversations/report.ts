import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import { groupQuestions } from "./group-questions.ts";
import { isApplicant, maskMessage } from "./mask.ts";
import type { ConversationReport, OpenQuestion } from "./schema.ts";

/** How many questions of each problem are read, newest first. */
const MAX_QUESTIONS = 200;

/** How questions were answered, how visitors rated the answers, and which questions need better ones, for an admin. */
export async function reportOnQuestions(context: Context): Promise<ConversationReport> {
  requirePermission(context, "conversations:read");
  const { read } = context.db;
  const outcomes = await read
    .selectFrom("chatMessages")
    .select((select) => ["outcome", select.fn.countAll<number>().as("count")])
    .where("outcome", "is not", null)
    .where("sender", "=", "bot")
    .groupBy("outcome")
    .execute();
  const rated = await read
    .selectFrom("chatMessages")
    .select((select) => ["helpful", select.fn.countAll<number>().as("count")])
    .where("helpful", "is not", null)
    .groupBy("helpful")
    .execute();
  const ratedAs = (helpful: number) => rated.find((one) => one.helpful === helpful)?.count ?? 0;
  const questions = [...(await readQuestions(context, "unanswered")), ...(await readQuestions(context, "unhelpful"))];
  const report = {
    outcomes: Object.fromEntries(outcomes.map(({ outcome, count }) => [String(outcome), count])),
    feedback: { helpful: ratedAs(1), unhelpful: ratedAs(0) },
    groups: groupQuestions(questions),
  };
  await recordView(context, { kind: "conversation-report", count: questions.length }, report);
  return report;
}

async function readQuestions(context: Context, problem: OpenQuestion["problem"]): Promise<OpenQuestion[]> {
  const isMasked = isMaskedFor(context);
  const rows = await context.db.read
    .selectFrom("chatMessages as answer")
    .innerJoin("chatMessages as question", "question.id", "answer.answers")
    .innerJoin("chatConversations", "chatConversations.id", "question.conversationId")
    .select(["question.id", "question.conversationId", "question.content", "question.timestamp"])
    .select(["userName", "userEmail", isApplicant.as("isApplicant")])
    .where((is) => (problem === "unanswered" ? is("answer.outcome", "=", "unknown") : is("answer.helpful", "=", 0)))
    .orderBy("answer.timestamp", "desc")
    .limit(MAX_QUESTIONS)
    .execute();
  return rows.map((row) => {
    const { id, conversationId, content, timestamp } = row;
    const asked = { content, sender: "user" as const, metadata: {} };
    const shown = isMasked ? maskMessage(asked, row).content : content;
    return { id, conversationId, content: shown, askedAt: new Date(timestamp).toISOString(), problem };
  });
}
