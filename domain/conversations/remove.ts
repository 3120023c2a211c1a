import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { DAY } from "../days.ts";
import { NotFoundError } from "../errors.ts";
import { removeMailsAboutConversations } from "../mails/queue.ts";
import type { RetentionStep } from "../retention/step.ts";

/** So many go in one transaction: others write in between. */
const ROWS_AT_ONCE = 500;

/**
 * Removes a conversation for good, as its visitor may ask, with everything said and sent in it and the mails about it. An application that was
 * made in it stays: it is removed by itself.
 */
export async function removeConversation(context: Context, id: string): Promise<void> {
  requireAdmin(context);
  const { numDeletedRows } = isId(id)
    ? await context.db.write(async (queries) => {
        await removeMailsAboutConversations(queries, [id]);
        return await queries.deleteFrom("chatConversations").where("id", "=", id).executeTakeFirst();
      })
    : { numDeletedRows: 0n };
  if (numDeletedRows === 0n) throw new NotFoundError("There is no such conversation");
}

/**
 * The step for conversations: so many days after the last word, unless an application was made in one. Such a one goes
 * once its application has gone.
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
            .limit(ROWS_AT_ONCE)
            .execute();
          const ids = rows.map(({ id }) => id);
          if (ids.length === 0) return 0;
          await removeMailsAboutConversations(queries, ids);
          await queries.deleteFrom("chatConversations").where("id", "in", ids).execute();
          return ids.length;
        });
        removed += count;
        if (count < ROWS_AT_ONCE) return removed;
      }
    },
  };
}
