import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { DAY } from "../../kernel/days.ts";
import type { AccountEmailKind } from "../account/emails.ts";
import { queueAccountEmail } from "../account/queue-email.ts";

/** How many of these emails a user gets within a day: enough to notice, too few to flood a mailbox. */
const MAX_EMAILS_A_DAY = 5;
/** How long a user may take for the second factor until an email tells that the password was used (ms). */
const SECOND_FACTOR_MS = 5 * 60_000;

/** How long after its creation the first login of the configured admin is the operator’s, who has just set it up (ms). */
const SETUP_MS = 3_600_000;

/**
 * Queues the email that tells a user about a sign-in at `now` (ms) on a device that is not known for the user. The browser
 * in which the account was made is known. It replaces the email about the password. Call it in the transaction that stores the
 * session, and `context.emailQueued` after the commit. `user` is the row from before.
 */
export async function queueNewDeviceEmail(queries: Queries, user: UserRow, now: number): Promise<void> {
  await removeEarlyEmail(queries, user.id, now);
  if (user.lastSignInAt === null && now - user.createdAt < SETUP_MS) return;
  if ((await countEmails(queries, "new-device", user.id, now - DAY)) < MAX_EMAILS_A_DAY)
    await queueAccountEmail(queries, { kind: "new-device", aboutId: user.id, recipient: user.email, now });
}

/**
 * Queues the email that tells a user about a right password without the second factor on a device that is not known: due in
 * five minutes, unless a sign-in on such a device follows, and at most one in six hours. After many wrong codes, `isUrgent`,
 * it is due now.
 */
export async function queuePasswordUsedEmail(queries: Queries, user: UserRow, now: number, isUrgent = false) {
  const { id, email } = user;
  const delay = isUrgent ? 0 : SECOND_FACTOR_MS;
  if (isUrgent) await removeEarlyEmail(queries, id, now);
  else if ((await countEmails(queries, "password-used", id, now - DAY / 4)) > 0) return;
  await queueAccountEmail(queries, { kind: "password-used", aboutId: id, recipient: email, now, delay });
}

async function countEmails(queries: Queries, kind: AccountEmailKind, userId: string, since: number): Promise<number> {
  const { count } = await queries
    .selectFrom("mails")
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("aboutId", "=", userId)
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

const removeEarlyEmail = (queries: Queries, userId: string, now: number) =>
  queries
    .deleteFrom("mails")
    .where("kind", "=", "password-used")
    .where("aboutId", "=", userId)
    .where("state", "=", "waiting")
    .where("dueAt", ">", now)
    .where("attempts", "=", 0)
    .execute();
