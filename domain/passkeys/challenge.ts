import { randomBytes } from "node:crypto";
import type { PasskeyChallengesTable } from "#db/user-tables.ts";
import type { Context } from "../context.ts";
import { expiredRows } from "../retention/expired-rows.ts";
import { issued } from "../sessions/issued.ts";
import { hashToken, newToken } from "../sessions/token.ts";

type Purpose = PasskeyChallengesTable["purpose"];

/** How long a challenge can be answered (ms). */
export const CHALLENGE_LIFETIME_MS = issued.challenge.lifetimeMs;

/** The session that a challenge belongs to; null for a visitor who is about to sign in. */
const sessionOf = ({ actor, sessionHash }: Context) => (actor ? (sessionHash ?? null) : null);

/**
 * Stores a new challenge of 256 random bits, so that any server can check the answer. Returns it with the token that the
 * browser sends back.
 */
export async function createChallenge(
  context: Context,
  purpose: Purpose,
): Promise<{ token: string; challenge: Uint8Array<ArrayBuffer> }> {
  const token = newToken();
  const challenge = new Uint8Array(randomBytes(32));
  const row = {
    id: hashToken(token),
    purpose,
    challenge: Buffer.from(challenge).toString("base64url"),
    sessionHash: sessionOf(context),
    createdAt: context.now(),
  };
  await context.db.write((queries) => queries.insertInto("passkeyChallenges").values(row).execute());
  return { token, challenge };
}

/**
 * Deletes the challenge of `token` and returns it in base64url; null when it was answered already, has expired, has another
 * purpose, or belongs to another session.
 */
export async function takeChallenge(context: Context, purpose: Purpose, token: string): Promise<string | null> {
  const row = await context.db.write((queries) =>
    queries
      .deleteFrom("passkeyChallenges")
      .where("id", "=", hashToken(token))
      .returning(["purpose", "challenge", "sessionHash", "createdAt"])
      .executeTakeFirst(),
  );
  if (!row || row.purpose !== purpose || row.sessionHash !== sessionOf(context)) return null;
  return Math.abs(context.now() - row.createdAt) < CHALLENGE_LIFETIME_MS ? row.challenge : null;
}

/** The retention step for challenges that no passkey answered. */
export const expiredChallenges = expiredRows({
  what: "challenges for passkeys",
  kind: null,
  period: "5 minutes",
  table: "passkeyChallenges",
  select: (queries, now) =>
    queries
      .selectFrom("passkeyChallenges")
      .select("id")
      .where("createdAt", "<=", now - CHALLENGE_LIFETIME_MS),
});
