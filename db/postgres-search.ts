import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";
import { hasAll, idsInOrder, partsOf, rarestParts, SAMPLE_ROWS } from "./text-search.ts";

/** How much longer it takes to read a row that an index found than the next row in order: it is on a page of its own. */
const COST_OF_SCATTERED_ROW = 5;

/**
 * The ids of the rows that contain all words, through an index of trigrams (`pg_trgm`) or of pairs of characters
 * (`migrations/2026-11-22-search-indexes.ts`).
 */
export async function searchPostgres(read: Queries, search: TextSearch): Promise<string[]> {
  const { words, limit } = search;
  const { sample, rowCount } = await readSample(read, search.table);
  const { candidates, share } = candidatesOf(words, sample);
  const shareOfMatches = sample.filter((row) => hasAll(row, words)).length / sample.length;
  // The planner cannot know how many rows contain a text. The sample does.
  const isInOrder = limit / shareOfMatches < rowCount * share * COST_OF_SCATTERED_ROW;
  const avoided = isInOrder ? "bitmapscan" : "indexscan";
  // No index knows `strpos`: only the candidates are looked up.
  const contains = sql<SqlBool>`${sql.join(
    words.map((word) => sql`strpos(search_text, ${word}) > 0`),
    sql` and `,
  )}`;
  return await read.transaction().execute(async (transaction) => {
    await sql
      .raw(`set local enable_seqscan = off; set local enable_${avoided} = off; set local jit = off;
        set local work_mem = '32MB'`)
      .execute(transaction);
    return await idsInOrder(transaction, search, isInOrder ? contains : sql`${candidates} and ${contains}`);
  });
}

/** The rows that an index finds for the words, as a condition, and which share of the sample they are. */
function candidatesOf(words: readonly string[], sample: string[]): { candidates: Expression<SqlBool>; share: number } {
  const letters = partsOf(words, 3).filter((part) => /^[\p{L}\p{N}]{3}$/u.test(part));
  const trigrams = rarestParts(letters, sample);
  const shareOf = ({ matches }: { matches: string[] }) => matches.length / sample.length;
  if (trigrams.parts.length > 0) {
    const conditions = trigrams.parts.map((part) => sql`search_text like ${`%${part}%`}`);
    return { candidates: sql`(${sql.join(conditions, sql` and `)})`, share: shareOf(trigrams) };
  }
  const pairs = rarestParts(partsOf(words, 2), sample);
  const query = pairs.parts.map(quote).join(" & ") || `${quote(words[0] ?? "")}:*`;
  return { candidates: sql`search_pairs(search_text) @@ ${query}::tsquery`, share: shareOf(pairs) };
}

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** The texts of the rows on some random pages of the table, and about how many rows it has. */
async function readSample(read: Queries, table: TextSearch["table"]): Promise<{ sample: string[]; rowCount: number }> {
  const name = sql.table(table);
  const estimate = await sql<{ rowCount: number }>`
    select greatest(reltuples, 1) as row_count from pg_class where oid = '${name}'::regclass`.execute(read);
  const rowCount = estimate.rows[0]?.rowCount ?? 1;
  const { rows } = await sql<{ searchText: string }>`
    select search_text from ${name}
    tablesample system (${sql.lit(Math.min(100, (100 * SAMPLE_ROWS) / rowCount))}) limit ${2 * SAMPLE_ROWS}`.execute(
    read,
  );
  return { sample: rows.map(({ searchText }) => searchText), rowCount };
}
