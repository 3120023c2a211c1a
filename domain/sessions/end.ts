import type { Queries } from "#db/database.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { hashToken, looksLikeToken, sessionLimits } from "./token.ts";

/** Ends the session of `token` (specification, section 7: logout). Does nothing when it has ended already. */
export async function logOut(context: Context, token: string): Promise<void> {
  if (!looksLikeToken(token)) return;
  const tokenHash = hashToken(token);
  const { db } = context;
  const stored = await db.read
    .selectFrom("sessions")
    .select("tokenHash")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (!stored) return;
  await db.write(async (queries) => {
    const ended = await queries
      .deleteFrom("sessions")
      .where("tokenHash", "=", tokenHash)
      .returning("userId")
      .executeTakeFirst();
    if (ended) await recordAction(context, queries, { action: "sign-out", kind: "user", id: ended.userId });
  });
}

/** Ends every session of a user, or all but `keptHash`, in the transaction that changes the user. */
export async function endSessionsOf(queries: Queries, userId: string, keptHash: string | null = null): Promise<void> {
  const all = queries.deleteFrom("sessions").where("userId", "=", userId);
  await (keptHash === null ? all : all.where("tokenHash", "!=", keptHash)).execute();
}

/**
 * The query that deletes the sessions that have expired at `time`, or that started in its future: a server whose clock was
 * wrong created them, and they would last until their time has come.
 */
export function deleteExpiredSessions(queries: Queries, time: number) {
  return queries
    .deleteFrom("sessions")
    .where(({ eb, or }) =>
      or([
        eb("createdAt", "<=", time - sessionLimits.absolute),
        eb("createdAt", ">", time + sessionLimits.clockDifference),
        eb("lastSeenAt", "<=", time - sessionLimits.idle),
      ]),
    );
}

/** Deletes the expired sessions of all users. */
export async function clearEndedSessions({ db, now }: Omit<Context, "actor">): Promise<void> {
  await db.write((queries) => deleteExpiredSessions(queries, now()).execute());
}
