import { createMiddleware } from "hono/factory";
import { findSessionUser } from "#domain/sessions/find-user.ts";
import { cookieValue, ownCookie, ownCookieName } from "./cookies.ts";
import type { AppEnv, RequestContext } from "./request-context.ts";

/** The session's token among the cookies of a request, or null. */
export function sessionToken(cookies: string | undefined, https: boolean): string | null {
  return cookieValue(cookies, ownCookieName("session", https));
}

/** Middleware: finds out who asks, and has the browser forget a session that is over. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const { db, now, https } = c.get("deps");
  const token = sessionToken(c.env.incoming.headers.cookie, https);
  const user = token === null ? null : await findSessionUser({ db, now }, token);
  c.set("token", token);
  c.set("user", user);
  if (token !== null && user === null) forgetSession(c);
  await next();
});

/** Gives the browser a session until it is closed; the limits are kept on the server. */
export function rememberSession(c: RequestContext, token: string): void {
  c.header("Set-Cookie", cookie(c, token));
}

/** Has the browser forget its session. */
export function forgetSession(c: RequestContext): void {
  c.header("Set-Cookie", `${cookie(c, "")}; Max-Age=0`);
}

function cookie(c: RequestContext, token: string): string {
  return ownCookie("session", token, c.get("deps").https);
}
