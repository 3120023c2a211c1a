import { randomBytes } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { isStaff } from "#domain/kernel/permissions.ts";
import type { Dependencies } from "../dependencies.ts";
import { nameRoute } from "../telemetry/route-names.ts";
import { traceIds } from "../telemetry/trace.ts";
import { refusingControl } from "./problems.ts";
import type { AppEnv } from "./request-context.ts";

/**
 * Middleware: gives every request an id and logs one line when it is answered. The line holds the route's pattern
 * instead of the address, which control refused the request, the id of a signed-in member of the team, who acts for
 * the owner of the site, the trace while tracing is on, and nothing that a visitor sent.
 */
export function requestLog(deps: Dependencies) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomBytes(9).toString("base64url");
    c.set("deps", deps);
    c.set("requestId", requestId);
    c.set("user", null);
    c.set("token", null);
    c.header("X-Request-Id", requestId);
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const user = c.get("user");
    const refusedBy = refusingControl(c.error);
    const route = routePath(c);
    nameRoute(c.env.incoming, route);
    const traceId = traceIds.get(c.env.incoming);
    deps.log.info(
      {
        requestId,
        ...(traceId && { traceId }),
        method: c.req.method,
        route,
        status: c.res.status,
        ms,
        ...(refusedBy === undefined ? {} : { refusedBy }),
        ...(user && isStaff(user.role) ? { staff: user.id } : {}),
      },
      "answered",
    );
  });
}
