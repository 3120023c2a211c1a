import { createMiddleware } from "hono/factory";
import { HttpError } from "./problems.ts";
import type { AppEnv } from "./request-context.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Middleware against cross-site request forgery: an unsafe request carries `Sec-Fetch-Site: same-origin` or, from
 * browsers that do not send it, an `Origin` of this site. Otherwise the response is 403.
 * @param exempt paths that browsers post to by themselves
 */
export function sameOriginOnly(exempt: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!safe.has(c.req.method) && !exempt.includes(c.req.path)) {
      const fetchSite = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      const isSameOrigin =
        fetchSite !== undefined
          ? fetchSite === "same-origin"
          : origin !== undefined && c.get("deps").isOwnOrigin(origin);
      if (!isSameOrigin) throw new HttpError(403, "This request did not come from this site");
    }
    await next();
  });
}
