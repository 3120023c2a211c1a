import { createHash } from "node:crypto";

/** The previous hash of the first link. */
export const GENESIS = "0".repeat(64);

/** The chains: the table of their links and the one with their end. */
export const chains = {
  consents: { links: "consents", end: "consentChain" },
  audit: { links: "auditEntries", end: "auditChain" },
} as const;
export type ChainName = keyof typeof chains;

/** A link without its place in the chain. */
export interface NewLink {
  chain: ChainName;
  /** The columns of its row, except the three of its place. */
  row: Record<string, string | number | null>;
  /** What its hash covers, besides its place. */
  hashed: readonly unknown[];
}

/** The place of a link in its chain. */
export interface Place {
  sequence: number;
  previousHash: string;
  hash: string;
}

/**
 * The hash of a link: SHA-256, in hexadecimal, of its sequence, `hashed` and its previous hash as JSON without spaces. The
 * previous hash is covered, so that changing a link changes all later hashes.
 */
export const hashOfLink = (sequence: number, hashed: readonly unknown[], previousHash: string): string =>
  createHash("sha256")
    .update(JSON.stringify([sequence, ...hashed, previousHash]))
    .digest("hex");
