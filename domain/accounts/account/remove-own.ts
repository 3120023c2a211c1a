import type { Context } from "../../kernel/context.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { lockAdmins, refuseForLastAdmin } from "../users/keep-an-admin.ts";
import { deleteUser } from "../users/remove.ts";
import { requireConfirmation } from "./confirmation.ts";
import { verifyOwnPassword } from "./own-password.ts";
import { passwordSchema } from "./schema.ts";

/**
 * Deletes the account of the signed-in user with its sessions and the emails about it. Throws an `UnauthenticatedError`
 * when the password is wrong, which the caller counts, and a `ConflictError` for the last admin.
 */
export async function removeOwnAccount(context: Context, body: unknown): Promise<void> {
  requireUser(context);
  const { password } = parse(passwordSchema, body);
  const user = await verifyOwnPassword(context, password);
  if (await hasSecondFactor(context.db.read, user.id)) await requireConfirmation(context);
  await context.db.write(async (queries) => {
    refuseForLastAdmin(await lockAdmins(queries), user.id);
    await deleteUser(context, queries, user);
  });
}
