import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import type { TrustedProxies } from "../env.ts";

// Forgotten with the process: the keys of the limits cannot be turned back into addresses.
const salt = randomBytes(32);

/**
 * The network address of who asks. `X-Forwarded-For` is believed only as far as the configured proxies wrote it:
 * with a number, that many entries from the right; with a list of addresses, as long as the writer is on it.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const header = request.headers["x-forwarded-for"];
  const chain = [request.socket.remoteAddress ?? ""];
  if (trusted !== 0 && header !== undefined) {
    for (const entry of String(header).split(",").reverse()) chain.push(entry.trim());
  }
  let hop = 0;
  while (
    hop + 1 < chain.length &&
    isIP(unmapped(chain[hop + 1] as string)) &&
    trusts(trusted, chain[hop] as string, hop)
  ) {
    hop++;
  }
  return unmapped(chain[hop] as string);
}

function trusts(trusted: TrustedProxies, address: string, hop: number): boolean {
  if (typeof trusted === "number") return hop < trusted;
  const plain = unmapped(address);
  return trusted.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** An IPv4 address that came over an IPv6 socket, as itself. */
function unmapped(address: string): string {
  return address.toLowerCase().startsWith("::ffff:") && address.includes(".") ? address.slice(7) : address;
}

/** What a limit knows an address by: a salted hash, and of IPv6 the /64, which one visitor has whole. */
export function addressKey(address: string): string {
  const network = isIPv6(address) ? firstFourGroups(address) : address;
  return createHash("sha256").update(salt).update(network).digest("base64url").slice(0, 22);
}

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
