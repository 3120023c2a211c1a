import type { Hono, MiddlewareHandler } from "hono";
import { requireAdmin } from "#domain/authorize.ts";
import { answerNotFound } from "../pages/not-found.ts";
import type { Endpoint, EndpointDescription, Method } from "./endpoint.ts";
import { HttpError } from "./problems.ts";
import { limited, limitedAtOnce, storing, usingReserve } from "./rate-limit.ts";
import { type AppEnv, contextOf, type RequestContext } from "./request-context.ts";

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
    if (access === "admin") chain.push(isHidden ? hiddenFromOthers : adminsOnly);
    if (stores) chain.push(storing);
    else if (method !== "get") chain.push(usingReserve);
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

const adminsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  requireAdmin(contextOf(c));
  await next();
};

const hiddenFromOthers: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get("user")?.role !== "admin") return answerNotFound(c);
  await next();
};
