import type { Reader } from "#db/database.ts";
import type { AuditEntryRow } from "#db/tables.ts";
import { type ChainWalk, verifyLinks } from "../kernel/verify-chain.ts";
import { latestCheckpoint } from "./checkpoint.ts";
import { hashedOf } from "./record.ts";

/**
 * Verifies the audit log, from the checkpoint behind the entries that were removed after their retention period, and returns
 * the first broken entry. Each hash in `known` must be in the chain.
 */
export async function verifyAuditLog(db: Reader, known: readonly string[] = []): Promise<ChainWalk> {
  const start = await latestCheckpoint(db);
  if (start && !start.isGenuine) {
    const broken = { sequence: start.sequence, id: null, reason: "The signature of this checkpoint is wrong" };
    return { checked: 0, lastHash: start.hash, broken };
  }
  return await verifyLinks<AuditEntryRow>(db, "audit", { hashedOf, noun: "entry", known, ...(start ? { start } : {}) });
}
