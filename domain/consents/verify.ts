import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#db/database.ts";
import type { Context } from "../context.ts";
import { requirePermission } from "../permissions.ts";
import { GENESIS, hashOf, hashOfNotice } from "./chain.ts";
import type { ChainVerification } from "./schema.ts";

const ROWS_AT_ONCE = 1000;

type Broken = NonNullable<ChainVerification["broken"]>;

/**
 * Verifies the log from its first link to its last and returns the first broken one: altered, removed, inserted,
 * reordered, or truncated. Links appended meanwhile are verified too. Each hash in `known`, from receipts or earlier
 * verifications, must be in the chain.
 *
 * An attacker with full write access can write a new chain: only a hash stored elsewhere reveals that.
 */
export async function verifyChain(db: Database, known: readonly string[] = []): Promise<ChainVerification> {
  const startedAt = performance.now();
  const missing = new Set(known);
  const before = await endOf(db);
  let checked = 0;
  let last = GENESIS;
  let broken: Broken | null = null;
  let hashAtEnd = before.length === 0 ? GENESIS : null;

  walk: while (true) {
    const rows = await db.read
      .selectFrom("consents")
      .selectAll()
      .where("sequence", ">", checked)
      .orderBy("sequence")
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const sequence = checked + 1;
      const fault = (reason: string): Broken => ({ sequence, id: row.sequence === sequence ? row.id : null, reason });
      if (row.sequence !== sequence) broken = fault("This record was removed");
      else if (hashOf(row) !== row.hash) broken = fault("This record was altered");
      else if (row.previousHash !== last)
        broken = fault("This record does not match the one before it: one of the two was inserted, moved or rewritten");
      if (broken) break walk;
      checked = sequence;
      last = row.hash;
      missing.delete(last);
      if (sequence === before.length) hashAtEnd = last;
    }
    if (rows.length < ROWS_AT_ONCE) break;
    await nextTurn();
  }

  broken ??= await faultAtEnd(db, { checked, last, before, hashAtEnd });
  broken ??= await faultOfNotices(db, checked);
  if (!broken && missing.size > 0) {
    broken = {
      sequence: checked,
      id: null,
      reason: `No record has the hash ${[...missing][0]}: the chain was rewritten`,
    };
  }
  const milliseconds = Math.round(performance.now() - startedAt);
  return { intact: broken === null, checked, lastHash: last, broken, milliseconds };
}

async function endOf(db: Database) {
  const end = await db.read
    .selectFrom("consentChain")
    .select(["length", "lastHash"])
    .where("name", "=", "consents")
    .executeTakeFirst();
  return end ?? { length: -1, lastHash: "" };
}

interface ChainWalk {
  checked: number;
  last: string;
  before: { length: number; lastHash: string };
  hashAtEnd: string | null;
}

async function faultAtEnd(db: Database, { checked, last, before, hashAtEnd }: ChainWalk): Promise<Broken | null> {
  const place = (sequence: number, reason: string): Broken => ({ sequence, id: null, reason });
  if (before.length === -1) return place(checked, "The stored end of the chain was removed");
  if (checked < before.length) return place(checked + 1, "This record and any after it were removed from the end");
  if (hashAtEnd !== before.lastHash) return place(before.length, "The chain does not match its stored end");
  const now = await endOf(db);
  if (checked > now.length) return place(now.length + 1, "This record was inserted after the end");
  if (checked === now.length && last !== now.lastHash) return place(checked, "The chain does not match its stored end");
  return null;
}

async function faultOfNotices(db: Database, checked: number): Promise<Broken | null> {
  const notices = await db.read.selectFrom("consentNotices").select(["noticeHash", "text"]).execute();
  const altered = notices.find(({ noticeHash, text }) => hashOfNotice(text) !== noticeHash);
  if (!altered) return null;
  const first = await db.read
    .selectFrom("consents")
    .select(["sequence", "id"])
    .where("noticeHash", "=", altered.noticeHash)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  const reason = `The text of the notice ${altered.noticeHash} was altered`;
  return { sequence: first?.sequence ?? checked, id: first?.id ?? null, reason };
}

/** `verifyChain` for an admin. */
export async function verifyConsents(context: Context): Promise<ChainVerification> {
  requirePermission(context, "figures:read");
  return await verifyChain(context.db);
}
