import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { UnauthenticatedError, ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { isStaff } from "../../kernel/permissions.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { wrongCodesLeft } from "../second-factors/verify-code.ts";
import { type Ending, endIssued } from "../sessions/issued.ts";
import { adminPasswordProblem } from "../users/admin-password.ts";
import { hashPassword } from "../users/password.ts";
import { refuseConfigured } from "./configured.ts";
import { requireConfirmation } from "./confirmation.ts";
import { verifyOwnPassword } from "./own-password.ts";
import { queueAccountEmail } from "./queue-email.ts";
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
  const changed = await context.db.write((queries) => storePassword(context, queries, row, passwordHash));
  if (!changed) throw new UnauthenticatedError("This isn’t your password. Try again");
  context.emailQueued?.();
}

/** Throws a `ValidationError` that names `field` when a password is too weak for the role of its user. */
export function refuseWeakPassword(user: UserRow, password: string, field: string): void {
  const problem = isStaff(user.role) ? adminPasswordProblem(password, user) : null;
  if (problem) throw new ValidationError({ [field]: [`Your password ${problem}`] });
}

/**
 * Stores a user's new password, records it, ends what was issued before except the session of `context`, and queues the email
 * that tells the user. Returns false when the password was changed since `user` was read.
 */
export async function storePassword(
  context: Context,
  queries: Queries,
  user: UserRow,
  passwordHash: string,
  ending: Ending = "password",
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("users")
    .set({ passwordHash, wrongCodes: wrongCodesLeft })
    .where("id", "=", user.id)
    .where("passwordHash", "=", user.passwordHash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await recordAction(context, queries, { action: "change-password", kind: "user", id: user.id });
  await endIssued(context, queries, ending, { userId: user.id, keptSession: context.sessionHash ?? null });
  const email = { kind: "password-changed", aboutId: user.id, recipient: user.email, now: context.now() } as const;
  await queueAccountEmail(queries, email);
  return true;
}
