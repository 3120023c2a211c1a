import type { Expression, SqlBool } from "kysely";
import type { Queries, TextSearch } from "./database.ts";

/** Number of random rows that show how common a text is. */
export const SAMPLE_ROWS = 1000;
/** A further part of a text must rule out this share of all rows: looking it up takes as long as comparing them. */
const MIN_GAIN = 0.005;
/** Number of parts of a long text that are compared with the sample. */
const MAX_PARTS = 40;

/** All substrings of so many characters of the words. */
export const partsOf = (words: readonly string[], size: number) =>
  words.flatMap((word) => {
    const characters = [...word];
    return characters.slice(size - 1).map((_, index) => characters.slice(index, index + size).join(""));
  });

/** Whether a text contains all words. */
export const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/**
 * The parts to look up in an index, the rarest first: the fewest that together leave few rows to compare. `matches` are the
 * texts of the sample that contain them all.
 */
export function rarestParts(all: string[], sample: string[]): { parts: string[]; matches: string[] } {
  const choices = [...new Set(all)].slice(0, MAX_PARTS);
  const parts: string[] = [];
  let matches = sample;
  while (parts.length < choices.length) {
    const further = choices.map((part) => ({ part, matches: matches.filter((text) => text.includes(part)) }));
    const best = further.reduce((a, b) => (b.matches.length < a.matches.length ? b : a));
    if (parts.length > 0 && matches.length - best.matches.length <= MIN_GAIN * sample.length) break;
    parts.push(best.part);
    matches = best.matches;
  }
  return { parts, matches };
}

/** The ids of the rows that `matches` selects in the order of the search. */
export async function idsInOrder(queries: Queries, search: TextSearch, matches: Expression<SqlBool>) {
  const { table, condition, direction, limit } = search;
  const rows = await queries
    .selectFrom(table)
    .select("id")
    .where(matches)
    .$if(condition !== undefined, (query) => query.where(condition as Expression<SqlBool>))
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
