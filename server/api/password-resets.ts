import { requestPasswordReset, resetPassword } from "#domain/accounts/account/reset-password.ts";
import { addressSchema, passwordResetSchema } from "#domain/accounts/account/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";
import { clearSessionCookie } from "../http/session.ts";

/** Endpoints for users who forgot their password. */
export function passwordResets(router: ApiRouter): void {
  router.add("post", "/api/password-resets", {
    summary: "Ask for an email with a link to reset the password",
    access: "anyone",
    body: addressSchema,
    limit: "accountEmails",
    responses: { 202: { description: "An email is sent if a user has this address" } },
    handle: async (c) => {
      await requestPasswordReset(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 202);
    },
  });
  router.add("post", "/api/password-resets/complete", {
    summary: "Set a new password with the link in the email; ends all sessions",
    access: "anyone",
    body: passwordResetSchema,
    limit: "linkTries",
    responses: {
      204: {
        description: "The password is set",
        headers: { "Remaining-Passkeys": "How many passkeys still log in to the account" },
      },
      404: { description: "The link was used or has expired" },
    },
    handle: async (c) => {
      const { passkeys } = await resetPassword(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      clearSessionCookie(c);
      return c.body(null, 204, { "Remaining-Passkeys": String(passkeys) });
    },
  });
}
