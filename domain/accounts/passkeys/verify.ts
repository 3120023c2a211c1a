import type { Queries } from "#db/database.ts";
import type { PasskeyChallengesTable } from "#db/user-tables.ts";
import type { Context } from "../../kernel/context.ts";
import { type FieldErrors, UnauthenticatedError } from "../../kernel/errors.ts";
import { createChallenge, findChallenge, markAnswered } from "./challenge.ts";
import { clientDataOf, relyingPartyOf } from "./relying-party.ts";
import type { PasskeyAnswer } from "./schema.ts";

/** Why an answer comes too late. */
export const expired = "This took longer than five minutes, or was sent twice. Try again";

/** A passkey that has answered a challenge. It counts once `acceptPasskey` has stored that it did. */
export interface VerifiedPasskey {
  id: string;
  userId: string;
  counter: number;
  newCounter: number;
  /** What it answered. */
  challenge: PasskeyChallengesTable;
}

/** A passkey was not accepted. Names its user if its answer belongs to a stored passkey. */
export class PasskeyRefusedError extends UnauthenticatedError {
  readonly userId: string | undefined;
  constructor(message: string, userId?: string, more: FieldErrors = {}) {
    super(message, { passkey: [message], ...more });
    this.userId = userId;
  }
}

/**
 * Returns a challenge for any passkey of this site: to sign in, or to confirm the session. The browser asks the user to choose
 * one and to unlock it.
 */
export async function startUse(context: Context) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const { token, challenge } = await createChallenge(context, "use");
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context).id,
    challenge,
    userVerification: "required",
    timeout: 300_000,
  });
  return { token, options };
}

/**
 * Checks a passkey's answer to a challenge. Throws a `PasskeyRefusedError`, which the caller counts,
 * when the challenge has expired, the passkey is unknown, the answer from another site, the signature wrong, or the signature
 * counter not higher than before: a copy of the passkey may have signed (WebAuthn Level 3, section 6.1.1).
 */
export async function verifyPasskey(context: Context, { token, response }: PasskeyAnswer): Promise<VerifiedPasskey> {
  const { challenge: answered, origin } = clientDataOf(response.response.clientDataJSON);
  const challenge = await findChallenge(context, "use", token, answered);
  if (!challenge) throw new PasskeyRefusedError(expired);
  const { id, isOrigin } = relyingPartyOf(context);
  if (!isOrigin(origin)) throw new PasskeyRefusedError("This passkey was used on another website, so it was refused");
  const row = await context.db.read
    .selectFrom("passkeys")
    .selectAll()
    .where("credentialId", "=", response.id)
    .executeTakeFirst();
  if (!row) throw unknown();
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString("utf8") !== row.userId) throw notAccepted(row.userId);
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { userHandle: _, ...signed } = response.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: signed } as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge: answered,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, "base64url")),
      counter: row.counter,
    },
  }).catch(() => {
    throw notAccepted(row.userId);
  });
  if (!verified) throw notAccepted(row.userId);
  const { newCounter } = authenticationInfo;
  return { id: row.id, userId: row.userId, counter: row.counter, newCounter, challenge };
}

/**
 * Stores that the passkey was used, in the transaction that depends on it. Returns false when it was removed or used since
 * it was verified, or its challenge was answered before.
 */
export async function acceptPasskey(queries: Queries, passkey: VerifiedPasskey, now: number): Promise<boolean> {
  if (!(await markAnswered(queries, passkey.challenge))) return false;
  const { numUpdatedRows } = await queries
    .updateTable("passkeys")
    .set({ counter: passkey.newCounter, lastUsedAt: now })
    .where("id", "=", passkey.id)
    .where("counter", "=", passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The error for a passkey that is not stored. `unknownPasskey` lets the page tell the browser to stop offering it. */
function unknown() {
  const message = "This passkey belongs to no account here. Log in another way";
  return new PasskeyRefusedError(message, undefined, { unknownPasskey: [message] });
}

/** The error for a stored passkey that is not accepted. */
export const notAccepted = (userId: string) =>
  new PasskeyRefusedError("This passkey was not accepted. Try again, or log in another way", userId);
