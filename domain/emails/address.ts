import { createHash } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { DAY } from "../kernel/days.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";

const MINUTE = 60_000;
/** How often one mailbox gets the emails that strangers can cause: the shortest time between two (ms), and how many a day. */
const bounds = {
  acknowledgment: { interval: 60 * MINUTE, perDay: 24 },
  "email-change": { interval: 60 * MINUTE, perDay: 3 },
  "password-reset": { interval: 5 * MINUTE, perDay: 288 },
  /** What happened to an account without a role, whose address no one may have confirmed: of each kind, to this very address. */
  notice: { interval: 0, perDay: 20 },
  /** The same of all kinds, to all spellings of a mailbox but the plain one, about accounts that are new. */
  notices: { interval: 0, perDay: 60 },
};
type BoundKind = keyof typeof bounds;

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
  return !automatic.test(name) && !name.startsWith(".") && !name.endsWith(".") && !/\.\.|=\?/.test(name);
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
 * Whether a time of a mailbox is not within `period` of `now` (ms). A time further ahead comes from a clock that was wrong, and
 * would otherwise hold back emails until then.
 */
export const isOutdated = (column: "last_at" | "day_began_at", period: number, now: number) =>
  sql<SqlBool>`abs(${now} - ${sql.ref(`acknowledged_addresses.${column}`)}) >= ${period}`;

/**
 * Returns whether one of these emails may go to `address` now, and if so, counts it for its mailbox, so that no stranger can flood
 * one, whatever forms and accounts they use; `counted` says what is counted instead. Call it in the transaction that queues the email.
 */
export async function mayEmail(
  queries: Queries,
  kind: BoundKind,
  address: string,
  now: number,
  counted = kind === "acknowledgment" ? mailboxOf(address) : `${kind} ${mailboxOf(address)}`,
): Promise<boolean> {
  const { interval, perDay } = bounds[kind];
  // One account has the plain form, which strangers with other spellings must not keep from its emails.
  if ((kind === "password-reset" || kind === "notices") && mailboxOf(address) === normalizeForSearch(address))
    return true;
  const addressHash = createHash("sha256").update(counted).digest("hex");
  const isNewDay = isOutdated("day_began_at", DAY, now);
  const taken = await queries
    .insertInto("acknowledgedAddresses")
    .values({ addressHash, lastAt: now, dayBeganAt: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .column("addressHash")
        .doUpdateSet({
          lastAt: now,
          dayBeganAt: sql`case when ${isNewDay} then ${now} else acknowledged_addresses.day_began_at end`,
          count: sql`case when ${isNewDay} then 1 else acknowledged_addresses.count + 1 end`,
        })
        .where(isOutdated("last_at", interval, now))
        .where(sql<SqlBool>`(${isNewDay} or acknowledged_addresses.count < ${perDay})`),
    )
    .returning("lastAt")
    .executeTakeFirst();
  return taken !== undefined;
}
