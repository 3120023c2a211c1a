import { isTemporaryFailure } from "#db/failures.ts";
import type { Context } from "../context.ts";
import type { User } from "../users/schema.ts";
import { toUser } from "../users/user.ts";
import { hashToken, looksLikeToken, sessionLimits } from "./token.ts";

/**
 * The user of the session with this `token`. Null when the token is unknown, the session has ended, was unused for a day,
 * is older than a week, or started in the future, or the user is disabled. Extends the session.
 */
export async function findSessionUser({ db, now }: Omit<Context, "actor">, token: string): Promise<User | null> {
  if (!looksLikeToken(token)) return null;
  const time = now();
  const tokenHash = hashToken(token);
  const row = await db.read
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "username", "email", "name", "role", "users.createdAt", "lastSeenAt"])
    .where("tokenHash", "=", tokenHash)
    .where("sessions.createdAt", ">", time - sessionLimits.absolute)
    .where("sessions.createdAt", "<=", time + sessionLimits.clockDifference)
    .where("lastSeenAt", ">", time - sessionLimits.idle)
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  // A last use in the future comes from a clock that was wrong, and would postpone the idle timeout.
  if (Math.abs(time - row.lastSeenAt) >= sessionLimits.touch) {
    try {
      await db.write(async (queries) => {
        await queries.updateTable("sessions").set({ lastSeenAt: time }).where("tokenHash", "=", tokenHash).execute();
      });
    } catch (error) {
      // With a full disk, admins can still read.
      if (!isTemporaryFailure(error)) throw error;
    }
  }
  return toUser(row);
}
