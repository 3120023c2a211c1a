import { networkInterfaces } from "node:os";
import type { Env } from "../env.ts";

const everywhere = new Set(["0.0.0.0", "::"]);

/**
 * The origins that are this site's own: the configured one, or, when none is, the address the server listens on, by
 * IP and as localhost.
 */
export function ownOrigins({ publicOrigin, host }: Env, port: number): Set<string> {
  if (publicOrigin) return new Set([publicOrigin]);
  const hosts = everywhere.has(host)
    ? Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
    : [host];
  return new Set(
    ["localhost", "127.0.0.1", "::1", ...hosts].flatMap((name) => {
      const url = `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
      return URL.canParse(url) ? [new URL(url).origin] : [];
    }),
  );
}

/** The address to print and to open. */
export function printedOrigin({ publicOrigin, host }: Env, port: number): string {
  if (publicOrigin) return publicOrigin;
  const name = everywhere.has(host) ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
