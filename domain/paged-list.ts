import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, Queries } from "#db/database.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";

const DAY_MS = 86_400_000;
const ROWS_PER_BATCH = 500;
/** A search counts and pages its first matches only: a text that more rows contain narrows nothing down. */
const MAX_MATCHES = 1000;

type ListedTable = "inquiries" | "jobApplications";

interface ListedRow {
  id: string;
  createdAt: number;
}

interface PageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
}

interface SearchQuery extends PageQuery {
  /** The text to search for; empty for all rows. */
  q: string;
  sort: "newest" | "oldest";
}

interface Page<Row> extends PageQuery {
  items: Row[];
  total: number;
  /** The search found more rows than `total`. */
  isMore: boolean;
}

/** One page of a table with `searchText`. `rows` selects what is listed of it, `condition` narrows it down. */
export async function listPage<Tables, From extends keyof Tables, Row extends ListedRow>(
  db: Database,
  table: ListedTable,
  rows: SelectQueryBuilder<Tables, From, Row>,
  query: SearchQuery,
  condition?: Expression<SqlBool>,
): Promise<Page<Row>> {
  const { page, pageSize } = query;
  const { ids, total, isMore } = await (query.q ? findMatches : findIds)(db, table, query, condition);
  const found = ids.length === 0 ? [] : await rows.where(sql.ref(`${table}.id`), "in", ids).execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), total, isMore, page, pageSize };
}

async function findMatches(
  db: Database,
  table: ListedTable,
  { page, pageSize, q, sort }: SearchQuery,
  condition: Expression<SqlBool> | undefined,
) {
  const text = normalizeForSearch(q);
  const ids = await db.search({ table, text, condition, direction: directionOf(sort), limit: MAX_MATCHES + 1 });
  const counted = ids.slice(0, MAX_MATCHES);
  const offset = (page - 1) * pageSize;
  return {
    ids: counted.slice(offset, offset + pageSize),
    total: counted.length,
    isMore: ids.length > MAX_MATCHES,
  };
}

async function findIds(
  { read }: Database,
  table: ListedTable,
  { page, pageSize, sort }: SearchQuery,
  condition: Expression<SqlBool> | undefined,
) {
  const direction = directionOf(sort);
  if (!condition) return await findIdsByDay(read, table, { page, pageSize }, direction);
  // The index alone answers both queries: a late page does not read the rows before it.
  const rows = read.selectFrom(table).where(condition);
  const { total } = await rows.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const found = await readPage(rows.select("id"), { page, pageSize }, { total, column: "createdAt", direction });
  return { ids: found.map(({ id }) => id), total, isMore: false };
}

/** Reads only the days on the page: `migrations/2026-11-22b-row-counts.ts` counts the rows of each. */
async function findIdsByDay(read: Queries, table: ListedTable, query: PageQuery, direction: Order["direction"]) {
  const days = await read
    .selectFrom("rowCounts")
    .select((select) => ["day", select.fn.sum<number>("count").as("count")])
    .where("counted", "=", table)
    .groupBy("day")
    .orderBy("day", direction)
    .execute();
  const [start, end] = [(query.page - 1) * query.pageSize, query.page * query.pageSize];
  let total = 0;
  let skipped = 0;
  const onPage = days.filter(({ count }) => {
    const before = total;
    total += count;
    if (total <= start) skipped = total;
    return total > start && before < end;
  });
  const dates = onPage.map(({ day }) => day);
  const rows = read
    .selectFrom(table)
    .select("id")
    .where("createdAt", ">=", Math.min(...dates) * DAY_MS)
    .where("createdAt", "<", (Math.max(...dates) + 1) * DAY_MS);
  const rowCount = onPage.reduce((sum, { count }) => sum + count, 0);
  const found = await readPage(rows, query, { total: rowCount, skipped, column: "createdAt", direction });
  return { ids: found.map(({ id }) => id), total, isMore: false };
}

const directionOf = (sort: SearchQuery["sort"]): Order["direction"] => (sort === "newest" ? "desc" : "asc");

interface Order {
  /** How many rows there are in all. */
  total: number;
  /** How many rows of the pages before are not among them. */
  skipped?: number;
  /** A time; rows of the same time are ordered by id. */
  column: string;
  direction: "asc" | "desc";
}

/** One page of `rows`, read from the nearer end: the last page is as quick as the first. */
export async function readPage<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { page, pageSize }: PageQuery,
  { total, skipped = 0, column, direction }: Order,
): Promise<Row[]> {
  const before = (page - 1) * pageSize - skipped;
  const limit = Math.min(pageSize, total - before);
  if (limit <= 0) return [];
  const after = total - before - limit;
  const isReversed = after < before;
  const order = isReversed === (direction === "desc") ? "asc" : "desc";
  const found = await rows
    .orderBy(sql.ref(column), order)
    .orderBy(sql.ref("id"), order)
    .limit(limit)
    .offset(isReversed ? after : before)
    .execute();
  return isReversed ? found.reverse() : found;
}

/** All rows of a table, newest first, in batches. */
export function newestFirst<Tables, From extends keyof Tables, Row extends ListedRow>(
  table: ListedTable,
  rows: SelectQueryBuilder<Tables, From, Row>,
): AsyncGenerator<Row[]> {
  const [createdAt, id] = [sql.ref(`${table}.createdAt`), sql.ref(`${table}.id`)];
  const ordered = rows.orderBy(createdAt, "desc").orderBy(id, "desc");
  return inBatches((limit, last?: Row) =>
    (last ? ordered.where(sql<SqlBool>`(${createdAt}, ${id}) < (${last.createdAt}, ${last.id})`) : ordered)
      .limit(limit)
      .execute(),
  );
}

/**
 * Everything that `read` returns, in batches: it reads up to `limit` rows after `last`. Only one batch is in memory at a
 * time, and other requests are served between two.
 */
export async function* inBatches<Row>(
  read: (limit: number, last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  while (true) {
    const rows = await read(ROWS_PER_BATCH, last);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < ROWS_PER_BATCH) return;
  }
}

/** `batches` with each row in the form that `map` gives it. */
export async function* mapBatches<Row, Item>(batches: AsyncGenerator<Row[]>, map: (row: Row) => Item) {
  for await (const batch of batches) yield batch.map(map);
}
