import { createHash } from "node:crypto";
import type { ConsentRow } from "#db/tables.ts";

/** What the first link of the chain holds instead of the hash of one before it. */
export const GENESIS = "0".repeat(64);

/** Everything of a consent but its own hash. */
export type Link = Omit<ConsentRow, "hash">;

/**
 * The hash of a link: SHA-256, in hexadecimal, of its fields as JSON in the order written here, without spaces. The hash of
 * the link before is one of them, so that no link can change without all that follow.
 */
export function hashOf(link: Link): string {
  const canonical = JSON.stringify([
    link.sequence,
    link.id,
    link.recordedAt,
    link.action,
    { essential: 1, analytics: link.analytics, functional: link.functional, marketing: link.marketing },
    link.policyVersion,
    link.noticeHash,
    link.language,
    link.gpc,
    link.gpcOverride,
    link.previousHash,
  ]);
  return createHash("sha256").update(canonical).digest("hex");
}

/** The hash under which the words of a notice are kept and named by a consent. */
export const hashOfNotice = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
