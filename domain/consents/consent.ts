import type { ConsentRow } from "#db/tables.ts";
import type { Consent, ConsentReceipt } from "./schema.ts";

/** A stored consent as the receipt for its visitor. */
export function toReceipt(row: ConsentRow): ConsentReceipt {
  return {
    id: row.id,
    recordedAt: new Date(row.recordedAt).toISOString(),
    categories: {
      essential: true,
      analytics: row.analytics === 1,
      functional: row.functional === 1,
      marketing: row.marketing === 1,
    },
    action: row.action,
    policyVersion: row.policyVersion,
    noticeHash: row.noticeHash,
    language: row.language,
    gpc: row.gpc === 1,
    gpcOverride: row.gpcOverride === 1,
    hash: row.hash,
  };
}

/** A stored consent as an entry of the log. */
export function toConsent(row: ConsentRow): Consent {
  return { ...toReceipt(row), sequence: row.sequence, previousHash: row.previousHash };
}
