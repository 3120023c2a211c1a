import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queries, Reader } from "#db/database.ts";
import type { Context } from "../kernel/context.ts";
import { monthsAgo } from "../kernel/days.ts";
import { findKey, findOrCreateKey } from "../kernel/secret-key.ts";

/** How many entries one transaction removes, so that other writes can run in between. */
const BATCH_SIZE = 1000;

/** The last entry that was removed after its retention period. The chain continues from its hash. */
export interface Checkpoint {
  sequence: number;
  hash: string;
  createdAt: number;
  signature: string;
}

type Clocked = Pick<Context, "db" | "now">;
type RecordRemoval = (queries: Queries) => Promise<void>;

/**
 * The retention step for the audit log: removes the entries at the beginning of the chain that are older than `months`, and
 * signs a checkpoint in the same transaction, so that the rest stays verifiable.
 */
export const expiredAuditEntries = (months: number) => ({
  what: "entries of the audit log",
  kind: "audit" as const,
  period: `${months} months`,
  async count({ db, now }: Clocked) {
    const { first, last } = await expiredRange(db.read, monthsAgo(now(), months));
    return last - first + 1;
  },
  async remove({ db, now }: Clocked, record?: RecordRemoval) {
    for (let removed = 0; ; ) {
      const batch = await removeBatch({ db, now }, monthsAgo(now(), months), removed === 0 ? record : undefined);
      removed += batch;
      if (batch < BATCH_SIZE) return removed;
    }
  },
});

async function removeBatch({ db, now }: Clocked, before: number, record: RecordRemoval | undefined): Promise<number> {
  if ((await expiredRange(db.read, before)).isEmpty) return 0;
  const key = await findOrCreateKey(db, "audit-key");
  return await db.write(async (queries) => {
    const { first, last, isEmpty } = await expiredRange(queries, before);
    if (isEmpty) return 0;
    const { sequence, hash } = await queries
      .selectFrom("auditEntries")
      .select(["sequence", "hash"])
      .where("sequence", "=", Math.min(last, first + BATCH_SIZE - 1))
      .executeTakeFirstOrThrow();
    const createdAt = now();
    await queries
      .insertInto("auditCheckpoints")
      .values({ sequence, hash, createdAt, signature: signatureOf(key, { sequence, hash, createdAt }) })
      .execute();
    await queries.deleteFrom("auditEntries").where("sequence", "<=", sequence).execute();
    await record?.(queries);
    return sequence - first + 1;
  });
}

/** The entries from the first one to the last before the first that is not expired: clocks may differ, the order counts. */
async function expiredRange(queries: Queries, before: number) {
  const ends = await queries
    .selectFrom("auditEntries")
    .select((select) => [
      select.fn.min<number | null>("sequence").as("first"),
      select.fn.max<number | null>("sequence").as("last"),
    ])
    .executeTakeFirst();
  const kept = await queries
    .selectFrom("auditEntries")
    .select("sequence")
    .where("recordedAt", ">=", before)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  const first = ends?.first ?? 1;
  const last = kept ? kept.sequence - 1 : (ends?.last ?? 0);
  return { first, last, isEmpty: last < first };
}

/** The latest checkpoint, and whether its signature is the one that this installation made; null if nothing was removed. */
export async function latestCheckpoint(db: Reader): Promise<(Checkpoint & { isGenuine: boolean }) | null> {
  const latest = await db.read
    .selectFrom("auditCheckpoints")
    .selectAll()
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest) return null;
  const expected = Buffer.from(signatureOf((await findKey(db, "audit-key")) ?? "", latest));
  const given = Buffer.from(latest.signature);
  return { ...latest, isGenuine: given.length === expected.length && timingSafeEqual(given, expected) };
}

function signatureOf(key: string, { sequence, hash, createdAt }: Omit<Checkpoint, "signature">): string {
  return createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`${sequence} ${hash} ${createdAt}`)
    .digest("base64url");
}
