import { createMiddleware } from "hono/factory";
import { isStaff } from "#domain/kernel/permissions.ts";
import type { User } from "#domain/kernel/user.ts";
import { addressKey, clientAddress, networksOf } from "./client-address.ts";
import type { AddressLimitName } from "./limit-policies.ts";
import type { OpenLimitName } from "./limits.ts";
import { MAX_BODY_BYTES } from "./read-json.ts";
import type { AppEnv, RequestContext } from "./request-context.ts";

/**
 * Counts a request, or as many as its cost equals, against a limit of its network address. Throws `HttpError` 429 when the
 * limit is reached.
 */
export async function countRequest(c: RequestContext, name: AddressLimitName, cost = 1): Promise<void> {
  const { limits, trustProxy } = c.get("deps");
  const headers = await limits.takeFrom(networksOf(clientAddress(c.env.incoming, trustProxy)), name, cost);
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
}

/** Middleware that counts every request against a limit of its network address. */
export function limited(name: AddressLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(c, name);
    await next();
  });
}

/**
 * Middleware that limits how many responses of a kind one client holds open at the same time, so that memory stays small
 * however slowly it reads. After the middleware that finds the user, a member of the team has a limit of their own: visitors
 * of the same address who hold all its downloads open do not keep the team from opening resumes.
 */
export function limitedAtOnce(name: OpenLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { limits, trustProxy } = c.get("deps");
    const { incoming, outgoing } = c.env;
    const release = await limits.hold(name, teamMember(c)?.id ?? addressKey(clientAddress(incoming, trustProxy)));
    // The client may have disconnected while it waited. Node emits `close` once per response, sent or not.
    if (outgoing.closed || outgoing.destroyed) release();
    else outgoing.once("close", release);
    await next();
  });
}

/**
 * Middleware for what users change in their own account: limits those without a role, each and all of an address. What
 * protects the account is limited for each session, so that a thief in another one cannot use it up.
 */
export const countingChanges = (isDefense: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { user, session } = c.var;
    if (user && !isStaff(user.role)) {
      const { limits } = c.get("deps");
      if (isDefense) await limits.take("accountDefenses", session?.tokenHash ?? user.id);
      else await limits.take("accountChanges", user.id);
      await countRequest(c, "accountChangesByAddress");
    }
    await next();
  });

/**
 * Middleware for endpoints that store what visitors and plain users send: counts the bytes of the body except its file
 * (`Uploads` counts those), and throws `HttpError` 507 while the space that is left is kept for the team.
 */
export const storing = createMiddleware<AppEnv>(async (c, next) => {
  if (teamMember(c)) return await usingReserve(c, next);
  const { limits, trustProxy, storage } = c.get("deps");
  const { "content-length": length = 0, "transfer-encoding": chunked } = c.env.incoming.headers;
  const bytes = chunked === undefined ? Math.min(Number(length), MAX_BODY_BYTES) : MAX_BODY_BYTES;
  await limits.takeFrom(networksOf(clientAddress(c.env.incoming, trustProxy)), "textBytes", bytes);
  await storage.admitText();
  await next();
});

/** Middleware for all other endpoints that write, if only to the audit log: on a full disk, makes room for what the team writes. */
export const usingReserve = createMiddleware<AppEnv>(async (c, next) => {
  if (teamMember(c)) await c.get("deps").storage.makeRoom();
  await next();
});

function teamMember(c: RequestContext): User | null {
  const user = c.get("user");
  return user && isStaff(user.role) ? user : null;
}
