import { knownDevice } from "#domain/accounts/sessions/device.ts";
import { type AskedFactors, logIn } from "#domain/accounts/users/log-in.ts";
import { register } from "#domain/accounts/users/register.ts";
import { loginSchema, registrationSchema } from "#domain/accounts/users/schema.ts";
import { UnauthenticatedError } from "#domain/kernel/errors.ts";
import { type User, userSchema } from "#domain/kernel/user.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientAddress } from "../http/client-address.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf, type RequestContext } from "../http/request-context.ts";
import {
  clearSessionCookie,
  deviceCookie,
  endCurrentSession,
  keepDevice,
  needsSecondFactor,
  setSessionCookie,
} from "../http/session.ts";

/** Endpoints for accounts: specification, section 7. */
export function users(router: ApiRouter): void {
  router.add("get", "/api/user", {
    summary: "The logged-in user",
    access: "user",
    responses: { 200: { description: "The user", schema: userSchema } },
    handle: async (c) => {
      const user = c.get("user");
      if (!user) throw new UnauthenticatedError("You are not logged in");
      return c.json((await needsSecondFactor(c)) ? { ...user, needsSecondFactor: true } : user);
    },
  });

  router.add("post", "/api/login", {
    summary: "Log in",
    access: "anyone",
    body: loginSchema,
    stores: false,
    responses: {
      200: { description: "The user, with a new session", schema: userSchema },
      401: {
        description:
          "Invalid username or password; with `errors.code`, repeat the request with a `code`, and with `errors.passkey` with a `code` or a `passkey`",
      },
      507: { description: "Storage is full: only members of the team can log in" },
    },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      const context = contextOf(c);
      const device = await knownDevice(context, deviceCookie(c), body.username);
      const attempt = { username: body.username, address: addressOf(c), device };
      const outcome = await c
        .get("deps")
        .accountLimits.signIn(attempt, () => logIn(context, body, { isKnownDevice: device !== null }));
      if ("hasPasskey" in outcome) throw askForFactor(outcome);
      return await startSession(c, outcome);
    },
  });

  router.add("post", "/api/register", {
    summary: "Create an account and log in",
    access: "anyone",
    body: registrationSchema,
    keyReuseStatus: 422,
    limit: "registrations",
    responses: {
      201: { description: "The new user, with a new session", schema: userSchema },
      409: { description: "The username or email address is taken; `errors` says which" },
    },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      const { accountLimits } = c.get("deps");
      const { user, token } = await accountLimits.register(addressOf(c), () => register(contextOf(c), body));
      await endCurrentSession(c);
      setSessionCookie(c, token);
      await keepDevice(c, user);
      return c.json(user, 201);
    },
  });

  router.add("post", "/api/logout", {
    summary: "Log out; has no effect without a session",
    access: "anyone",
    // It ends a session that was stored while there was room.
    stores: false,
    responses: { 204: { description: "The session has ended" } },
    handle: async (c) => {
      await endCurrentSession(c);
      clearSessionCookie(c);
      return c.body(null, 204);
    },
  });
}

/** Answers with a user who has just signed in, and gives the browser the session and the cookie of a known device. */
export async function startSession(
  c: RequestContext,
  { user, token }: { user: User; token: string },
): Promise<Response> {
  await endCurrentSession(c);
  setSessionCookie(c, token);
  await keepDevice(c, user);
  // For the log.
  c.set("user", user);
  return c.json(user);
}

function askForFactor({ hasPasskey }: AskedFactors): UnauthenticatedError {
  const message = hasPasskey
    ? "Use your passkey, or enter a code from your authenticator app or a recovery code"
    : "Enter the code from your authenticator app, or a recovery code";
  return new UnauthenticatedError(message, { code: [message], ...(hasPasskey && { passkey: [message] }) });
}

const addressOf = (c: RequestContext) => clientAddress(c.env.incoming, c.get("deps").trustProxy);
