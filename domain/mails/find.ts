import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { composeLetter } from "./compose.ts";
import { toMail } from "./list.ts";
import type { MailDetail } from "./schema.ts";

/**
 * A mail of the outbox with every attempt to send it, the newest first, and its subject. Admins alone. Throws a
 * `NotFoundError` when there is none. `team` are the recipients, `origin` is the site's own address.
 */
export async function findMail(
  context: Context,
  id: string,
  { team, origin }: { team: readonly string[]; origin: string },
): Promise<MailDetail> {
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
  const letter = await composeLetter(read, row, origin);
  return {
    ...toMail(row, team),
    messageId: row.messageId,
    subject: letter?.subject ?? null,
    history: attempts.map((attempt) => ({ ...attempt, createdAt: new Date(attempt.createdAt).toISOString() })),
  };
}
