import type { Hono, MiddlewareHandler } from "hono";
import { UnauthenticatedError } from "#domain/errors.ts";
import { hasPermission, type Permission, requirePermission } from "#domain/permissions.ts";
import { answerNotFound } from "../pages/not-found.ts";
import type { Endpoint, EndpointDescription, Method } from "./endpoint.ts";
import { HttpError } from "./problems.ts";
import { limited, limitedAtOnce, storing, usingReserve } from "./rate-limit.ts";
import { type AppEnv, contextOf, type RequestContext } from "./request-context.ts";
import { refuseWithoutSecondFactor } from "./second-factor.ts";
import { endingWithSession, extendingSession } from "./session.ts";

interface Route extends EndpointDescription {
  handle(c: RequestContext): Response | Promise<Response>;
}

/** Registers endpoints with Hono and collects their descriptions. */
export class ApiRouter {
  readonly endpoints: Endpoint[] = [];
  readonly #app: Hono<AppEnv>;

  constructor(app: Hono<AppEnv>) {
    this.#app = app;
  }

  add(method: Method, path: `/${string}`, { handle, ...description }: Route): void {
    const { access, isHidden, limit, openAtOnce, stores } = description;
    this.endpoints.push({ method, path, ...description });
    const chain: MiddlewareHandler<AppEnv>[] = limit ? [limited(limit)] : [];
    if (access === "user") chain.push(signedInOnly);
    else if (access !== "anyone") chain.push(isHidden ? hiddenWithout(access) : permittedOnly(access));
    if (access !== "anyone") chain.push(extendingSession);
    if (isPermission(access)) chain.push(endingWithSession);
    if (stores) chain.push(storing);
    // Permitted requests write to the audit log, those that read included.
    else if (method !== "get" || isPermission(access)) chain.push(usingReserve);
    if (openAtOnce) chain.push(limitedAtOnce(openAtOnce));
    this.#app.on(method.toUpperCase(), [path], ...chain, handle);
  }

  /** Answers other methods on every registered path with 405 and `Allow`. Call it after the last `add`. */
  refuseOtherMethods(): void {
    for (const path of new Set(this.endpoints.map((endpoint) => endpoint.path))) {
      const methods = this.endpoints.filter((one) => one.path === path).map((one) => one.method.toUpperCase());
      const allow = methods.includes("GET") ? ["HEAD", ...methods] : methods;
      this.#app.all(path, (c) => {
        throw new HttpError(405, `${c.req.method} is not supported here`, { Allow: allow.sort().join(", ") });
      });
    }
  }
}

const isPermission = (access: Endpoint["access"]) => access !== "anyone" && access !== "user";

const signedInOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!c.get("user")) throw new UnauthenticatedError("You are not logged in");
  await next();
};

function permittedOnly(permission: Permission): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    requirePermission(contextOf(c), permission);
    await refuseWithoutSecondFactor(c);
    await next();
  };
}

function hiddenWithout(permission: Permission): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const user = c.get("user");
    if (!user || !hasPermission(user.role, permission)) return answerNotFound(c);
    await refuseWithoutSecondFactor(c);
    await next();
  };
}
