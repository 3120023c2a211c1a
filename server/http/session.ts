import { createMiddleware } from "hono/factory";
import { DEVICE_LIFETIME_MS } from "#domain/sessions/device.ts";
import { logOut } from "#domain/sessions/end.ts";
import { findSessionUser } from "#domain/sessions/find-user.ts";
import { cookieValue, ownCookie, ownCookieName } from "./cookies.ts";
import { type AppEnv, contextOf, type RequestContext } from "./request-context.ts";

/** The session token in a `Cookie` header, or null. */
export function sessionToken(cookies: string | undefined, https: boolean): string | null {
  return cookieValue(cookies, ownCookieName("session", https));
}

/** Middleware: finds the signed-in user, and clears the cookie of a session that has ended. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const { db, now, https } = c.get("deps");
  const token = sessionToken(c.env.incoming.headers.cookie, https);
  const user = token === null ? null : await findSessionUser({ db, now }, token);
  c.set("token", token);
  c.set("user", user);
  if (token !== null && user === null) clearSessionCookie(c);
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
export function setDeviceCookie(c: RequestContext, value: string): void {
  const cookie = ownCookie("device", value, c.get("deps").https);
  c.header("Set-Cookie", `${cookie}; Max-Age=${DEVICE_LIFETIME_MS / 1000}`, { append: true });
}

export function clearSessionCookie(c: RequestContext): void {
  c.header("Set-Cookie", `${ownCookie("session", "", c.get("deps").https)}; Max-Age=0`);
}

/** Ends the session whose cookie the browser is about to lose. */
export async function endCurrentSession(c: RequestContext): Promise<void> {
  const token = c.get("token");
  if (token !== null) await logOut(contextOf(c), token);
}
