import * as z from "zod/mini";
import { line } from "../../kernel/text.ts";

/** Binary data as WebAuthn's JSON has it. A response with a key and its attestation takes about 2 KB. */
const base64url = z
  .string("Must be base64url")
  .check(z.maxLength(3000, "Use at most 3000 characters"), z.regex(/^[\w-]+$/, "Must be base64url"));

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.enum(["platform", "cross-platform"])),
  clientExtensionResults: z.object({}),
};
const token = z.string("The request is incomplete").check(z.regex(/^[\w-]{43}$/, "The request is incomplete"));

/** The name of a passkey. */
const name = line(60, "Enter a name");

/** A passkey that answers a challenge (WebAuthn Level 3, section 5.1: `AuthenticationResponseJSON`). */
export const passkeyAnswerSchema = z.object({
  /** The token that came with the challenge. */
  token,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(z.nullable(base64url)),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** The body of `POST /api/account/passkeys`: a new passkey (WebAuthn Level 3, section 5.1: `RegistrationResponseJSON`). */
export const newPasskeySchema = z.object({
  token,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
    }),
  }),
});

/** The body of `PATCH /api/account/passkeys/{id}`. */
export const passkeyNameSchema = z.object({ name });

/** A challenge: the options for the browser, and the token to send with the answer. It counts once, for five minutes. */
export const passkeyChallengeSchema = z.object({
  token: z.string(),
  /** `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. */
  options: z.looseObject({ challenge: z.string() }),
});

/** A passkey on the account page. */
export const passkeySchema = z.object({
  id: z.string(),
  /** Its id in WebAuthn, in base64url. */
  credentialId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** The response to a new passkey. The recovery codes are shown once, with the first factor; empty with a further one. */
export const addedPasskeySchema = z.object({ passkey: passkeySchema, recoveryCodes: z.array(z.string()) });
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;
