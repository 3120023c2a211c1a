import { createHash } from "node:crypto";
import type { ConsentRow } from "#db/tables.ts";

/** A consent without its place in the chain. */
export type NewConsent = Omit<ConsentRow, "sequence" | "previousHash" | "hash">;

/** What the hash of a consent covers besides its place in the chain, in the order written here. */
export const hashedOf = (consent: NewConsent): readonly unknown[] => [
  consent.id,
  consent.recordedAt,
  consent.action,
  { essential: 1, analytics: consent.analytics, functional: consent.functional, marketing: consent.marketing },
  consent.policyVersion,
  consent.noticeHash,
  consent.language,
  consent.gpc,
  consent.gpcOverride,
];

/** The hash that identifies the text of a notice. */
export const hashOfNotice = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);
