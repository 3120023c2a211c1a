import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Reader } from "#db/database.ts";
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
  db: Reader,
  chain: ChainName,
  { hashedOf, noun, known = [], start = { sequence: 0, hash: GENESIS } }: Options<Row>,
): Promise<ChainWalk> {
  const missing = new Set(known);
  missing.delete(start.hash);
  let checked = start.sequence;
  let last = start.hash;
  let broken: Broken | null = null;
  let end: End | null = null;

  while (!broken) {
    const part = await readPart<Row>(db, chain, checked);
    end = part.end;
    for (const row of part.rows) {
      const sequence = checked + 1;
      const fault = (reason: string): Broken => ({ sequence, id: row.sequence === sequence ? row.id : null, reason });
      if (row.sequence !== sequence) broken = fault(`This ${noun} was removed`);
      else if (hashOfLink(sequence, hashedOf(row), row.previousHash) !== row.hash)
        broken = fault(`This ${noun} was altered`);
      else if (row.previousHash !== last)
        broken = fault(
          `This ${noun} does not match the one before it: one of the two was inserted, moved or rewritten`,
        );
      if (broken) break;
      checked = sequence;
      last = row.hash;
      missing.delete(last);
    }
    if (part.rows.length < ROWS_AT_ONCE) break;
    await nextTurn();
  }

  broken ??= faultAtEnd(noun, { checked, last, end });
  if (!broken && missing.size > 0)
    broken = {
      sequence: checked,
      id: null,
      reason: `No ${noun} has the hash ${[...missing][0]}: the chain was rewritten`,
    };
  return { checked: checked - start.sequence, lastHash: last, broken };
}

interface End {
  length: number;
  lastHash: string;
}

/**
 * The links after `sequence`, at most `ROWS_AT_ONCE`, and the stored end of the chain, read by one query: both are from the
 * same moment, whatever is appended meanwhile.
 */
async function readPart<Row extends Link>(
  db: Reader,
  chain: ChainName,
  sequence: number,
): Promise<{ rows: Row[]; end: End | null }> {
  const { links, end } = chains[chain];
  const { rows } = await sql<Row & { endLength: number; endHash: string }>`
    select part.*, chain_end.length as end_length, chain_end.last_hash as end_hash
    from ${sql.table(end)} as chain_end
    left join (
      select * from ${sql.table(links)} where sequence > ${sequence} order by sequence limit ${sql.lit(ROWS_AT_ONCE)}
    ) as part on true
    where chain_end.name = ${chain} order by part.sequence`.execute(db.read);
  const [first] = rows;
  if (!first) return { rows: [], end: null };
  return {
    // Without links, the columns of the only row are null.
    rows: first.sequence === null ? [] : rows,
    end: { length: first.endLength, lastHash: first.endHash },
  };
}

interface Walked {
  checked: number;
  last: string;
  end: End | null;
}

function faultAtEnd(noun: string, { checked, last, end }: Walked): Broken | null {
  const place = (sequence: number, reason: string): Broken => ({ sequence, id: null, reason });
  if (!end) return place(checked, "The stored end of the chain was removed");
  if (checked < end.length) return place(checked + 1, `This ${noun} and any after it were removed from the end`);
  if (checked > end.length) return place(end.length + 1, `This ${noun} was inserted after the end`);
  return last === end.lastHash ? null : place(checked, "The chain does not match its stored end");
}
