import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { hashToken, sessionLimits } from "./token.ts";

/** A session that has not been stored yet. The token goes to the browser and nowhere else. */
export interface NewSession {
  token: string;
  userId: string;
  createdAt: number;
}

/** A session with a token of 256 random bits, for a user who has just proved who they are. */
export function newSession(userId: string, now: number): NewSession {
  return { token: randomBytes(32).toString("base64url"), userId, createdAt: now };
}

/** Stores a session, only the hash of its token, and clears away those of the same user that are over. */
export async function insertSession(queries: Queries, { token, userId, createdAt }: NewSession): Promise<void> {
  await queries
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where(({ eb, or }) =>
      or([
        eb("createdAt", "<=", createdAt - sessionLimits.absolute),
        eb("lastSeenAt", "<=", createdAt - sessionLimits.idle),
      ]),
    )
    .execute();
  await queries
    .insertInto("sessions")
    .values({ tokenHash: hashToken(token), userId, createdAt, lastSeenAt: createdAt })
    .execute();
}
