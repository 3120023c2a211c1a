import { createHash } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";

/** An address gets at most one acknowledgement in this time. */
export const ACKNOWLEDGED_FOR = 3_600_000;

// Who answers by machine would answer our machine, and so on for ever.
const machines = /^(mailer-daemon|postmaster|abuse|no-?reply|do-?not-?reply|bounces?|noreply-.*|listserv|majordomo)$/;
/** Names that no mail server can have: RFC 6761 and RFC 8375, and what networks at home and at work call themselves. */
const nowhere = /\.(invalid|localhost|local|localdomain|internal|lan|home|corp|arpa|onion)$/;

/** Whether a text has the form of an address that a mail server takes, in the letters that every one understands. */
export function isMailAddress(text: string): boolean {
  const [, host = ""] = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9.-]{1,190})$/i.exec(text) ?? [];
  return host !== "" && host.split(".").every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}

/**
 * Whether a mail may be sent to an address that a visitor typed: one that has the form of an address at a public host
 * name and belongs to a person. Nothing is looked up: that would tell others who writes to us.
 */
export function isPlausibleAddress(address: string): boolean {
  if (!isMailAddress(address)) return false;
  const [name = "", host = ""] = address.toLowerCase().split("@");
  if (!/\.[a-z][a-z0-9-]+$/.test(host) || nowhere.test(host)) return false;
  return !machines.test(name) && !name.startsWith(".") && !name.endsWith(".") && !name.includes("..");
}

/**
 * Whether an acknowledgement may go to `address` now, and if so, that it has: at most one an hour, so that
 * the forms cannot be used to flood a mailbox. Part of the transaction that queues it.
 */
export async function mayAcknowledge(queries: Queries, address: string, now: number): Promise<boolean> {
  const addressHash = createHash("sha256").update(normalizeForSearch(address)).digest("hex");
  const taken = await queries
    .insertInto("acknowledgedAddresses")
    .values({ addressHash, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .column("addressHash")
        .doUpdateSet({ lastAt: now })
        .where("acknowledgedAddresses.lastAt", "<=", now - ACKNOWLEDGED_FOR),
    )
    .returning("lastAt")
    .executeTakeFirst();
  return taken !== undefined;
}
