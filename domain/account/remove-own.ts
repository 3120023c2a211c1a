import type { Context } from "../context.ts";
import { removeAccountEmails } from "../emails/queue.ts";
import { ConflictError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requireUser } from "../permissions.ts";
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
  await context.db.write(async (queries) => {
    // Locked on PostgreSQL: of the last two admins, only one can leave.
    const admins = await queries
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .where("disabledAt", "is", null)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (admins.length === 1 && admins[0]?.id === user.id) {
      const message = "You are the last admin. Make another user an admin first";
      throw new ConflictError({ account: [message] }, message);
    }
    await removeAccountEmails(queries, user);
    await queries.deleteFrom("users").where("id", "=", user.id).execute();
  });
}
