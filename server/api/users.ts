import { UnauthenticatedError } from "#domain/errors.ts";
import { logOut } from "#domain/sessions/end.ts";
import { logIn } from "#domain/users/log-in.ts";
import { register } from "#domain/users/register.ts";
import { loginSchema, registrationSchema, userSchema } from "#domain/users/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientAddress } from "../http/client-address.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";
import { clearSessionCookie, setSessionCookie } from "../http/session.ts";

/** Accounts: specification, section 7. */
export function users(router: ApiRouter): void {
  router.add("get", "/api/user", {
    summary: "The signed-in user",
    access: "user",
    responses: { 200: { description: "The user", schema: userSchema } },
    handle: (c) => {
      const user = c.get("user");
      if (!user) throw new UnauthenticatedError("You are not signed in");
      return c.json(user);
    },
  });

  router.add("post", "/api/login", {
    summary: "Sign in",
    access: "anyone",
    body: loginSchema,
    responses: {
      200: { description: "The user; a session begins", schema: userSchema },
      401: { description: "Invalid username or password" },
    },
    handle: async (c) => {
      const body = await readJson(c);
      const context = contextOf(c);
      const { limits, trustProxy } = c.get("deps");
      const address = clientAddress(c.env.incoming, trustProxy);
      const { user, token } = await limits.guess(body.username, address, () => logIn(context, body));
      await endPresentSession(c.get("token"), context);
      setSessionCookie(c, token);
      return c.json(user);
    },
  });

  router.add("post", "/api/register", {
    summary: "Create an account and sign in",
    access: "anyone",
    body: registrationSchema,
    limit: "registrations",
    responses: {
      201: { description: "The new user; a session begins", schema: userSchema },
      409: { description: "The username or the e-mail address is taken; `errors` says which" },
    },
    handle: async (c) => {
      const context = contextOf(c);
      const { user, token } = await register(context, await readJson(c));
      await endPresentSession(c.get("token"), context);
      setSessionCookie(c, token);
      return c.json(user, 201);
    },
  });

  router.add("post", "/api/logout", {
    summary: "Sign out; without a session nothing happens",
    access: "anyone",
    responses: { 204: { description: "The session is over" } },
    handle: async (c) => {
      await endPresentSession(c.get("token"), contextOf(c));
      clearSessionCookie(c);
      return c.body(null, 204);
    },
  });
}

/** A session that the browser is about to forget must not live on. */
async function endPresentSession(token: string | null, context: Parameters<typeof logOut>[0]): Promise<void> {
  if (token !== null) await logOut(context, token);
}
