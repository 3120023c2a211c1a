import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import type { RetentionStep } from "../retention/step.ts";
import { expiredRecords } from "../work/expired-records.ts";
import { removeUnmarked } from "../work/unmark-duplicates.ts";

/**
 * Removes a conversation permanently, with its messages, attachments and emails. An application made in it stays and is
 * removed separately.
 */
export async function removeConversation(context: Context, id: string): Promise<void> {
  requirePermission(context, "conversations:change");
  if (!isId(id)) throw unknown();
  await removeUnmarked(context.db, "conversation", id, (queries) => deleteConversation(context, queries, id));
}

/** Deletes a conversation with what hangs on it, and records it in the audit log, in a transaction of the caller. */
export async function deleteConversation(context: Context, queries: Queries, id: string): Promise<void> {
  await removeEmailsAbout(queries, [id]);
  const { numDeletedRows } = await queries.deleteFrom("chatConversations").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw unknown();
  await recordAction(context, queries, { action: "remove", kind: "conversation", id });
}

const unknown = () => new NotFoundError("This conversation was not found");

/**
 * The retention step for conversations: `days` after the last message, or once its application is removed, if one was made.
 */
export const expiredConversations = (days: number): RetentionStep =>
  expiredRecords({
    kind: "conversation",
    what: "conversations without an application",
    period: `${days} days`,
    select: (queries, now) =>
      queries
        .selectFrom("chatConversations")
        .select("chatConversations.id")
        .where("lastMessageAt", "<", now - days * DAY)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("chatMessages")
                .select("chatMessages.id")
                .whereRef("conversationId", "=", "chatConversations.id")
                .where("jobApplicationId", "is not", null),
            ),
          ),
        ),
  });
