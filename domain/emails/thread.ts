import type { Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import { unindexed } from "#db/unindexed.ts";
import { messageIdOf, subjectsOf } from "./queue.ts";

/** What a visitor gets about a record after its acknowledgment. */
const followUps = ["conversation-answered", "reply", "interview-to-candidate"] as const;
/** The most earlier emails that a header names, besides the first. */
const MAX_REFERENCES = 20;

/**
 * The headers by which mail programs show what a visitor gets about one record as one conversation (RFC 5322, section 3.6.4). The
 * first reference is that of the acknowledgment, even where none was sent or its row has expired.
 */
export async function threadOf(
  queries: Queries,
  { id, kind, aboutId }: Pick<EmailRow, "id" | "kind" | "aboutId">,
): Promise<{ inReplyTo: string; references: string[] } | null> {
  const recordId = await recordOf(queries, kind, aboutId);
  if (!recordId) return null;
  const earlier = await queries
    .selectFrom("mails")
    .select("messageId")
    .where("aboutId", "in", subjectsOf(queries, [recordId]))
    .where(unindexed("kind"), "in", followUps)
    .where(unindexed("state"), "=", "sent")
    .where("id", "!=", id)
    .orderBy("settledAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_REFERENCES)
    .execute();
  const references = [messageIdOf(recordId), ...earlier.map(({ messageId }) => messageId).reverse()];
  return { inReplyTo: references.at(-1) ?? "", references };
}

async function recordOf(queries: Queries, kind: EmailRow["kind"], aboutId: string): Promise<string | null> {
  if (kind === "conversation-answered") {
    const messages = queries.selectFrom("chatMessages").select("conversationId").where("id", "=", aboutId);
    return (await messages.executeTakeFirst())?.conversationId ?? null;
  }
  if (kind === "interview-to-candidate") {
    const interviews = queries.selectFrom("interviews").select("jobApplicationId").where("id", "=", aboutId);
    return (await interviews.executeTakeFirst())?.jobApplicationId ?? null;
  }
  if (kind !== "reply") return null;
  const replies = queries.selectFrom("replies").select(["inquiryId", "jobApplicationId"]).where("id", "=", aboutId);
  const reply = await replies.executeTakeFirst();
  return reply?.inquiryId ?? reply?.jobApplicationId ?? null;
}
