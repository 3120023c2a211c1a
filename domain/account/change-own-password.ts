import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { queueAccountEmail } from "../emails/queue.ts";
import { UnauthenticatedError, ValidationError } from "../errors.ts";
import { parse } from "../parse.ts";
import { isStaff } from "../permissions.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { endSessionsOf, recordEndedSessions } from "../sessions/end.ts";
import { adminPasswordProblem } from "../users/admin-password.ts";
import { hashPassword } from "../users/password.ts";
import { refuseConfigured } from "./configured.ts";
import { requireConfirmation } from "./confirmation.ts";
import { removeLinks } from "./link.ts";
import { verifyOwnPassword } from "./own-password.ts";
import { passwordChangeSchema } from "./schema.ts";

/**
 * Changes the password of the signed-in user, ends all other sessions, and tells the user by email. Throws an
 * `UnauthenticatedError` when the current password is wrong, which the caller counts.
 */
export async function changeOwnPassword(context: Context, body: unknown): Promise<void> {
  const { currentPassword, newPassword } = parse(passwordChangeSchema, body);
  const row = await verifyOwnPassword(context, currentPassword);
  refuseConfigured(context, row);
  if (await hasSecondFactor(context.db.read, row.id)) await requireConfirmation(context);
  refuseWeakPassword(row, newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const changed = await context.db.write(async (queries) => {
    const kept = { now: context.now(), keptHash: context.sessionHash ?? null };
    const ended = await storePassword(queries, row, passwordHash, kept);
    if (ended === null) return false;
    await recordAction(context, queries, { action: "change-password", kind: "user", id: row.id });
    await recordEndedSessions(context, queries, row.id, ended);
    return true;
  });
  if (!changed) throw new UnauthenticatedError("This isn’t your password. Try again");
  context.emailQueued?.();
}

/** Throws a `ValidationError` that names `field` when a password is too weak for the role of its user. */
export function refuseWeakPassword(user: UserRow, password: string, field: string): void {
  const problem = isStaff(user.role) ? adminPasswordProblem(password, user) : null;
  if (problem) throw new ValidationError({ [field]: [`Your password ${problem}`] });
}

/**
 * Stores a user's new password, ends the sessions except `keptHash`, withdraws the links to reset it, and queues the email
 * that tells the user. Returns the number of sessions, or null when the password was changed since `user` was read.
 */
export async function storePassword(
  queries: Queries,
  user: UserRow,
  passwordHash: string,
  { now, keptHash }: { now: number; keptHash: string | null },
): Promise<number | null> {
  const { numUpdatedRows } = await queries
    .updateTable("users")
    .set({ passwordHash })
    .where("id", "=", user.id)
    .where("passwordHash", "=", user.passwordHash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const ended = await endSessionsOf(queries, user.id, keptHash);
  await removeLinks(queries, user.id, "password-reset");
  await queueAccountEmail(queries, { kind: "password-changed", aboutId: user.id, recipient: user.email, now });
  return ended;
}
