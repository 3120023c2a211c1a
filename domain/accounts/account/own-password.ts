import type { UserRow } from "#db/tables.ts";
import type { Context } from "../../kernel/context.ts";
import { UnauthenticatedError } from "../../kernel/errors.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { verifyPassword } from "../users/password.ts";

/**
 * The row of the signed-in user, if `password` is the user's password. Throws an `UnauthenticatedError` when it is not;
 * the caller counts those.
 */
export async function verifyOwnPassword(context: Context, password: string): Promise<UserRow> {
  const { id } = requireUser(context);
  const row = await context.db.read.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  const matches = await verifyPassword(row?.passwordHash ?? null, password);
  if (!row || !matches) throw new UnauthenticatedError("This isn’t your password. Try again");
  return row;
}
