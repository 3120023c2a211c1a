// How the values of environment variables are read. Each function returns undefined for a value that it does not accept.
import { isIP } from "node:net";
import wellKnown from "nodemailer/lib/well-known";
import { isEmailAddress } from "#domain/emails/address.ts";
import type { Account } from "#mail/smtp-transport.ts";
import { type TrustProxy, trustAddresses, trustHops } from "./http/client-address.ts";

/** Where a malware scanner listens. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** When and where the server makes backups. */
export interface BackupSettings {
  folder: string;
  intervalMs: number;
  /** How many are kept. */
  keep: number;
}

export const MAX_RECIPIENTS = 20;
export const MAX_PROXIES = 10;
const MB = 1024 * 1024;

/** A whole number within limits. */
export function readWholeNumber(value: string, min: number, max: number): number | undefined {
  return /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;
}

/** A whole number of megabytes, in bytes. */
export function readMegabytes(value: string): number | undefined {
  return /^\d{1,9}$/.test(value) ? Number(value) * MB : undefined;
}

/** An IP address or a host name. */
export function readHost(value: string): string | undefined {
  const name = value.replace(/^\[(.*)\]$/, "$1");
  return isIP(name) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(name) ? name : undefined;
}

/** The URL in `value` if it has one of these protocols and neither credentials, query nor fragment. */
function readUrl(value: string, protocols: RegExp): URL | undefined {
  const url = URL.parse(value);
  const hasMore = url?.username || url?.password || url?.search || url?.hash;
  return url && protocols.test(url.protocol) && !hasMore ? url : undefined;
}

/** The origin of an HTTP address without a path. */
export function readOrigin(value: string): string | undefined {
  const url = readUrl(value, /^https?:$/);
  return url?.pathname === "/" ? url.origin : undefined;
}

/** An HTTP address, without slashes at its end. */
export function readHttpUrl(value: string): string | undefined {
  return readUrl(value, /^https?:$/) && value.replace(/\/+$/, "");
}

/** `host:port`, or the path of a socket. */
export function readScanner(value: string): ScannerAddress | undefined {
  if (value.startsWith("/")) return { path: value };
  const url = readUrl(`tcp://${value}`, /^tcp:$/);
  const host = readHost(url?.hostname ?? "");
  return host && url?.port && url.pathname === "" ? { host, port: Number(url.port) } : undefined;
}

/** A service that nodemailer knows, or the address of an SMTP server. */
export function readMailServer(value: string): Account["server"] | undefined {
  if (!value.includes("://")) return /^[\w .-]+$/.test(value) && wellKnown(value) ? { service: value } : undefined;
  // The service is shown in the dashboard, so the address must not hold a password.
  const url = readUrl(value, /^smtps?:$/);
  if (!url?.hostname || url.pathname.length > 1) return undefined;
  const secure = url.protocol === "smtps:";
  return { host: url.hostname.replace(/^\[(.*)\]$/, "$1"), port: Number(url.port) || (secure ? 465 : 587), secure };
}

/** A list of email addresses, separated by commas. */
export function readRecipients(value: string): string[] | undefined {
  const addresses = [...new Set(value.split(",").map((part) => part.trim()))].filter(Boolean);
  const isCountAllowed = addresses.length > 0 && addresses.length <= MAX_RECIPIENTS;
  return isCountAllowed && addresses.every(isEmailAddress) ? addresses : undefined;
}

/** The public keys of age, whose kinds differ in what follows `age1`. */
export function readBackupRecipients(value: string): string[] | undefined {
  const keys = value.split(",").map((part) => part.trim());
  return keys.every((key) => /^age1[a-z0-9]{20,4000}$/.test(key)) ? keys : undefined;
}

/** An email address, or a name with one. */
export function readSender(value: string): Account["from"] | undefined {
  const [, name = "", address = ""] = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<)?([^<>\s]+?)>?$/u.exec(value) ?? [];
  return isEmailAddress(address) && value.includes("<") === value.endsWith(">") ? { name, address } : undefined;
}

/** A number of proxies, or a list of networks. */
export function readProxies(value: string): TrustProxy | undefined {
  if (/^\d+$/.test(value)) return Number(value) <= MAX_PROXIES ? trustHops(Number(value)) : undefined;
  const networks = value.split(",").map((part) => part.trim());
  const isNetwork = (network: string) => {
    const [address = "", prefix = "0", ...rest] = network.split("/");
    const version = isIP(address);
    return version && rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32);
  };
  return networks.every(isNetwork) ? trustAddresses(networks) : undefined;
}
