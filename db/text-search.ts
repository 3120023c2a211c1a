import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries, TextSearch } from "./database.ts";

/** Number of rows in the sample that shows how common a text is. */
export const SAMPLE_ROWS = 2000;
/**
 * From this number of matches in the sample, a search reads the rows in order until it has enough. Below it, the search
 * uses the index, which is slow for a text that a large part of the table contains.
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
