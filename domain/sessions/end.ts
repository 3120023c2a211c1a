import type { Queries } from "#db/database.ts";
import type { Context } from "../context.ts";
import { hashToken, looksLikeToken, sessionLimits } from "./token.ts";

/** Ends the session of `token` on the server (specification, section 7: logout). One that is over is no error. */
export async function logOut({ db }: Context, token: string): Promise<void> {
  if (!looksLikeToken(token)) return;
  const tokenHash = hashToken(token);
  const present = await db.read
    .selectFrom("sessions")
    .select("tokenHash")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (!present) return;
  await db.write(async (queries) => {
    await queries.deleteFrom("sessions").where("tokenHash", "=", tokenHash).execute();
  });
}

/** Ends every session of a user, as part of what changes that user. */
export async function endSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("sessions").where("userId", "=", userId).execute();
}

/** Clears away the sessions that are over. */
export async function clearEndedSessions({ db, now }: Omit<Context, "actor">): Promise<void> {
  const time = now();
  await db.write(async (queries) => {
    await queries
      .deleteFrom("sessions")
      .where(({ eb, or }) =>
        or([eb("createdAt", "<=", time - sessionLimits.absolute), eb("lastSeenAt", "<=", time - sessionLimits.idle)]),
      )
      .execute();
  });
}
