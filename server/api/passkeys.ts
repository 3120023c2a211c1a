import { confirmSessionWithPasskey } from "#domain/accounts/account/confirmation.ts";
import { addPasskey, startPasskey } from "#domain/accounts/passkeys/add.ts";
import { removePasskey, renamePasskey } from "#domain/accounts/passkeys/change.ts";
import { logInWithPasskey } from "#domain/accounts/passkeys/log-in.ts";
import {
  addedPasskeySchema,
  newPasskeySchema,
  passkeyAnswerSchema,
  passkeyChallengeSchema,
  passkeyNameSchema,
} from "#domain/accounts/passkeys/schema.ts";
import { startUse } from "#domain/accounts/passkeys/verify.ts";
import { userSchema } from "#domain/kernel/user.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientAddress } from "../http/client-address.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { deviceCookie } from "../http/session.ts";
import { countingPasswords } from "./account.ts";
import { startSession } from "./users.ts";

const unconfirmed = { 403: { description: "Confirm that it’s you first: `errors.confirmation` is set" } };
const gone = { 404: { description: "The user has no such passkey" } };
const challenge = { description: "Valid once, for five minutes", schema: passkeyChallengeSchema };

/** Endpoints of passkeys: signing in with one, and those of the signed-in user. */
export function passkeys(router: ApiRouter): void {
  router.add("post", "/api/passkey-challenges", {
    summary: "A challenge for a passkey, to log in or to confirm",
    access: "anyone",
    limit: "passkeyChallenges",
    stores: false,
    responses: { 201: challenge },
    handle: async (c) => c.json(await startUse(contextOf(c)), 201),
  });
  router.add("post", "/api/login/passkey", {
    summary: "Log in with a passkey",
    access: "anyone",
    body: passkeyAnswerSchema,
    stores: false,
    responses: {
      200: { description: "The user, with a new session", schema: userSchema },
      401: {
        description:
          "The passkey is not accepted; `detail` says why, and `errors.unknownPasskey` is set if no account has it",
      },
      507: { description: "Storage is full: only members of the team can log in" },
    },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      const { accountLimits, trustProxy } = c.get("deps");
      // No username can contain a space, so a passkey shares no limit with an account.
      const username = `passkey ${credentialIn(body)}`;
      const attempt = { username, address: clientAddress(c.env.incoming, trustProxy), device: null };
      const context = contextOf(c);
      return await startSession(
        c,
        await accountLimits.signIn(attempt, () => logInWithPasskey(context, body, deviceCookie(c))),
      );
    },
  });
  router.add("post", "/api/account/passkey-challenges", {
    summary: "A challenge for a new passkey",
    access: "user",
    limit: "passkeyChallenges",
    responses: { 201: challenge, ...unconfirmed, 409: { description: "The user has 20 passkeys" } },
    handle: async (c) => c.json(await startPasskey(contextOf(c)), 201),
  });
  router.add("post", "/api/account/passkeys", {
    summary: "Add a passkey",
    access: "user",
    body: newPasskeySchema,
    limit: "newFactors",
    responses: {
      201: { description: "With the first factor, recovery codes, shown once", schema: addedPasskeySchema },
      409: { description: "The passkey is stored already, or the user has 20" },
    },
    handle: async (c) => c.json(await addPasskey(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES)), 201),
  });
  router.add("patch", "/api/account/passkeys/:id", {
    summary: "Rename a passkey",
    access: "user",
    body: passkeyNameSchema,
    responses: { 204: { description: "Renamed" }, ...gone },
    handle: async (c) => {
      await renamePasskey(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
  router.add("delete", "/api/account/passkeys/:id", {
    summary: "Remove a passkey",
    access: "user",
    responses: { 204: { description: "Removed" }, ...unconfirmed, ...gone },
    handle: async (c) => {
      await removePasskey(contextOf(c), idOf(c));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/account/confirmation/passkey", {
    summary: "Confirm the user’s identity with a passkey for ten minutes",
    access: "user",
    body: passkeyAnswerSchema,
    responses: { 204: { description: "Confirmed" } },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      await countingPasswords(c, "passkey", () => confirmSessionWithPasskey(contextOf(c), body));
      return c.body(null, 204);
    },
  });
}

/** The id of the passkey in a body that was not parsed yet. */
function credentialIn({ response }: Record<string, unknown>): string {
  const id = (response as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : "";
}
