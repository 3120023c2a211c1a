import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";

/** A search samples so many rows to see how common its text is. */
export const SAMPLE_ROWS = 2000;
/**
 * With at least so many matches in the sample the rows are read in order until there are enough of them, else the index
 * is asked: it is slow for a text that a large part of the table contains.
 */
export const COMMON_IN_SAMPLE = SAMPLE_ROWS / 20;

/** The condition that a row contains the text; `%` and `_` have no special meaning in it. */
export function containsText(text: string): Expression<SqlBool> {
  return sql<SqlBool>`search_text like ${`%${text.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
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
