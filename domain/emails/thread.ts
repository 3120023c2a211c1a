import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import { unindexed } from "#db/unindexed.ts";
import { messageIdOf, subjectsOf } from "./queue.ts";

/** What a visitor gets about a record after its acknowledgment. */
const followUps: readonly string[] = ["conversation-answered", "reply", "interview-to-candidate"];

/**
 * The headers by which mail programs show what a visitor gets about one record as one conversation (RFC 5322, section 3.6.4). The
 * first reference is that of the acknowledgment, even where none was sent or its row has expired.
 */
export async function threadOf(
  queries: Queries,
  { id, kind, aboutId }: Pick<EmailRow, "id" | "kind" | "aboutId">,
): Promise<{ inReplyTo: string; references: string[] } | null> {
  if (!followUps.includes(kind)) return null;
  const recordOfReply = sql<string>`coalesce(${sql.ref("inquiryId")}, ${sql.ref("jobApplicationId")})`;
  const record = await queries
    .selectFrom("replies")
    .select(recordOfReply.as("id"))
    .where("id", "=", aboutId)
    .unionAll(queries.selectFrom("chatMessages").select("conversationId as id").where("id", "=", aboutId))
    .unionAll(queries.selectFrom("interviews").select("jobApplicationId as id").where("id", "=", aboutId))
    .executeTakeFirst();
  if (!record) return null;
  const earlier = await queries
    .selectFrom("mails")
    .select("messageId")
    .where("aboutId", "in", subjectsOf(queries, [record.id]))
    .where(unindexed("kind"), "in", followUps)
    .where(unindexed("state"), "=", "sent")
    .where("id", "!=", id)
    .orderBy("settledAt", "desc")
    .limit(20)
    .execute();
  const references = [messageIdOf(record.id), ...earlier.map(({ messageId }) => messageId).reverse()];
  return { inReplyTo: references.at(-1) ?? "", references };
}
