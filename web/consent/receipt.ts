import { type ConsentRecord, type Optional, optional } from "./record.ts";

export type Action = "accept-all" | "reject-all" | "custom" | "withdraw";

/** The server's answer to a posted consent: the visitor's proof. */
export interface Proof {
  id: string;
  recordedAt: string;
  /** The link of the server's chain that holds it: whoever has it can show that the log was not written anew. */
  hash: string;
}

/** What is kept beside the record: what the visitor agreed to, the proof, and what is still to be posted. */
export interface Receipt {
  action: Action;
  policyVersion: string;
  noticeHash: string;
  language: string;
  /** The terms shown when he chose, a line a cookie beginning with its category (content/cookies/policy-version.ts). */
  terms: string[];
  /** He chose analytics or marketing although his browser sends Global Privacy Control. */
  override: boolean;
  /** Of the record that it belongs to. */
  timestamp: number;
  proof?: Proof;
  /** The record, while the server has not answered for it. */
  pending?: ConsentRecord;
}

/** Reads a stored receipt; null where it is unreadable or belongs to another record: the record counts without it. */
export function parseReceipt(text: string | null, record: ConsentRecord): Receipt | null {
  try {
    const value = JSON.parse(text ?? "null") as Receipt | null;
    return value?.timestamp === record.timestamp && Array.isArray(value.terms) ? value : null;
  } catch {
    return null;
  }
}

/** What was added to the terms and what left them since he agreed. */
export function difference(agreed: readonly string[], current: readonly string[]) {
  return {
    added: current.filter((term) => !agreed.includes(term)),
    removed: agreed.filter((term) => !current.includes(term)),
  };
}

/** The optional categories to which something was added: what he agreed to there is no longer what would happen. */
export function widened(agreed: readonly string[], current: readonly string[]): Optional[] {
  const { added } = difference(agreed, current);
  return optional.filter((name) => added.some((term) => term.startsWith(`${name}|`)));
}
