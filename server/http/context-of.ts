import type { Context as HonoContext } from "hono";
import type { Context } from "#domain/context.ts";
import type { AppEnv } from "./app-env.ts";

/** What a verb is given of a request: never the request itself. */
export function contextOf(c: HonoContext<AppEnv>): Context {
  const { db, now, mail } = c.get("deps");
  return { db, now, actor: c.get("user"), mailQueued: mail.wake };
}
