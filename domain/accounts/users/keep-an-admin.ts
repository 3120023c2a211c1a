import type { Queries } from "#db/database.ts";
import { ConflictError } from "../../kernel/errors.ts";

/**
 * The ids of the admins who can sign in. Call it first in a transaction that could leave none: PostgreSQL locks their rows
 * until it ends, always in the same order, so of two such transactions the second one sees what the first one left.
 */
export async function lockAdmins(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom("users")
    .select("id")
    .where("role", "=", "admin")
    .where("disabledAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Throws a `ConflictError` if the user is the only one of these admins. */
export function refuseForLastAdmin(admins: readonly string[], userId: string): void {
  if (admins.length !== 1 || admins[0] !== userId) return;
  const message = "This is the last admin. Make another person an admin first";
  throw new ConflictError({ account: [message] }, message);
}
