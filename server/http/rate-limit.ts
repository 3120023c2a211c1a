import { createMiddleware } from "hono/factory";
import { addressKey, clientAddress } from "./client-address.ts";
import type { AddressLimitName } from "./limits.ts";
import type { AppEnv, RequestContext } from "./request-context.ts";

/**
 * Counts a request, or as many as its cost equals, against a limit of its network address. Throws `HttpError` 429 when the
 * limit is reached.
 */
export async function countRequest(c: RequestContext, name: AddressLimitName, cost = 1): Promise<void> {
  const { limits, trustProxy } = c.get("deps");
  const headers = await limits.take(name, addressKey(clientAddress(c.env.incoming, trustProxy)), cost);
  for (const [header, value] of Object.entries(headers)) c.header(header, value);
}

/** Middleware that counts every request against a limit of its network address. */
export function limited(name: AddressLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(c, name);
    await next();
  });
}
