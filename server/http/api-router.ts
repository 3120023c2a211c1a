import type { Hono, MiddlewareHandler } from "hono";
import { NotFoundError, UnauthenticatedError } from "#domain/kernel/errors.ts";
import { hasPermission, type Permission, requirePermission } from "#domain/kernel/permissions.ts";
import { type Endpoint, type EndpointDescription, isStoring, type Method } from "./endpoint.ts";
import { methodRefusal } from "./problems.ts";
import { countingChanges, countRequest, limited, limitedAtOnce, storing, usingReserve } from "./rate-limit.ts";
import { type AppEnv, contextOf, type RequestContext } from "./request-context.ts";
import { endingWithSession, extendingSession, refuseWithoutSecondFactor } from "./session.ts";

interface Route extends EndpointDescription {
  handle(c: RequestContext): Response | Promise<Response>;
}

/** Registers endpoints with Hono and collects their descriptions. */
export class ApiRouter {
  readonly endpoints: Endpoint[] = [];
  readonly #app: Hono<AppEnv>;
  readonly #answerNotFound: (c: RequestContext) => Response;

  /** `answerNotFound` answers a request that may not know that its endpoint exists, like one for an unknown path. */
  constructor(app: Hono<AppEnv>, answerNotFound: (c: RequestContext) => Response = refuseUnknown) {
    this.#app = app;
    this.#answerNotFound = answerNotFound;
  }

  add(method: Method, path: `/${string}`, { handle, ...description }: Route): void {
    const { access, isHidden, limit, openAtOnce } = description;
    const endpoint = { method, path, ...description };
    this.endpoints.push(endpoint);
    const chain: MiddlewareHandler<AppEnv>[] = limit ? [limited(limit)] : [];
    if (access === "user") chain.push(signedInOnly);
    else if (access !== "anyone") chain.push(isHidden ? this.#hiddenWithout(access) : permittedOnly(access));
    if (access !== "anyone") chain.push(extendingSession, inSession);
    if (isPermission(access)) chain.push(endingWithSession);
    if (method !== "get" && access === "user") chain.push(countingChanges(description.isDefense ?? false));
    if (isStoring(endpoint)) chain.push(storing);
    // Permitted requests write to the audit log, those that read included.
    else if (method !== "get" || isPermission(access)) chain.push(usingReserve);
    if (openAtOnce) chain.push(limitedAtOnce(openAtOnce));
    this.#app.on(method.toUpperCase(), [path], ...chain, handle);
  }

  /** Answers other methods on every registered path with 405 and `Allow`. Call it after the last `add`. */
  refuseOtherMethods(): void {
    for (const [path, endpoints] of Map.groupBy(this.endpoints, (endpoint) => endpoint.path)) {
      this.#app.all(path, (c) => {
        const known = endpoints.filter(({ isHidden, access }) => !isHidden || isPermitted(c, access));
        if (known.length === 0) return this.#answerAsUnknown(c);
        const methods = known.map(({ method }) => method.toUpperCase());
        const allow = methods.includes("GET") ? ["HEAD", ...methods] : methods;
        throw methodRefusal(c.req.method, allow.sort().join(", "));
      });
    }
  }

  #hiddenWithout(permission: Permission): MiddlewareHandler<AppEnv> {
    return async (c, next) => {
      if (!isPermitted(c, permission)) return await this.#answerAsUnknown(c);
      await refuseWithoutSecondFactor(c);
      await next();
    };
  }

  /** Answers as to a path that no endpoint has (`renderPage`), and with the headers of the same limit. */
  async #answerAsUnknown(c: RequestContext): Promise<Response> {
    await countRequest(c, "pages");
    return this.#answerNotFound(c);
  }
}

const isPermission = (access: Endpoint["access"]): access is Permission => access !== "anyone" && access !== "user";

function isPermitted(c: RequestContext, access: Endpoint["access"]): boolean {
  const user = c.get("user");
  return user !== null && isPermission(access) && hasPermission(user.role, access);
}

const refuseUnknown = () => {
  throw new NotFoundError();
};

const inSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set("needsSession", true);
  await next();
};

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
