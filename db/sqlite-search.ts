import { setImmediate } from "node:timers/promises";
import { type Expression, sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";
import { hasAll, idsInOrder, partsOf, rarestParts, SAMPLE_ROWS } from "./text-search.ts";

/** From this share of matches in the sample, a search for one or two letters reads the rows in order. */
const COMMON_SHARE = 0.05;
/** Number of rows to search before other requests get a turn: SQLite runs in the thread that serves them. */
const ROWS_PER_TURN = 200_000;
/** Number of rows of the sample that follow each other: they are on few pages. */
const NEIGHBORS = 20;
/** More trigrams take longer to combine than rows to read. Visitors choose the trigrams of the index. */
const MAX_TERMS = 300;
/** Later than any row (ms). */
const END_OF_TIME = 2 ** 42;

/**
 * The ids of the rows that contain all words, through an FTS5 index of trigrams (`migrations/2026-11-22-search-indexes.ts`).
 */
export async function searchSqlite(read: Queries, search: TextSearch): Promise<string[]> {
  const { rows, rowCount } = await readSample(read, search.table);
  const expression = await expressionFor(read, search, rows);
  if (expression === "") return [];
  const ids: string[] = [];
  for (const period of periods(rows, Math.ceil(rowCount / ROWS_PER_TURN), search.direction)) {
    const rest = { ...search, limit: search.limit - ids.length };
    ids.push(...(await (expression ? searchIndex(read, rest, period, expression) : searchInOrder(read, rest, period))));
    if (ids.length === search.limit) break;
    await setImmediate();
  }
  return ids;
}

/** What to look up in the index: nothing if no row contains the words, undefined if so many do that no index is needed. */
async function expressionFor(read: Queries, { table, words }: TextSearch, rows: SampleRow[]) {
  const sample = rows.map(({ searchText }) => searchText);
  const trigrams = partsOf(words, 3);
  if (trigrams.length > 0) return rarestParts(trigrams, sample).parts.map(quote).join(" ");
  const matches = sample.filter((text) => hasAll(text, words));
  if (matches.length > COMMON_SHARE * sample.length) return undefined;
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  const terms = await trigramsStartingWith(read, table, longest);
  return terms.length > MAX_TERMS ? undefined : terms.map(quote).join(" OR ");
}

type Period = readonly [from: number, to: number];

async function searchIndex(read: Queries, search: TextSearch, [from, to]: Period, expression: string) {
  const { table, words, condition, direction, limit } = search;
  const [index, places, found] = [sql.table(`${table}Texts`), sql.table(`${table}Places`), sql.table(table)];
  // `cross join` keeps the order of the joins: the index comes first. Its row ids are times, shifted by 20 bits. The plus hides
  // the condition from the planner, which else may read all rows of a status for each entry.
  const { rows } = await sql<{ id: string }>`
    select ${found}.id from ${index} as entries
    cross join ${found} on ${found}.created_at = entries.rowid >> 20
    cross join ${places} as places on places.place = entries.rowid and places.id = ${found}.id
    where ${index} match ${expression} and entries.rowid >= ${from} << 20 and entries.rowid < ${to} << 20
      and ${containing(words, sql`${found}.search_text`)} ${condition ? sql`and +(${condition})` : sql``}
    order by entries.rowid ${sql.raw(direction)} limit ${limit}`.execute(read);
  return rows.map(({ id }) => id);
}

const searchInOrder = (read: Queries, search: TextSearch, [from, to]: Period) =>
  idsInOrder(
    read,
    search,
    sql`created_at >= ${from} and created_at < ${to} and ${containing(search.words, sql`search_text`)}`,
  );

const containing = (words: readonly string[], text: Expression<unknown>) =>
  sql.join(
    words.map((word) => sql`instr(${text}, ${word}) > 0`),
    sql` and `,
  );

interface SampleRow {
  createdAt: number;
  searchText: string;
}

/** Some random rows with their neighbors, oldest first, and about how many the table has. */
async function readSample(read: Queries, table: TextSearch["table"]): Promise<{ rows: SampleRow[]; rowCount: number }> {
  const name = sql.table(table);
  const ends = await sql<{ first: number | null; last: number | null }>`
    select (select min(rowid) from ${name}) as first, (select max(rowid) from ${name}) as last`.execute(read);
  const { first, last } = ends.rows[0] ?? {};
  if (first == null || last == null) return { rows: [], rowCount: 0 };
  const rowCount = last - first + 1;
  const rowIds = Array.from({ length: SAMPLE_ROWS / NEIGHBORS }, () => {
    const start = first + Math.floor(Math.random() * rowCount);
    return Array.from({ length: NEIGHBORS }, (_, index) => start + index);
  });
  const { rows } = await sql<SampleRow>`
    select created_at, search_text from ${name}
    where rowid in (select value from json_each(${JSON.stringify(rowIds.flat())}))`.execute(read);
  return { rows: rows.sort((a, b) => a.createdAt - b.createdAt), rowCount };
}

/** All time in so many periods with about as many rows each, in the order of the search. */
function periods(rows: SampleRow[], count: number, direction: TextSearch["direction"]): Period[] {
  const inner = Array.from({ length: count - 1 }, (_, i) => rows[Math.floor(((i + 1) / count) * rows.length)]);
  const bounds = [0, ...inner.map((row) => row?.createdAt ?? 0), END_OF_TIME];
  const found = bounds.slice(1).map((to, index) => [bounds[index] ?? 0, to] as const);
  return direction === "asc" ? found : found.reverse();
}

/** The trigrams in the index that start with one or two characters, each found by one jump, but only one too many. */
async function trigramsStartingWith(read: Queries, table: TextSearch["table"], text: string): Promise<string[]> {
  const next = (from: unknown) => sql`(select term from ${sql.table(`${table}Trigrams`)}
    where term >= ${from} and term <= ${`${text}\u{10ffff}\u{10ffff}`} limit 1)`;
  const { rows } = await sql<{ term: string }>`
    with recursive found(term) as (
      select ${next(text)} union all
      select ${next(sql`found.term || char(1)`)} from found where found.term is not null
      limit ${MAX_TERMS + 1})
    select term from found where term is not null`.execute(read);
  return rows.map(({ term }) => term);
}

const quote = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;
