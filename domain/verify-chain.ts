import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { type ChainName, chains, GENESIS, hashOfLink } from "#db/hash-chain.ts";

const ROWS_AT_ONCE = 1000;

/** The first broken link of a chain. */
export interface Broken {
  sequence: number;
  /** Its id, if it has one. */
  id: string | null;
  reason: string;
}

/** The result of walking a chain. */
export interface ChainWalk {
  /** How many links were verified. */
  checked: number;
  lastHash: string;
  broken: Broken | null;
}

interface Link {
  sequence: number;
  id: string;
  previousHash: string;
  hash: string;
}

interface Options<Row> {
  /** What the hash of a link covers, besides its place. */
  hashedOf: (row: Row) => readonly unknown[];
  /** What a link is called in a sentence. */
  noun: string;
  /** Hashes that must be in the chain. */
  known?: readonly string[];
  /** The last link that was removed after its time; without it, the chain begins with its first link. */
  start?: { sequence: number; hash: string };
}

/**
 * Verifies a chain from its first link to its last and returns the first broken one: altered, removed, inserted, reordered,
 * or truncated. Links appended meanwhile are verified too.
 *
 * An attacker with full write access can write a new chain: only a hash stored elsewhere, in `known`, reveals that.
 */
export async function verifyLinks<Row extends Link>(
  db: Database,
  chain: ChainName,
  { hashedOf, noun, known = [], start = { sequence: 0, hash: GENESIS } }: Options<Row>,
): Promise<ChainWalk> {
  const missing = new Set(known);
  missing.delete(start.hash);
  const before = await endOf(db, chain);
  let checked = start.sequence;
  let last = start.hash;
  let broken: Broken | null = null;
  let hashAtEnd = before.length === checked ? last : null;

  walk: while (true) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(chains[chain].links)} where sequence > ${checked}
      order by sequence limit ${ROWS_AT_ONCE}`.execute(db.read);
    for (const row of rows) {
      const sequence = checked + 1;
      const fault = (reason: string): Broken => ({ sequence, id: row.sequence === sequence ? row.id : null, reason });
      if (row.sequence !== sequence) broken = fault(`This ${noun} was removed`);
      else if (hashOfLink(sequence, hashedOf(row), row.previousHash) !== row.hash)
        broken = fault(`This ${noun} was altered`);
      else if (row.previousHash !== last)
        broken = fault(
          `This ${noun} does not match the one before it: one of the two was inserted, moved or rewritten`,
        );
      if (broken) break walk;
      checked = sequence;
      last = row.hash;
      missing.delete(last);
      if (sequence === before.length) hashAtEnd = last;
    }
    if (rows.length < ROWS_AT_ONCE) break;
    await nextTurn();
  }

  broken ??= await faultAtEnd(db, chain, noun, { checked, last, before, hashAtEnd });
  if (!broken && missing.size > 0)
    broken = {
      sequence: checked,
      id: null,
      reason: `No ${noun} has the hash ${[...missing][0]}: the chain was rewritten`,
    };
  return { checked: checked - start.sequence, lastHash: last, broken };
}

async function endOf(db: Database, chain: ChainName) {
  const { rows } = await sql<{ length: number; lastHash: string }>`
    select length, last_hash from ${sql.table(chains[chain].end)} where name = ${chain}`.execute(db.read);
  return rows[0] ?? { length: -1, lastHash: "" };
}

interface Walked {
  checked: number;
  last: string;
  before: { length: number; lastHash: string };
  hashAtEnd: string | null;
}

async function faultAtEnd(
  db: Database,
  chain: ChainName,
  noun: string,
  { checked, last, before, hashAtEnd }: Walked,
): Promise<Broken | null> {
  const place = (sequence: number, reason: string): Broken => ({ sequence, id: null, reason });
  if (before.length === -1) return place(checked, "The stored end of the chain was removed");
  if (checked < before.length) return place(checked + 1, `This ${noun} and any after it were removed from the end`);
  if (hashAtEnd !== before.lastHash) return place(before.length, "The chain does not match its stored end");
  const now = await endOf(db, chain);
  if (checked > now.length) return place(now.length + 1, `This ${noun} was inserted after the end`);
  if (checked === now.length && last !== now.lastHash) return place(checked, "The chain does not match its stored end");
  return null;
}
