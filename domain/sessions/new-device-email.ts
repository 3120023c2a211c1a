import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { DAY } from "../days.ts";
import { queueAccountEmail } from "../emails/queue.ts";

/** How many of these emails a user gets within a day: enough to notice, too few to flood a mailbox. */
const MAX_EMAILS_A_DAY = 5;

/** How long after its creation the first login of the configured admin is the operator’s, who has just set it up (ms). */
const SETUP_MS = 3_600_000;

/**
 * Queues the email that tells a user about a sign-in at `now` (ms) on a device that is not known for the user. The browser
 * in which the account was made is known. Call it in the transaction that stores the session, and
 * `context.emailQueued` after the commit.
 */
export async function queueNewDeviceEmail(queries: Queries, user: UserRow, now: number): Promise<void> {
  if (user.lastSignInAt === null && now - user.createdAt < SETUP_MS) return;
  const { count } = await queries
    .selectFrom("mails")
    .select((rows) => rows.fn.countAll<number>().as("count"))
    .where("kind", "=", "new-device")
    .where("aboutId", "=", user.id)
    .where("createdAt", ">", now - DAY)
    .executeTakeFirstOrThrow();
  if (count >= MAX_EMAILS_A_DAY) return;
  await queueAccountEmail(queries, { kind: "new-device", aboutId: user.id, recipient: user.email, now });
}
