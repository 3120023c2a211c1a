import { sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";
import { COMMON_IN_SAMPLE, containsText, idsInOrder, SAMPLE_ROWS } from "./text-search.ts";

/** The ids of the rows that contain the text, through FTS5's trigram index (`migrations/2026-11-22-search-indexes.ts`). */
export async function searchSqlite(read: Queries, search: TextSearch): Promise<string[]> {
  const { table, text, condition, direction, limit } = search;
  const characters = [...text];
  const contains = containsText(text);
  if (characters.length < 3 && (await isCommon(read, search))) return await idsInOrder(read, search, contains);

  const trigrams = characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`);
  const expression =
    characters.length < 3
      ? (await trigramsStartingWith(read, search)).map(quote).join(" OR ")
      : [...new Set(trigrams)].map(quote).join(" ");
  if (expression === "") return [];
  const [texts, places] = [sql.table(`${table}Texts`), sql.table(`${table}Places`)];
  // `cross join` keeps the order of the joins: the index comes first. Its row ids grow with time.
  const { rows } = await sql<{ id: string }>`
    select places.id from ${texts} as texts
    cross join ${places} as places on places.place = texts.rowid
    cross join ${sql.table(table)} as found on found.id = places.id
    where ${texts} match ${expression} and found.${contains} ${condition ? sql`and ${condition}` : sql``}
    order by texts.rowid ${sql.raw(direction)} limit ${limit}`.execute(read);
  return rows.map(({ id }) => id);
}

/** Whether many of some random rows contain the text. */
async function isCommon(read: Queries, { table, text }: TextSearch): Promise<boolean> {
  const last = await sql<{ last: number | null }>`select max(rowid) as last from ${sql.table(table)}`.execute(read);
  const rowIds = Array.from({ length: SAMPLE_ROWS }, () => Math.ceil(Math.random() * (last.rows[0]?.last ?? 0)));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where rowid in (select value from json_each(${JSON.stringify(rowIds)})) and ${containsText(text)}`.execute(read);
  return (rows[0]?.count ?? 0) >= COMMON_IN_SAMPLE;
}

/** The trigrams in the index that start with one or two characters, each found by one jump to the next one. */
async function trigramsStartingWith(read: Queries, { table, text }: TextSearch): Promise<string[]> {
  const next = (from: unknown) => sql`(select term from ${sql.table(`${table}Trigrams`)}
    where term >= ${from} and term <= ${`${text}\u{10ffff}\u{10ffff}`} limit 1)`;
  const { rows } = await sql<{ term: string }>`
    with recursive found(term) as (
      select ${next(text)} union all
      select ${next(sql`found.term || char(1)`)} from found where found.term is not null)
    select term from found where term is not null`.execute(read);
  return rows.map(({ term }) => term);
}

const quote = (trigram: string) => `"${trigram.replaceAll('"', '""')}"`;
