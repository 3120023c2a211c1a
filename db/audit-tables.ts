/** The audit log: who did what to which record, in a hash chain. It holds ids and names of fields, never values. */
export interface AuditEntriesTable {
  /** From 1, without gaps. */
  sequence: number;
  id: string;
  recordedAt: number;
  /** The user; null for a visitor, the command line and the environment. */
  actorId: string | null;
  /** The role at that time, or `visitor`, `command line` or `environment`. */
  actorRole: string;
  action: string;
  objectKind: string;
  /** The record; null for a list, and for a kind of which there is only one. */
  objectId: string | null;
  /** JSON: the names of the changed fields. */
  fields: string;
  /** How many records a list or a file held; null for one record. */
  count: number | null;
  /** The request, as in the server's log; null outside of one. */
  requestId: string | null;
  previousHash: string;
  hash: string;
}

/**
 * The browser and system of entries that concern the user's own account. Not part of the chain: they are deleted with the
 * account.
 */
export interface AuditDevicesTable {
  entryId: string;
  userId: string;
  /** In words, such as "Firefox on Windows". */
  device: string;
}

/** The end of the audit log's chain, in one row. */
export interface AuditChainTable {
  name: string;
  length: number;
  lastHash: string;
  previousHash: string;
}

/** Where the chain begins after older entries were removed: each row continues the one before. */
export interface AuditCheckpointsTable {
  /** The last removed entry. */
  sequence: number;
  hash: string;
  createdAt: number;
  /** An HMAC over the three values before it. */
  signature: string;
}
