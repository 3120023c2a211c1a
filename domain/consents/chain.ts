import { createHash } from "node:crypto";
import type { ConsentRow } from "#db/tables.ts";

/** The previous hash of the first link. */
export const GENESIS = "0".repeat(64);

/** A consent without its own hash. */
export type Link = Omit<ConsentRow, "hash">;

/**
 * The hash of a link: SHA-256, in hexadecimal, of its fields as JSON in the order written here, without spaces. The
 * previous hash is one of them, so that changing a link changes all later hashes.
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

/** The hash that identifies the text of a notice. */
export const hashOfNotice = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
