import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { composeContent } from "./compose.ts";
import { toOutboxEmail } from "./list.ts";
import type { EmailDetail } from "./schema.ts";

/**
 * An email of the outbox with its subject and its attempts. For admins. Throws a `NotFoundError` when it does not exist.
 * `team` are the recipients; `origin` is the site's origin.
 */
export async function findEmail(
  context: Context,
  id: string,
  { team, origin }: { team: readonly string[]; origin: string },
): Promise<EmailDetail> {
  requireAdmin(context);
  const { read } = context.db;
  const row = isId(id) ? await read.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("There is no such mail");
  const attempts = await read
    .selectFrom("mailAttempts")
    .select(["outcome", "answer", "createdAt"])
    .where("mailId", "=", id)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const content = await composeContent(read, row, origin);
  return {
    ...toOutboxEmail(row, team),
    messageId: row.messageId,
    subject: content?.subject ?? null,
    history: attempts.map((attempt) => ({ ...attempt, createdAt: new Date(attempt.createdAt).toISOString() })),
  };
}
