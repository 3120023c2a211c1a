import { createMiddleware } from "hono/factory";
import { hasSecondFactor } from "#domain/accounts/second-factors/has-second-factor.ts";
import { DEVICE_LIFETIME_MS, knownDevice, signDevice } from "#domain/accounts/sessions/device.ts";
import { logOut } from "#domain/accounts/sessions/end.ts";
import { extendSession, findSession } from "#domain/accounts/sessions/find.ts";
import { ForbiddenError } from "#domain/kernel/errors.ts";
import { isStaff } from "#domain/kernel/permissions.ts";
import { cookieValue, ownCookie, ownCookieName } from "./cookies.ts";
import { type AppEnv, contextOf, type RequestContext } from "./request-context.ts";

/** The session token in a `Cookie` header, or null. */
export function sessionToken(cookies: string | undefined, https: boolean): string | null {
  return cookieValue(cookies, ownCookieName("session", https));
}

/** Middleware: finds the signed-in user, and clears the cookie of a session that has ended. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const deps = c.get("deps");
  const token = sessionToken(c.env.incoming.headers.cookie, deps.https);
  const found = token === null ? null : await findSession(deps, token);
  c.set("token", token);
  c.set("user", found?.user ?? null);
  c.set("session", found?.session ?? null);
  if (token !== null && found === null) clearSessionCookie(c);
  await next();
});

/**
 * Middleware of endpoints that need a session: counts the request as a use of it. A page says `Session-Activity: none` for
 * what it requests on its own while the person does nothing; a page that hides this gains time up to the maximum lifetime.
 */
export const extendingSession = createMiddleware<AppEnv>(async (c, next) => {
  const found = c.get("session");
  if (found && c.req.header("Session-Activity") !== "none") c.set("session", await extendSession(c.get("deps"), found));
  await next();
});

/** Middleware of the team's endpoints: the request ends with its session. */
export const endingWithSession = createMiddleware<AppEnv>(async (c, next) => {
  const found = c.get("session");
  if (found) c.get("deps").openRequests.add(c.env.outgoing, found.tokenHash);
  await next();
});

/** Sets the session cookie until the browser closes; the server enforces the session's limits. */
export function setSessionCookie(c: RequestContext, token: string): void {
  c.header("Set-Cookie", ownCookie("session", token, c.get("deps").https));
}

/** The value of the cookie by which this browser is known at sign-in, or null. */
export function deviceCookie(c: RequestContext): string | null {
  return cookieValue(c.env.incoming.headers.cookie, ownCookieName("device", c.get("deps").https));
}

/** Sets that cookie. Call it after `setSessionCookie`, which replaces other cookies. */
function setDeviceCookie(c: RequestContext, value: string): void {
  const cookie = ownCookie("device", value, c.get("deps").https);
  c.header("Set-Cookie", `${cookie}; Max-Age=${DEVICE_LIFETIME_MS / 1000}`, { append: true });
}

/**
 * Lets this browser be known as a device of the user who has just signed in, or whose own change made all devices unknown.
 * Call it after `setSessionCookie`.
 */
export async function keepDevice(c: RequestContext, user = c.get("user")): Promise<void> {
  const context = contextOf(c);
  if (!user) return;
  const device = await knownDevice(context, deviceCookie(c), user.username);
  setDeviceCookie(c, await signDevice(context, user.id, device));
}

export function clearSessionCookie(c: RequestContext): void {
  c.header("Set-Cookie", `${ownCookie("session", "", c.get("deps").https)}; Max-Age=0`);
}

/** Ends the session whose cookie the browser is about to lose. */
export async function endCurrentSession(c: RequestContext): Promise<void> {
  const token = c.get("token");
  if (token !== null) await logOut(contextOf(c), token);
}

/** Whether `REQUIRE_SECOND_FACTOR` closes the dashboard to the signed-in user, who has not set one up. */
export async function needsSecondFactor(c: RequestContext): Promise<boolean> {
  const { requireSecondFactor, db } = c.get("deps");
  const user = c.get("user");
  if (!requireSecondFactor || !user || !isStaff(user.role)) return false;
  return !(await hasSecondFactor(db.read, user.id));
}

/** Throws a `ForbiddenError` if `needsSecondFactor`. */
export async function refuseWithoutSecondFactor(c: RequestContext): Promise<void> {
  if (await needsSecondFactor(c)) throw new ForbiddenError("Set up a second factor on your account page first");
}
