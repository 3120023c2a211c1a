import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import type { Env } from "../env.ts";

const allInterfaces = new Set(["0.0.0.0", "::"]);

const httpOrigin = (name: string, port: number) => `http://${name.includes(":") ? `[${name}]` : name}:${port}`;

/**
 * The origins of this site: the configured one, or else the addresses that the server listens on, by IP and as
 * localhost.
 */
export function ownOrigins({ publicOrigin, host }: Env, port: number): Set<string> {
  if (publicOrigin) return new Set([publicOrigin]);
  const hosts = allInterfaces.has(host)
    ? Object.values(networkInterfaces()).flatMap((addresses) => (addresses ?? []).map(({ address }) => address))
    : [host];
  const urls = ["localhost", "127.0.0.1", "::1", ...hosts].map((name) => httpOrigin(name, port));
  return new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin));
}

/** The site's address for people: the configured origin, or else a URL that opens the site on this machine. */
export function printedOrigin({ publicOrigin, host }: Env, port: number): string {
  return publicOrigin ?? httpOrigin(allInterfaces.has(host) ? "localhost" : host, port);
}

/** The domain that passkeys belong to. They need a name: at an IP address, browsers allow them for `localhost` only. */
export function passkeyDomain(origin: string): string {
  const { hostname } = new URL(origin);
  return hostname.startsWith("[") || isIP(hostname) ? "localhost" : hostname;
}
