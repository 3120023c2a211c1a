import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext } from "hono";
import type { Database } from "#db/database.ts";
import { describeDevice } from "#domain/accounts/sessions/describe-device.ts";
import type { FoundSession } from "#domain/accounts/sessions/find.ts";
import { lockUser } from "#domain/accounts/sessions/issued.ts";
import { hashToken } from "#domain/accounts/sessions/token.ts";
import type { Context } from "#domain/kernel/context.ts";
import { isStaff } from "#domain/kernel/permissions.ts";
import type { User } from "#domain/kernel/user.ts";
import type { Dependencies } from "../dependencies.ts";
import { passkeyDomain } from "./origins.ts";

/** What Hono knows about a request of this application: Node's request and response, and our variables. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    deps: Dependencies;
    requestId: string;
    user: User | null;
    /** The session token that the browser sent. */
    token: string | null;
    /** The user's session; null without one. */
    session: FoundSession | null;
    /** Whether the endpoint is for signed-in users. */
    needsSession?: boolean;
  };
}

/** Hono's context of one request, with the types of this application. */
export type RequestContext = HonoContext<AppEnv>;

/** The context that domain functions take, made from a request. They never see the request itself. */
export function contextOf(c: RequestContext): Context {
  const { db, now, limits, storage, mailer, isAdminConfigured, staffSessions, masksEveryone, isOwnOrigin, origin } =
    c.get("deps");
  const token = c.get("token");
  const user = c.get("user");
  const sessionHash = token === null ? null : hashToken(token);
  return {
    db: user && c.get("needsSession") ? writingInSession(db, { actor: user, sessionHash }) : db,
    now,
    actor: user,
    sessionHash,
    device: describeDevice(c.env.incoming.headers["user-agent"]),
    isAdminConfigured,
    staffSessions,
    relyingParty: { id: passkeyDomain(origin()), isOrigin: isOwnOrigin },
    masksEveryone,
    requestId: c.get("requestId"),
    idempotencyKey: c.req.header("idempotency-key"),
    emailQueued: mailer.run,
    makeRoomFor: (role) => (isStaff(role) ? storage.makeRoom() : storage.admitText()),
    hasRoom: () => storage.hasRoom(),
    count: (what, times) => limits.takeForUser(what, user?.id ?? "", times),
  };
}

/** The database, whose transactions are refused once the session has ended: a slow request must not outlive it. */
const writingInSession = (db: Database, by: { actor: User; sessionHash: string | null }): Database => ({
  ...db,
  write: (work) =>
    db.write(async (queries) => {
      await lockUser(by, queries, by.actor.id);
      return await work(queries);
    }),
});

/** The parameter `id` of the request's path. */
export const idOf = (c: RequestContext): string => c.req.param("id") ?? "";
