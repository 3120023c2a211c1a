import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import { isTemporaryFailure } from "#db/failures.ts";
import type { Context } from "../../kernel/context.ts";
import type { User } from "../../kernel/user.ts";
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
  const row = await lookUp(context.db, hashToken(token));
  if (!row) return null;
  const session = { tokenHash: row.tokenHash, createdAt: row.startedAt, lastSeenAt: row.lastSeenAt };
  return isOpen(context, row.role, session, context.now()) ? { user: toUser(row), session } : null;
}

type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number];

const sessionRows = ({ read }: Database, hashes: readonly string[]) =>
  read
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "username", "email", "name", "role", "users.createdAt"])
    .select(["tokenHash", "sessions.createdAt as startedAt", "lastSeenAt"])
    .where("tokenHash", "in", hashes)
    .where("disabledAt", "is", null)
    .execute();

const lookUps = new WeakMap<Database, { hashes: Set<string>; rows: Promise<Map<string, SessionRow>> }>();

/** The row of a session. Requests that arrive in the same turn of the event loop share a query. */
async function lookUp(db: Database, hash: string): Promise<SessionRow | undefined> {
  let shared = lookUps.get(db);
  if (!shared) {
    const hashes = new Set<string>();
    const rows = nextTurn().then(async () => {
      // A later request must not join: a session may have ended after this query.
      lookUps.delete(db);
      return new Map((await sessionRows(db, [...hashes])).map((row) => [row.tokenHash, row]));
    });
    shared = { hashes, rows };
    lookUps.set(db, shared);
  }
  shared.hashes.add(hash);
  return (await shared.rows).get(hash);
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
