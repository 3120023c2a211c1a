import * as z from "zod/mini";
import { listOwnActivity } from "#domain/accounts/account/activity.ts";
import {
  confirmEmailChange,
  requestEmailChange,
  stopEmailChange,
  stopEmailChangeByLink,
} from "#domain/accounts/account/change-email.ts";
import { changeName } from "#domain/accounts/account/change-name.ts";
import { changeOwnPassword } from "#domain/accounts/account/change-own-password.ts";
import { confirmSession } from "#domain/accounts/account/confirmation.ts";
import { endOtherSessions, endSession } from "#domain/accounts/account/end-sessions.ts";
import { readAccount } from "#domain/accounts/account/read.ts";
import { readCurrentSession } from "#domain/accounts/account/read-session.ts";
import { removeOwnAccount } from "#domain/accounts/account/remove-own.ts";
import {
  accountActivitySchema,
  accountSchema,
  activityQuerySchema,
  addressSchema,
  confirmationSchema,
  currentSessionSchema,
  linkSchema,
  nameSchema,
  passwordChangeSchema,
  passwordSchema,
} from "#domain/accounts/account/schema.ts";
import { knownDevice } from "#domain/accounts/sessions/device.ts";
import { recordAction } from "#domain/audit/record.ts";
import { UnauthenticatedError, ValidationError } from "#domain/kernel/errors.ts";
import { requireUser } from "#domain/kernel/permissions.ts";
import { userSchema } from "#domain/kernel/user.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientAddress } from "../http/client-address.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf, type RequestContext } from "../http/request-context.ts";
import { clearSessionCookie, deviceCookie, keepDevice } from "../http/session.ts";

const unconfirmed = { 403: { description: "Confirm that it’s you first: `errors.confirmation` is set" } };
const configured = { 409: { description: "`ADMIN_PASSWORD` controls this account" } };

/** Endpoints of the account page, for every signed-in user. */
export function account(router: ApiRouter): void {
  router.add("get", "/api/account", {
    summary: "The logged-in user’s account with its sessions",
    access: "user",
    responses: { 200: { description: "The account", schema: accountSchema } },
    handle: async (c) => c.json(await readAccount(contextOf(c))),
  });
  router.add("get", "/api/account/session", {
    summary: "The session of this request, and when it ends",
    access: "user",
    responses: { 200: { description: "The session", schema: currentSessionSchema } },
    handle: (c) => c.json(readCurrentSession(contextOf(c), c.get("session"))),
  });
  router.add("get", "/api/account/activity", {
    summary: "What happened to the logged-in user’s account, newest first",
    access: "user",
    query: activityQuerySchema,
    responses: { 200: { description: "20 entries", schema: accountActivitySchema } },
    handle: async (c) => c.json(await listOwnActivity(contextOf(c), readQuery(c))),
  });
  router.add("patch", "/api/account", {
    summary: "Change the name",
    access: "user",
    body: nameSchema,
    responses: { 200: { description: "The changed user", schema: userSchema } },
    handle: async (c) => c.json(await changeName(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("delete", "/api/account", {
    summary: "Delete the account permanently",
    access: "user",
    isDefense: true,
    body: passwordSchema,
    responses: { 204: { description: "Deleted" }, 409: { description: "The last admin cannot leave" } },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      await countingPasswords(c, "password", () => removeOwnAccount(contextOf(c), body));
      clearSessionCookie(c);
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/account/email", {
    summary: "Ask for a new email, which its owner confirms by a link in an email",
    access: "user",
    body: addressSchema,
    limit: "accountEmails",
    responses: {
      202: { description: "The email was queued", schema: z.object({ pendingEmail: z.string() }) },
      ...unconfirmed,
      409: { description: "Another account has the address, or `ADMIN_PASSWORD` controls this account" },
    },
    handle: async (c) => c.json(await requestEmailChange(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES)), 202),
  });
  router.add("post", "/api/account/email/confirm", {
    summary: "Confirm a new email with the link in the email",
    access: "anyone",
    body: linkSchema,
    limit: "linkTries",
    responses: {
      200: { description: "The new email", schema: z.object({ email: z.string() }) },
      404: { description: "The link was used or has expired" },
      409: { description: "Another account took the address" },
    },
    handle: async (c) => c.json(await confirmEmailChange(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("delete", "/api/account/email", {
    summary: "Stop the pending change of email",
    access: "user",
    isDefense: true,
    responses: { 204: { description: "The email stays the same" }, 404: { description: "No change is pending" } },
    handle: async (c) => {
      await stopEmailChange(contextOf(c));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/account/email/stop", {
    summary: "Stop a change of email with the link in the email to the present address",
    access: "anyone",
    body: linkSchema,
    limit: "linkTries",
    responses: { 204: { description: "The email stays the same" }, 404: { description: "No change is pending" } },
    handle: async (c) => {
      await stopEmailChangeByLink(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
  router.add("put", "/api/account/password", {
    summary: "Change the password; ends all other sessions",
    access: "user",
    isDefense: true,
    body: passwordChangeSchema,
    responses: { 204: { description: "Changed" }, ...configured },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      await countingPasswords(c, "currentPassword", () => changeOwnPassword(contextOf(c), body));
      await keepDevice(c);
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/account/confirmation", {
    summary: "Confirm the user’s identity for ten minutes",
    access: "user",
    isDefense: true,
    body: confirmationSchema,
    responses: { 204: { description: "Confirmed" } },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      await countingPasswords(c, "password", () => confirmSession(contextOf(c), body));
      return c.body(null, 204);
    },
  });
  router.add("delete", "/api/account/sessions", {
    summary: "End all other sessions",
    access: "user",
    isDefense: true,
    responses: { 204: { description: "Ended" } },
    handle: async (c) => {
      await endOtherSessions(contextOf(c));
      await keepDevice(c);
      return c.body(null, 204);
    },
  });
  router.add("delete", "/api/account/sessions/:id", {
    summary: "End one session",
    access: "user",
    isDefense: true,
    responses: { 204: { description: "Ended" }, 404: { description: "The session has already ended" } },
    handle: async (c) => {
      await endSession(contextOf(c), idOf(c));
      await keepDevice(c);
      return c.body(null, 204);
    },
  });
}

/**
 * Runs `work`, which verifies the user's password, within the limits of signing in. A wrong password is in the audit log, and
 * an error of `field`: a 401 would mean that the session has ended.
 */
export async function countingPasswords<Result>(
  c: RequestContext,
  field: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = contextOf(c);
  const { accountLimits, trustProxy } = c.get("deps");
  const { id, username } = requireUser(context);
  const address = clientAddress(c.env.incoming, trustProxy);
  const device = await knownDevice(context, deviceCookie(c), username);
  try {
    return await accountLimits.signIn({ username, address, device }, work);
  } catch (error) {
    if (!(error instanceof UnauthenticatedError)) throw error;
    const fields = Object.keys(error.errors ?? { password: [] });
    const entry = { action: "confirmation-failed", kind: "user", id, fields } as const;
    await context.db.write((queries) => recordAction(context, queries, entry));
    throw new ValidationError(error.errors ?? { [field]: [error.message] });
  }
}
