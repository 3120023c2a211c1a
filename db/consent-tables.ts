/** Append-only, enforced by triggers; each row holds the hash of the previous one. */
export interface ConsentsTable {
  /** 1, 2, 3 and so on, without a gap. */
  sequence: number;
  /** The id of the visitor's receipt: random, and stored nowhere else. */
  id: string;
  recordedAt: number;
  action: "accept-all" | "reject-all" | "custom" | "withdraw";
  analytics: number;
  functional: number;
  marketing: number;
  policyVersion: string;
  noticeHash: string;
  language: string;
  /** 1 when the browser sent Global Privacy Control. */
  gpc: number;
  /** 1 when the visitor chose analytics or marketing despite the signal. */
  gpcOverride: number;
  previousHash: string;
  hash: string;
}

/** One row, named `consents`: how many consents there are, and the hash of the last. */
export interface ConsentChainTable {
  name: string;
  length: number;
  lastHash: string;
  previousHash: string;
}

/** The texts of consent notices, by the hash that consents refer to. */
export interface ConsentNoticesTable {
  noticeHash: string;
  policyVersion: string;
  language: string;
  /** JSON; the hash covers exactly this text. */
  text: string;
  firstShownAt: number;
}
