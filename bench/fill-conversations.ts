import type { Kysely } from "kysely";
import { newId } from "#db/id.ts";
import type { Tables } from "#db/tables.ts";
import { batches, person } from "./random-people.ts";
import { team } from "./team.ts";

const DAY_MS = 86_400_000;
/** Rows per statement, within the 32,766 values that SQLite takes. */
const ROWS = 1000;
const start = Date.now();

/** Conversations of the last 85 days with two to twenty-four messages; in one in ten, a member of the team wrote last. */
export async function insertConversations(db: Kysely<Tables>, count: number) {
  for (const some of batches(count, (index, startedAt) => ({ index, startedAt }), 85 * DAY_MS)) {
    const messages: MessageRow[] = [];
    const rows = some.map(({ index, startedAt }) => {
      const { random, text, firstName, lastName, email } = person(index);
      const id = newId(startedAt);
      const exchanges = 1 + random(12);
      const status = statusOf(random(100), startedAt);
      for (let at = 0; at < exchanges; at++)
        messages.push(
          ...exchange(
            id,
            startedAt + at * 40_000,
            text(3 + random(30)),
            answerOf(text, status, at === exchanges - 1, random),
          ),
        );
      const isNamed = random(5) === 0 || index % 1000 === 1;
      const visitor = index % 1000 === 1 ? person(1) : { firstName, lastName, email };
      return {
        id,
        sessionId: `chat_${startedAt}_${index}abcdefgh`,
        ownerHash: id,
        userEmail: isNamed ? visitor.email : null,
        userName: isNamed ? `${visitor.firstName} ${visitor.lastName}` : null,
        startedAt,
        lastMessageAt: startedAt + exchanges * 40_000,
        category: "general",
        status,
        messageCount: 2 * exchanges,
        unread: status === "waiting" ? 2 : 0,
        assigneeId: status === "active" || random(3) === 0 ? null : (team[2 + random(3)]?.id ?? null),
        snoozedUntil: random(20) === 0 ? start + 7 * DAY_MS : null,
      };
    });
    await db.insertInto("chatConversations").values(rows).execute();
    for (let first = 0; first < messages.length; first += ROWS)
      await db
        .insertInto("chatMessages")
        .values(messages.slice(first, first + ROWS))
        .execute();
  }
}

type Status = Tables["chatConversations"]["status"];
type MessageRow = ReturnType<typeof exchange>[number];

function statusOf(number: number, startedAt: number): Status {
  if (startedAt > start - 3 * DAY_MS && number < 20) return "waiting";
  if (number < 1) return "waiting";
  if (number < 11) return "answered";
  return number < 50 ? "closed" : "active";
}

function answerOf(text: (words: number) => string, status: Status, isLast: boolean, random: (bound: number) => number) {
  if (status === "answered" && isLast)
    return { content: text(60 + random(300)), metadata: '{"author":"team"}', outcome: null };
  const outcome = random(12) === 0 ? "unknown" : "answer";
  return { content: text(30 + random(60)), metadata: null, outcome };
}

/** A question and its answer. */
function exchange(
  conversationId: string,
  timestamp: number,
  content: string,
  answer: { content: string; metadata: string | null; outcome: string | null },
) {
  const shared = { conversationId, attachmentType: null, isApplicationRequest: 0, jobApplicationId: null };
  const question = newId(timestamp);
  return [
    {
      ...shared,
      id: question,
      sender: "user" as const,
      content,
      timestamp,
      metadata: null,
      answers: null,
      outcome: null,
      helpful: null,
    },
    {
      ...shared,
      ...answer,
      id: newId(timestamp + 1000),
      sender: "bot" as const,
      timestamp: timestamp + 1000,
      answers: answer.outcome && question,
      helpful: timestamp % 7 === 0 ? Number(timestamp % 2) : null,
    },
  ];
}
