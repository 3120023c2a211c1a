import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import proxyAddr from "proxy-addr";

// Never stored: the keys cannot be turned back into addresses.
const salt = randomBytes(32);

/** Whether to believe the `X-Forwarded-For` entry written by the proxy at `address`, `hop` proxies from this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** Trusts the given number of proxies in front of this server. */
export function trustHops(count: number): TrustProxy {
  return (_, hop) => hop < count;
}

const everyIpv4 = ["0.0.0.0/1", "128.0.0.0/1"];
const everyAddress = ["::/1", "8000::/1", ...everyIpv4];

/** Trusts proxies by their addresses, such as `10.0.0.1` or `10.0.0.0/8`. */
export function trustAddresses(networks: readonly string[]): TrustProxy {
  // proxy-addr refuses a prefix length of 0.
  const halves = (network: string) => (isIPv6(network.split("/")[0] ?? "") ? everyAddress : everyIpv4);
  return proxyAddr.compile(networks.flatMap((network) => (/\/0+$/.test(network) ? halves(network) : network)));
}

/** The network address of the client. `X-Forwarded-For` is believed only as far as trusted proxies wrote it. */
export function clientAddress(request: IncomingMessage, trust: TrustProxy): string {
  // HTTP also allows tabs around an entry, which proxy-addr would keep (RFC 9110, section 5.6.3).
  const forwarded = request.headers["x-forwarded-for"]?.toString().replace(/\t/g, " ");
  const headers = { ...request.headers, "x-forwarded-for": forwarded };
  const spaced: IncomingMessage = Object.create(request, { headers: { value: headers } });
  const addresses = proxyAddr.all(spaced, (address, hop) => (hop === 0 || isIP(address) > 0) && trust(address, hop));
  // An entry that is not an address can only be the last one: the proxy that passed it on counts as the client.
  const address = addresses.findLast((entry) => isIP(entry) > 0) ?? "";
  return unmapped(address);
}

/** An IPv4 address that a socket for both versions reports as an IPv6 one, in its own form; others unchanged. */
export const unmapped = (address: string): string => (/^::ffff:.*\./i.test(address) ? address.slice(7) : address);

/**
 * The networks that a client counts for, the narrowest first: its IPv4 address, or the /64, /56 and /48 of its IPv6 address,
 * since one subscriber may have a whole /56 or /48.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!isIPv6(address)) return [address];
  const halves = address.replace(/%.*/, "").split("::");
  const [left = [], right = []] = halves.map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  const [a, b, c, d = 0] = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
  return [`${a}:${b}:${c}:${d}`, `${a}:${b}:${c}:${d >> 8}/56`, `${a}:${b}:${c}/48`];
}

/** The key of a network in the memory of this process: a salted hash. That of an IPv6 address stands for its /64. */
export const addressKey = (network: string): string =>
  createHash("sha256").update(salt).update(networksOf(network)[0]).digest("base64url").slice(0, 22);
