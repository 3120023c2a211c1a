import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { newId } from "#db/id.ts";
import { site } from "#site";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { queueAccountEmail } from "../account/queue-email.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { storeRecoveryCodes } from "../second-factors/recovery-codes.ts";
import { endIssued, lockUser } from "../sessions/issued.ts";
import { createChallenge, findChallenge, markAnswered } from "./challenge.ts";
import { nameOf } from "./providers.ts";
import { algorithms, clientDataOf, relyingPartyOf } from "./relying-party.ts";
import { type AddedPasskey, newPasskeySchema } from "./schema.ts";
import { expired } from "./verify.ts";

const MAX_PASSKEYS_PER_USER = 20;

/**
 * Returns a challenge for a new passkey of the signed-in user, who has signed in or confirmed within ten minutes. The
 * passkey must be discoverable and unlocked by its user, so that it can sign in without a username and a password.
 */
export async function startPasskey(context: Context) {
  const user = requireUser(context);
  await requireConfirmation(context);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const existing = await passkeysOf(context.db.read, user.id);
  if (existing.length >= MAX_PASSKEYS_PER_USER) throw tooMany();
  const { token, challenge } = await createChallenge(context, "add");
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: relyingPartyOf(context).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.username,
    userDisplayName: user.name,
    challenge,
    timeout: 300_000,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports),
    })),
    supportedAlgorithmIDs: algorithms,
  });
  return { token, options };
}

/**
 * Stores the passkey that answered the challenge of this session and tells the user by email. The first factor ends the other
 * sessions and comes with recovery codes. Throws a `ValidationError` when the answer is not accepted, and a `ConflictError`
 * when the passkey is stored already.
 */
export async function addPasskey(context: Context, body: unknown): Promise<AddedPasskey> {
  const user = requireUser(context);
  const { challenge, ...passkey } = await verifyNew(context, body);
  const row = {
    ...passkey,
    id: newId(context.now()),
    userId: user.id,
    createdAt: context.now(),
  };
  const recoveryCodes = await context.db
    .write(async (queries) => {
      await lockUser(context, queries, user.id);
      if (!(await markAnswered(queries, challenge))) throw refused(expired);
      if ((await passkeysOf(queries, user.id)).length >= MAX_PASSKEYS_PER_USER) throw tooMany();
      const isFirst = !(await hasSecondFactor(queries, user.id));
      await queries.insertInto("passkeys").values(row).execute();
      const codes = isFirst ? await storeRecoveryCodes(queries, user.id) : [];
      const email = { kind: "passkey-added", aboutId: user.id, recipient: user.email, now: context.now() } as const;
      await queueAccountEmail(queries, email);
      await recordAction(context, queries, { action: "add-passkey", kind: "user", id: user.id });
      const keptSession = context.sessionHash ?? null;
      if (isFirst) await endIssued(context, queries, "factor-added", { userId: user.id, keptSession });
      return codes;
    })
    .catch((error: unknown) => {
      if (violatedUniqueColumn(error, "passkeys")) throw stored();
      throw error;
    });
  context.emailQueued?.();
  const { id, credentialId, name } = row;
  const createdAt = new Date(row.createdAt).toISOString();
  return { passkey: { id, credentialId, name, createdAt, lastUsedAt: null }, recoveryCodes };
}

/** Checks a new passkey against the challenge, and returns the challenge and what is stored of the passkey. */
async function verifyNew(context: Context, body: unknown) {
  const { token, response } = parse(newPasskeySchema, body);
  const { challenge: answered, origin } = clientDataOf(response.response.clientDataJSON);
  const challenge = await findChallenge(context, "add", token, answered);
  if (!challenge) throw refused(expired);
  const { id, isOrigin } = relyingPartyOf(context);
  if (!isOrigin(origin)) throw refused("This passkey was created on another website, so it was refused");
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge: answered,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw refused("This passkey was not accepted. Try again");
  const { credential, aaguid } = registrationInfo;
  return {
    challenge,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: JSON.stringify(response.response.transports ?? []),
    name: nameOf(aaguid, context.device),
  };
}

/** The passkeys of a user, oldest first. */
export const passkeysOf = (queries: Queries, userId: string) =>
  queries.selectFrom("passkeys").selectAll().where("userId", "=", userId).orderBy("id").execute();

const refused = (message: string) => new ValidationError({ passkey: [message] }, message);

const stored = () => {
  const message = "This passkey is already on your account";
  return new ConflictError({ passkey: [message] }, message);
};

const tooMany = () => {
  const message = `You have ${MAX_PASSKEYS_PER_USER} passkeys, the most an account can have. Remove one first`;
  return new ConflictError({ passkey: [message] }, message);
};
