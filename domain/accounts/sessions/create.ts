import type { Queries } from "#db/database.ts";
import { deleteExpiredSessions } from "./end.ts";
import { userSessionLimits } from "./limits.ts";
import { hashToken, MAX_SESSIONS_PER_USER, newToken } from "./token.ts";

/** A session that is not stored yet. Only the browser receives the token. */
export interface NewSession {
  token: string;
  userId: string;
  createdAt: number;
  device: string | null;
}

/** A session with a token of 256 random bits, for a user who has just been authenticated. */
export function newSession(userId: string, now: number, device: string | null = null): NewSession {
  return { token: newToken(), userId, createdAt: now, device };
}

/**
 * Stores a session with the hash of its token. Deletes the user's expired sessions, and beyond `MAX_SESSIONS_PER_USER`
 * those unused for the longest time. Stores the time of the sign-in with the user, and that no code has been wrong since.
 */
export async function insertSession(queries: Queries, { token, userId, createdAt, device }: NewSession): Promise<void> {
  await deleteExpiredSessions(queries, createdAt, userSessionLimits).where("userId", "=", userId).execute();
  const kept = queries
    .selectFrom("sessions")
    .select("tokenHash")
    .where("userId", "=", userId)
    .orderBy("lastSeenAt", "desc")
    .orderBy("createdAt", "desc")
    .limit(MAX_SESSIONS_PER_USER - 1);
  await queries.deleteFrom("sessions").where("userId", "=", userId).where("tokenHash", "not in", kept).execute();
  await queries
    .insertInto("sessions")
    .values({
      tokenHash: hashToken(token),
      userId,
      createdAt,
      lastSeenAt: createdAt,
      device,
      confirmedAt: createdAt,
    })
    .execute();
  await queries.updateTable("users").set({ lastSignInAt: createdAt, wrongCodes: 0 }).where("id", "=", userId).execute();
}
