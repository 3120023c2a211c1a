import { isTemporaryFailure } from "#db/failures.ts";
import type { Context } from "../context.ts";
import type { User } from "../users/schema.ts";
import { toUser } from "../users/user.ts";
import { isOpen, TOUCH_INTERVAL_MS } from "./limits.ts";
import { hashToken, looksLikeToken } from "./token.ts";

type SessionContext = Pick<Context, "db" | "now" | "staffSessions">;

/** A session, found by the token in a cookie. */
export interface FoundSession {
  tokenHash: string;
  createdAt: number;
  lastSeenAt: number;
}

/**
 * The session with this `token` and its user. Null when the token is unknown, the session has ended or started in the
 * future, or the user is disabled.
 */
export async function findSession(
  context: SessionContext,
  token: string,
): Promise<{ user: User; session: FoundSession } | null> {
  if (!looksLikeToken(token)) return null;
  const row = await context.db.read
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "username", "email", "name", "role", "users.createdAt"])
    .select(["tokenHash", "sessions.createdAt as startedAt", "lastSeenAt"])
    .where("tokenHash", "=", hashToken(token))
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const session = { tokenHash: row.tokenHash, createdAt: row.startedAt, lastSeenAt: row.lastSeenAt };
  return isOpen(context, row.role, session, context.now()) ? { user: toUser(row), session } : null;
}

/** Stores that a session is used, at most every five minutes, and returns what is stored. */
export async function extendSession(context: SessionContext, session: FoundSession): Promise<FoundSession> {
  const { tokenHash, lastSeenAt } = session;
  const time = context.now();
  // A last use in the future comes from a clock that was wrong, and would postpone the idle timeout.
  if (Math.abs(time - lastSeenAt) < TOUCH_INTERVAL_MS) return session;
  try {
    await context.db.write(async (queries) => {
      await queries.updateTable("sessions").set({ lastSeenAt: time }).where("tokenHash", "=", tokenHash).execute();
    });
    return { ...session, lastSeenAt: time };
  } catch (error) {
    // With a full disk, admins can still read.
    if (!isTemporaryFailure(error)) throw error;
    return session;
  }
}

/** Those of these sessions that are still open, by the hashes of their tokens. */
export async function findOpenSessions(context: SessionContext, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await context.db.read
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["tokenHash", "sessions.createdAt", "lastSeenAt", "role"])
    .where("tokenHash", "in", hashes)
    .where("disabledAt", "is", null)
    .execute();
  const time = context.now();
  return new Set(rows.filter((row) => isOpen(context, row.role, row, time)).map(({ tokenHash }) => tokenHash));
}
