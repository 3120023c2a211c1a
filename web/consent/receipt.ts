import { type ConsentRecord, type Optional, optional } from "./record.ts";

export type Action = "accept-all" | "reject-all" | "custom" | "withdraw";

/** The server's response to a posted consent, which is the visitor's proof. */
export interface Proof {
  id: string;
  recordedAt: string;
  /** The hash of the entry in the server's chain; with it the visitor can show that the log was not rewritten. */
  hash: string;
}

/** Stored in addition to the record: the terms of the choice, the proof, and the record until it has been posted. */
export interface Receipt {
  action: Action;
  policyVersion: string;
  noticeHash: string;
  language: string;
  /** The terms shown at the choice: one line per cookie, starting with its category (content/cookies/policy-version.ts). */
  terms: string[];
  /** The visitor chose analytics or marketing although the browser sends Global Privacy Control. */
  override: boolean;
  /** The timestamp of the record it belongs to. */
  timestamp: number;
  proof?: Proof;
  /** The `Idempotency-Key` with which the record is posted, also after a reload. */
  key?: string;
  /** The record, until the server has confirmed it. */
  pending?: ConsentRecord;
}

/** Parses a stored receipt; null when it is unreadable or belongs to another record. The record is valid without a receipt. */
export function parseReceipt(text: string | null, record: ConsentRecord): Receipt | null {
  try {
    const value = JSON.parse(text ?? "null") as Receipt | null;
    return value?.timestamp === record.timestamp && Array.isArray(value.terms) ? value : null;
  } catch {
    return null;
  }
}

/** The terms added and removed since the choice. */
export function difference(agreed: readonly string[], current: readonly string[]) {
  return {
    added: current.filter((term) => !agreed.includes(term)),
    removed: agreed.filter((term) => !current.includes(term)),
  };
}

/** The optional categories with added terms, which the earlier choice does not cover. */
export function widened(agreed: readonly string[], current: readonly string[]): Optional[] {
  const { added } = difference(agreed, current);
  return optional.filter((name) => added.some((term) => term.startsWith(`${name}|`)));
}
