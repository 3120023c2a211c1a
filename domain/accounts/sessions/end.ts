import type { Queries } from "#db/database.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context, SessionLimits } from "../../kernel/context.ts";
import { CLOCK_DIFFERENCE_MS, limitsForStaff, userSessionLimits } from "./limits.ts";
import { hashToken, looksLikeToken } from "./token.ts";

/** Ends the session of `token` (specification, section 7). Does nothing when it has ended already. */
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

/**
 * The query that deletes the sessions that have expired at `time`, or that started in its future: a server whose clock was
 * wrong created them, and they would last until their time has come.
 */
export function deleteExpiredSessions(queries: Queries, time: number, forStaff: SessionLimits) {
  return queries.deleteFrom("sessions").where(({ eb, or, and, selectFrom }) => {
    const beyond = ({ idle, absolute }: SessionLimits) =>
      or([eb("createdAt", "<=", time - absolute), eb("lastSeenAt", "<=", time - idle)]);
    const staff = selectFrom("users").select("users.id").where("role", "!=", "user");
    return or([
      beyond(userSessionLimits),
      eb("createdAt", ">", time + CLOCK_DIFFERENCE_MS),
      and([eb("userId", "in", staff), beyond(forStaff)]),
    ]);
  });
}

/** Deletes the expired sessions of all users. */
export async function clearEndedSessions(context: Omit<Context, "actor">): Promise<void> {
  const { db, now } = context;
  await db.write((queries) => deleteExpiredSessions(queries, now(), limitsForStaff(context)).execute());
}
