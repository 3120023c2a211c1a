import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { WorkStatus } from "#db/work-tables.ts";
import { mapInTurns } from "../kernel/batches.ts";
import { DAY } from "../kernel/days.ts";
import {
  countRows,
  cursorOf,
  type Day,
  type Direction,
  endsOf,
  is,
  newestOf,
  type Part,
  readPart,
  sum,
} from "./list-part.ts";
import { type Cursor, cursorText, type PageQuery, type SearchQuery } from "./page-query.ts";
import { searchedWords } from "./searched-text.ts";

/** A search counts and pages its first matches only: a text that more rows contain narrows nothing down. */
const MAX_MATCHES = 1000;

/**
 * Where each match is masked to see whether it shows the text, the matches beyond the page that are checked: masking a page of
 * text takes a millisecond. A list counts and pages what has been checked, and goes on with each page.
 */
const CHECKED_AHEAD = 50;
/** Matches in masked rows that are counted and paged. Every match up to the page asked for is masked and checked again. */
const MAX_SHOWN = 300;
/** How many rows are read together for this. */
const CHECKED_AT_ONCE = 30;

export type ListedTable = "inquiries" | "jobApplications";

export interface ListedRow {
  id: string;
  createdAt: number;
}

/** The rows of a list as `row_counts` has them. */
export interface CountedDays {
  /** Those of all statuses when undefined. */
  statuses?: readonly WorkStatus[] | undefined;
  /** Rows with one of the statuses that are not in the list. */
  except?: Expression<SqlBool> | undefined;
}

export interface Narrowing<Row> {
  condition?: Expression<SqlBool> | undefined;
  /** What `condition` selects, where it is counted by day. */
  countedDays?: CountedDays | undefined;
  /**
   * Whether a row that contains the searched words counts as a match. For users who see rows masked: a match must not tell
   * them what a mask hides.
   */
  isShown?: ((row: Row, words: readonly string[]) => boolean) | undefined;
}

/** One page of a table with `searchText`. `rows` selects what is listed of it, the rest narrows it down. */
export async function listPage<Tables, From extends keyof Tables, Row extends ListedRow>(
  db: Database,
  table: ListedTable,
  rows: SelectQueryBuilder<Tables, From, Row>,
  query: SearchQuery,
  { condition, countedDays, isShown }: Narrowing<Row> = {},
): Promise<Part<Row> & Pick<PageQuery, "page" | "pageSize"> & { isMore: boolean }> {
  const { page, pageSize, q } = query;
  const readRows = async (ids: string[]) => {
    const found = ids.length === 0 ? [] : await rows.where(sql.ref(`${table}.id`), "in", ids).execute();
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const words = searchedWords(q);
  const keepShown =
    isShown &&
    (async (ids: string[]) => {
      const kept: string[] = [];
      let start = 0;
      // A cursor is reached by its place among all matches; one whose row was removed, by reading them all.
      const cursor = cursorOf(query);
      const place = ids.indexOf(cursor?.id ?? query.around ?? "");
      const wanted = place < 0 && !cursor ? page * pageSize : ids.length;
      let enough = Math.min(MAX_SHOWN, wanted + CHECKED_AHEAD);
      for (; start < ids.length && kept.length < enough; start += CHECKED_AT_ONCE) {
        const checked = await readRows(ids.slice(start, start + CHECKED_AT_ONCE));
        const shown = await mapInTurns(checked, (row) => (isShown(row, words) ? [row.id] : []));
        kept.push(...shown.flat());
        if (place >= 0 && place < start + CHECKED_AT_ONCE)
          enough = Math.min(enough, kept.length + pageSize + CHECKED_AHEAD);
      }
      return { matches: kept.slice(0, MAX_SHOWN), isMore: start < ids.length || kept.length > MAX_SHOWN };
    });
  const part = await (q
    ? findMatches(db, table, query, condition, keepShown)
    : findRows(db, table, query, { condition, countedDays }));
  const items = await readRows(part.items.map(({ id }) => id));
  return { ...part, ...endsOf(items, "createdAt"), items, page, pageSize };
}

/** The direction of an order. */
export const directionOf = (sort: SearchQuery["sort"]): Direction => (sort === "newest" ? "desc" : "asc");

async function findMatches(
  db: Database,
  table: ListedTable,
  query: SearchQuery,
  condition: Expression<SqlBool> | undefined,
  keepShown: ((ids: string[]) => Promise<{ matches: string[]; isMore: boolean }>) | undefined,
) {
  const words = searchedWords(query.q);
  const direction = directionOf(query.sort);
  const time = `${table}.createdAt`;
  const all = db.read.selectFrom(table).select(["id", "createdAt"]);
  const search = async (limit: number, period?: Expression<SqlBool>) => {
    const conditions = [condition, period].filter((one) => one !== undefined);
    const joined = conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : undefined;
    const ids = await db.search({ table, words, condition: joined, direction, limit });
    const first = ids.slice(0, MAX_MATCHES);
    const { matches, isMore } = keepShown ? await keepShown(first) : { matches: first, isMore: false };
    return { matches, isMore: isMore || ids.length > MAX_MATCHES };
  };
  const upTo = query.upTo ?? (await newestOf(all, "createdAt"));
  const isNewer = query.upTo && is(time, ">", query.upTo);
  const hasNewer = isNewer && (await all.where(isNewer).limit(1).executeTakeFirst());
  const newer = hasNewer ? (await search(MAX_MATCHES, isNewer)).matches.length : 0;
  const { matches, isMore } = await search(MAX_MATCHES + 1, query.upTo && is(time, "<=", query.upTo));
  const [start, end] = await boundsIn(matches, query, (cursor) =>
    countRows(all.where("id", "in", matches).where(is(time, direction === "desc" ? ">" : "<", cursor))),
  );
  return {
    items: matches.slice(start, end).map((id) => ({ id })),
    total: matches.length,
    start: Math.min(start, matches.length),
    newer,
    upTo: upTo && cursorText(upTo),
    isMore,
  };
}

/** Where a page of `ids` begins and ends. `countBefore` counts the ids before a cursor whose own row is not among them. */
async function boundsIn(ids: string[], query: PageQuery, countBefore: (cursor: Cursor) => Promise<number>) {
  const { pageSize, before, around } = query;
  const cursor = cursorOf(query);
  const found = around ? ids.indexOf(around) : -1;
  const page = found < 0 ? query.page : Math.floor(found / pageSize) + 1;
  // PostgreSQL rejects an empty list of ids.
  if (!cursor || ids.length === 0) return [(page - 1) * pageSize, page * pageSize] as const;
  const index = ids.indexOf(cursor.id);
  const place = index < 0 ? await countBefore(cursor) : index;
  if (before) return [Math.max(0, place - pageSize), place] as const;
  const start = index < 0 ? place : index + 1;
  return [start, start + pageSize] as const;
}

async function findRows(
  { read }: Database,
  table: ListedTable,
  query: SearchQuery,
  { condition, countedDays }: Pick<Narrowing<never>, "condition" | "countedDays">,
) {
  const order = { column: "createdAt", direction: directionOf(query.sort) };
  const all = read.selectFrom(table).select(["id", "createdAt"]);
  const rows = condition ? all.where(condition) : all;
  // The index of the condition answers every query.
  if (condition && !countedDays)
    return { ...(await readPart(rows, query, { ...order, total: await countRows(rows) })), isMore: false };
  const days = await daysOf(read, table, countedDays ?? {}, order.direction);
  return { ...(await readPart(rows, query, { ...order, total: sum(days), days })), isMore: false };
}

/** How many rows of a list there are of each day, as `migrations/2026-11-22b-row-counts.ts` and its successor count them. */
async function daysOf(
  read: Database["read"],
  table: ListedTable,
  { statuses, except }: CountedDays,
  direction: Direction,
): Promise<Day[]> {
  const counted = statuses ? statuses.map((status) => `${table}.${status}` as const) : [table];
  const days = await read
    .selectFrom("rowCounts")
    .select((select) => ["day", select.fn.sum<number>("count").as("count")])
    .where("counted", "in", counted)
    .groupBy("day")
    .orderBy("day", direction)
    .execute();
  if (!except) return days;
  const day = sql<number>`created_at / ${sql.lit(DAY)}`;
  const excepted = await read
    .selectFrom(table)
    .select((select) => [day.as("day"), select.fn.countAll<number>().as("count")])
    .where(except)
    .groupBy(day)
    .execute();
  const exceptedOn = new Map(excepted.map((one) => [one.day, one.count]));
  return days.map((one) => ({ day: one.day, count: one.count - (exceptedOn.get(one.day) ?? 0) }));
}
