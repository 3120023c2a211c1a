import { sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";
import { COMMON_IN_SAMPLE, containsText, idsInOrder, SAMPLE_ROWS } from "./text-search.ts";

/**
 * The ids of the rows that contain the text, through `pg_trgm`, or through the index of character pairs for a text
 * without three characters in a row (`migrations/2026-11-22-search-indexes.ts`).
 */
export async function searchPostgres(read: Queries, search: TextSearch): Promise<string[]> {
  const contains = containsText(search.text);
  const isCommon = await isCommonText(read, search);
  const hasTrigram = /[\p{L}\p{N}]{3}/u.test(search.text);
  const matches =
    isCommon || hasTrigram
      ? contains
      : sql<boolean>`search_pairs(search_text) @@ ${pairsIn(search.text)}::tsquery and ${contains}`;
  // The planner cannot know how many rows contain a text. The sample does.
  const avoided = isCommon ? "bitmapscan" : "indexscan";
  return await read.transaction().execute(async (transaction) => {
    await sql.raw(`set local enable_seqscan = off; set local enable_${avoided} = off`).execute(transaction);
    return await idsInOrder(transaction, search, matches);
  });
}

/** Whether many rows on random pages of the table contain the text. */
async function isCommonText(read: Queries, { table, text }: TextSearch): Promise<boolean> {
  const name = sql.table(table);
  const { rows } = await sql<{ common: boolean }>`
    select count(*) filter (where ${containsText(text)}) >= ${sql.lit(COMMON_IN_SAMPLE / SAMPLE_ROWS)} * count(*) as common
    from ${name} tablesample system ((
      select least(100, ${sql.lit(100 * SAMPLE_ROWS)} / greatest(reltuples, 1)) from pg_class where oid = '${name}'::regclass))`.execute(
    read,
  );
  return rows[0]?.common ?? false;
}

/** A text search query for every two characters of `text` that follow each other, or those that start with its only one. */
function pairsIn(text: string): string {
  const characters = [...text];
  const quote = (pair: string) => `'${pair.replace(/['\\]/g, "$&$&")}'`;
  if (characters.length === 1) return `${quote(text)}:*`;
  return characters
    .slice(1)
    .map((character, index) => quote(`${characters[index]}${character}`))
    .join(" & ");
}
