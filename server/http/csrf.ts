import { createMiddleware } from "hono/factory";
import { HttpError } from "./problems.ts";
import type { AppEnv } from "./request-context.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Refuses what another site makes a visitor's browser send: an unsafe request says `Sec-Fetch-Site: same-origin`, or,
 * from a browser that does not tell, carries the `Origin` this server is configured for.
 * `exempt` are the paths that browsers post to by themselves.
 */
export function sameOriginOnly(exempt: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!safe.has(c.req.method) && !exempt.includes(c.req.path)) {
      const fetchSite = c.req.header("sec-fetch-site");
      const origin = c.req.header("origin");
      const own =
        fetchSite !== undefined
          ? fetchSite === "same-origin"
          : origin !== undefined && c.get("deps").isOwnOrigin(origin);
      if (!own) throw new HttpError(403, "This request did not come from this site");
    }
    await next();
  });
}
