import { createMiddleware } from "hono/factory";
import { recordedPaths } from "./endpoint.ts";
import { HttpError } from "./problems.ts";
import type { AppEnv } from "./request-context.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Middleware against cross-site request forgery: an unsafe request carries `Sec-Fetch-Site: same-origin` or, from browsers that
 * do not send it, an `Origin` of this site. No other site requests a read that also writes. Otherwise the response is 403.
 * @param exempt paths that browsers post to by themselves
 */
export function sameOriginOnly(exempt: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    const fetchSite = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const isSameOrigin =
      fetchSite !== undefined ? fetchSite === "same-origin" : origin !== undefined && c.get("deps").isOwnOrigin(origin);
    const isAllowed = safe.has(method)
      ? isSameOrigin || fetchSite === undefined || fetchSite === "none" || !recordedPaths.test(path)
      : isSameOrigin || exempt.includes(path);
    if (!isAllowed) throw new HttpError(403, "This request did not come from this site");
    await next();
  });
}
