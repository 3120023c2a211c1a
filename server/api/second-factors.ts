import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from "#domain/accounts/second-factors/authenticator.ts";
import { replaceRecoveryCodes } from "#domain/accounts/second-factors/recovery-codes.ts";
import { authenticatorSchema, codeSchema, recoveryCodesSchema } from "#domain/accounts/second-factors/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";
import { countingPasswords } from "./account.ts";

const shared = {
  403: { description: "Confirm that it’s you first: `errors.confirmation` is set" },
  409: { description: "An app is set up already, or none is" },
};

/** Endpoints of the second factor of the signed-in user. */
export function secondFactors(router: ApiRouter): void {
  router.add("post", "/api/account/authenticator", {
    summary: "Start setting up an authenticator app",
    access: "user",
    responses: { 201: { description: "Shown once", schema: authenticatorSchema }, ...shared },
    handle: async (c) => c.json(await startAuthenticator(contextOf(c)), 201),
  });
  router.add("post", "/api/account/authenticator/confirm", {
    summary: "Add the authenticator app with a code from it",
    access: "user",
    body: codeSchema,
    limit: "newFactors",
    responses: {
      200: { description: "Recovery codes, shown once; none with a further factor", schema: recoveryCodesSchema },
      ...shared,
    },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      return c.json(await countingPasswords(c, "code", () => confirmAuthenticator(contextOf(c), body)));
    },
  });
  router.add("delete", "/api/account/authenticator", {
    summary: "Remove the authenticator app",
    access: "user",
    responses: { 204: { description: "Removed" }, 403: shared[403] },
    handle: async (c) => {
      await removeAuthenticator(contextOf(c));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/account/recovery-codes", {
    summary: "Replace the recovery codes",
    access: "user",
    responses: { 201: { description: "Shown once", schema: recoveryCodesSchema }, ...shared },
    handle: async (c) => c.json(await replaceRecoveryCodes(contextOf(c)), 201),
  });
}
