import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Queries } from "#db/database.ts";
import type { PasskeyChallengesTable } from "#db/user-tables.ts";
import type { Context } from "../../kernel/context.ts";
import { findOrCreateKey } from "../../kernel/secret-key.ts";
import { expiredRows } from "../../retention/expired-rows.ts";
import { issued } from "../sessions/issued.ts";
import { hashToken } from "../sessions/token.ts";

type Purpose = PasskeyChallengesTable["purpose"];

/** How long a challenge can be answered (ms). */
export const CHALLENGE_LIFETIME_MS = issued.challenge.lifetimeMs;
/** A challenge of 32 bytes begins with its time. */
const TIME_BYTES = 6;

/** The session that a challenge belongs to; null for a visitor who is about to sign in. */
const sessionOf = ({ actor, sessionHash }: Context) => (actor ? (sessionHash ?? null) : null);

/**
 * Returns a new challenge with 208 random bits, and the token that the browser sends back: a signature, so that any server can
 * check the answer. Stores nothing, because anyone may ask for one, also while only the space for the team is left.
 */
export async function createChallenge(
  context: Context,
  purpose: Purpose,
): Promise<{ token: string; challenge: Uint8Array<ArrayBuffer> }> {
  const challenge = randomBytes(32);
  challenge.writeUIntBE(context.now(), 0, TIME_BYTES);
  const token = await tokenOf(context, purpose, challenge.toString("base64url"));
  return { token, challenge: new Uint8Array(challenge) };
}

/**
 * The challenge that was answered, for `markAnswered`; null when the token is not that of `challenge` (in base64url), or the
 * challenge has expired, has another purpose, or belongs to another session.
 */
export async function findChallenge(
  context: Context,
  purpose: Purpose,
  token: string,
  challenge: string,
): Promise<PasskeyChallengesTable | null> {
  if (!timingSafeEqual(Buffer.from(token), Buffer.from(await tokenOf(context, purpose, challenge)))) return null;
  const createdAt = Buffer.from(challenge, "base64url").readUIntBE(0, TIME_BYTES);
  if (Math.abs(context.now() - createdAt) >= CHALLENGE_LIFETIME_MS) return null;
  return { id: hashToken(token), purpose, challenge, sessionHash: sessionOf(context), createdAt };
}

/** Stores that a challenge was answered, in the transaction that depends on it. Returns false when it was answered before. */
export async function markAnswered(queries: Queries, challenge: PasskeyChallengesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto("passkeyChallenges")
    .values(challenge)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function tokenOf(context: Context, purpose: Purpose, challenge: string): Promise<string> {
  const key = await findOrCreateKey(context.db, "challenge-key");
  const signed = JSON.stringify([purpose, challenge, sessionOf(context)]);
  return createHmac("sha256", Buffer.from(key, "base64url")).update(signed).digest("base64url");
}

/** The retention step for challenges that were answered. */
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
