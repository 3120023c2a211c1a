import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { mapInTurns } from "../kernel/batches.ts";
import { countRows, is, newestOf } from "./list-part.ts";
import type { ListSelection } from "./page-query.ts";
import { directionOf, type ListedRow, type ListedTable, type Narrowing } from "./paged-list.ts";
import { searchedWords } from "./searched-text.ts";

const ROWS_PER_BATCH = 500;

/**
 * All rows of a list in batches, in its order: what all pages of `listPage` show together, without its limit of matches. Rows
 * that arrive meanwhile are left out. `count` is their number at the start.
 */
export async function listedRows<Tables, From extends keyof Tables, Row extends ListedRow>(
  db: Database,
  table: ListedTable,
  rows: SelectQueryBuilder<Tables, From, Row>,
  { q, sort }: ListSelection,
  { condition, isShown }: Narrowing<Row> = {},
): Promise<{ count: number; batches: AsyncGenerator<Row[]> }> {
  const words = searchedWords(q);
  const direction = directionOf(sort);
  const [time, id] = [`${table}.createdAt`, `${table}.id`];
  const all = db.read.selectFrom(table).select(["id", "createdAt"]);
  const upTo = await newestOf(all, "createdAt");

  async function* readBatches(): AsyncGenerator<Row[]> {
    let last: Row | undefined;
    for (let isEnd = upTo === null; !isEnd; ) {
      const place = last && { time: last.createdAt, id: last.id };
      const bounds = [
        direction === "desc" && place ? is(time, "<", place) : is(time, "<=", upTo as NonNullable<typeof upTo>),
        direction === "asc" && place && is(time, ">", place),
        condition,
      ].filter((bound) => typeof bound === "object");
      const listed = sql<SqlBool>`${sql.join(bounds, sql` and `)}`;
      let ids: string[] | undefined;
      if (q) ids = await db.search({ table, words, condition: listed, direction, limit: ROWS_PER_BATCH });
      const wanted = ids ? sql<SqlBool>`${sql.ref(id)} in (${sql.join(ids.length > 0 ? ids : [""])})` : listed;
      const found = await rows
        .where(wanted)
        .orderBy(sql.ref(time), direction)
        .orderBy(sql.ref(id), direction)
        .limit(ROWS_PER_BATCH)
        .execute();
      // Rows that were removed since the search are missing here: the search goes on after the last one that is left.
      isEnd = (ids ?? found).length < ROWS_PER_BATCH;
      last = found.at(-1) ?? last;
      const shown = q && isShown ? await mapInTurns(found, (row) => (isShown(row, words) ? [row] : [])) : [found];
      const batch = shown.flat();
      if (batch.length > 0) yield batch;
    }
  }

  let count = 0;
  if (q) for await (const batch of readBatches()) count += batch.length;
  else if (upTo) count = await countRows(condition ? all.where(condition) : all);
  return { count, batches: readBatches() };
}
