import type { Hono, Context as HonoContext, MiddlewareHandler } from "hono";
import type * as z from "zod/mini";
import { requireAdmin } from "#domain/authorize.ts";
import { NotFoundError } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";
import { contextOf } from "./context-of.ts";
import { type AddressLimitName, limited } from "./limits.ts";
import { HttpError } from "./problems.ts";

/** Everything that is to be known about a call, for the router and for the OpenAPI description alike. */
export interface Endpoint {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: `/${string}`;
  summary: string;
  /** Who may call it. Asked before a body is read; the verb behind it asks once more. */
  access: "anyone" | "user" | "admin";
  /** For admins, and 404 to everybody else: not even that there is something to be refused is told. */
  isHidden?: boolean;
  body?: z.ZodMiniType;
  /** The call means something without a body. */
  bodyIsOptional?: boolean;
  /** Media types of the body; JSON unless told. */
  bodyTypes?: string[];
  /** The same body as `multipart/form-data`, where a file comes along; without `body`, the one form it can have. */
  form?: { schema: z.ZodMiniType; fileField: string; description: string };
  query?: z.ZodMiniObject;
  /** What is answered: JSON of a schema, or text of another media type. */
  responses: Record<number, { description: string; schema?: z.ZodMiniType; type?: string }>;
  limit?: AddressLimitName;
}

type Handler = (c: HonoContext<AppEnv>) => Response | Promise<Response>;

/** Registers calls on the router and remembers them for the description. */
export class Endpoints {
  readonly table: Endpoint[] = [];
  readonly #app: Hono<AppEnv>;

  constructor(app: Hono<AppEnv>) {
    this.#app = app;
  }

  add(endpoint: Endpoint, handler: Handler): void {
    this.table.push(endpoint);
    const chain: MiddlewareHandler<AppEnv>[] = endpoint.limit ? [limited(endpoint.limit)] : [];
    if (endpoint.access === "admin") chain.push(endpoint.isHidden ? adminsOrNothing : adminsOnly);
    this.#app.on(endpoint.method.toUpperCase(), [endpoint.path], ...chain, handler);
  }

  /** After the last `add`: every known path answers other methods with 405 and says which it takes. */
  refuseOtherMethods(): void {
    for (const path of new Set(this.table.map((endpoint) => endpoint.path))) {
      const methods = this.table.filter((one) => one.path === path).map((one) => one.method.toUpperCase());
      const allow = methods.includes("GET") ? ["HEAD", ...methods] : methods;
      this.#app.all(path, (c) => {
        throw new HttpError(405, `${c.req.method} is not possible here`, { Allow: allow.sort().join(", ") });
      });
    }
  }
}

const adminsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  requireAdmin(contextOf(c));
  await next();
};

const adminsOrNothing: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (contextOf(c).actor?.role !== "admin") throw new NotFoundError();
  await next();
};
