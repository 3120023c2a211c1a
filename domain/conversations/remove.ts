import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { DAY } from "../days.ts";
import { removeEmailsAboutConversations } from "../emails/queue.ts";
import { NotFoundError } from "../errors.ts";
import type { RetentionStep } from "../retention/step.ts";

/** Rows per transaction, so that other writes can run in between. */
const BATCH_SIZE = 500;

/**
 * Removes a conversation permanently, with its messages, attachments and emails. An application made in it stays and is
 * removed separately.
 */
export async function removeConversation(context: Context, id: string): Promise<void> {
  requireAdmin(context);
  const { numDeletedRows } = isId(id)
    ? await context.db.write(async (queries) => {
        await removeEmailsAboutConversations(queries, [id]);
        return await queries.deleteFrom("chatConversations").where("id", "=", id).executeTakeFirst();
      })
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw new NotFoundError("There is no such conversation");
}

/**
 * The retention step for conversations: `days` after the last message, or once its application is removed, if one was made.
 */
export function expiredConversations(days: number): RetentionStep {
  const expired = (queries: Queries, now: number) =>
    queries
      .selectFrom("chatConversations as old")
      .where("old.lastMessageAt", "<", now - days * DAY)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("chatMessages")
              .select("chatMessages.id")
              .whereRef("conversationId", "=", "old.id")
              .where("jobApplicationId", "is not", null),
          ),
        ),
      );
  return {
    what: "conversations without an application",
    kept: `${days} days`,
    async count({ db, now }) {
      const { count } = await expired(db.read, now())
        .select((rows) => rows.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return count;
    },
    async remove({ db, now }) {
      for (let removed = 0; ; ) {
        const count = await db.write(async (queries) => {
          const rows = await expired(queries, now())
            .select("old.id")
            .orderBy("old.lastMessageAt")
            .limit(BATCH_SIZE)
            .execute();
          const ids = rows.map(({ id }) => id);
          if (ids.length === 0) return 0;
          await removeEmailsAboutConversations(queries, ids);
          await queries.deleteFrom("chatConversations").where("id", "in", ids).execute();
          return ids.length;
        });
        removed += count;
        if (count < BATCH_SIZE) return removed;
      }
    },
  };
}
