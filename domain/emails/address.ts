import { createHash } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/** The minimum time between two acknowledgments to one address (ms). */
export const ACKNOWLEDGMENT_INTERVAL_MS = 3_600_000;

// Mailboxes that respond automatically: each would respond to our response, without end.
const automatic = /^(mailer-daemon|postmaster|abuse|no-?reply|do-?not-?reply|bounces?|noreply-.*|listserv|majordomo)$/;
/** Domains of no public mail server: RFC 6761, RFC 8375, and common names of private networks. */
const privateDomains = /\.(invalid|localhost|local|localdomain|internal|lan|home|corp|arpa|onion)$/;

/** Whether a text is an email address that every mail server accepts: ASCII only, without quotes. */
export function isEmailAddress(text: string): boolean {
  const [, host = ""] = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9.-]{1,190})$/i.exec(text) ?? [];
  return host !== "" && host.split(".").every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}

/**
 * Whether an email may be sent to an address that a visitor entered: a valid address at a public host name that is not
 * an automatic mailbox. It makes no DNS request, which would disclose our visitors to others.
 */
export function isPlausibleAddress(address: string): boolean {
  if (!isEmailAddress(address)) return false;
  const [name = "", host = ""] = address.toLowerCase().split("@");
  if (!/\.[a-z][a-z0-9-]+$/.test(host) || privateDomains.test(host)) return false;
  return !automatic.test(name) && !name.startsWith(".") && !name.endsWith(".") && !name.includes("..");
}

/**
 * The mailbox behind an address, so that its spellings count as one: in lower case, without a tag such as `+news`
 * (RFC 5233), and at Gmail, which ignores them, without dots.
 */
function mailboxOf(address: string): string {
  const [name = "", host = ""] = normalizeForSearch(address).split("@");
  // An address may begin with a plus sign, which then separates nothing.
  const untagged = name.replace(/(?<=.)\+.*$/s, "");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  return isGmail ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${host}`;
}

/**
 * The condition that an acknowledgment no longer counts at `now` (ms). A time further ahead than the interval comes from a
 * clock that was wrong, and would otherwise hold back acknowledgments until then.
 */
export function isOutdated(eb: ExpressionBuilder<Tables, "acknowledgedAddresses">, now: number) {
  const from = now - ACKNOWLEDGMENT_INTERVAL_MS + 1;
  return eb.not(eb.between("acknowledgedAddresses.lastAt", from, now + ACKNOWLEDGMENT_INTERVAL_MS));
}

/**
 * Returns whether an acknowledgment may go to `address` now, and if so, records it: at most one an hour for a mailbox, so
 * that the forms cannot be used to flood it. Call it in the transaction that queues the acknowledgment.
 */
export async function mayAcknowledge(queries: Queries, address: string, now: number): Promise<boolean> {
  const addressHash = createHash("sha256").update(mailboxOf(address)).digest("hex");
  const taken = await queries
    .insertInto("acknowledgedAddresses")
    .values({ addressHash, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .column("addressHash")
        .doUpdateSet({ lastAt: now })
        .where((eb) => isOutdated(eb, now)),
    )
    .returning("lastAt")
    .executeTakeFirst();
  return taken !== undefined;
}
