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

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export const networkOf = (address: string): string => (isIPv6(address) ? firstFourGroups(address) : address);

/** The key of a network in the memory of this process: a salted hash. */
export const addressKey = (address: string): string =>
  createHash("sha256").update(salt).update(networkOf(address)).digest("base64url").slice(0, 22);

function firstFourGroups(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
