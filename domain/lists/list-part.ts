import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { DAY } from "../kernel/days.ts";
import { ValidationError } from "../kernel/errors.ts";
import { type Cursor, cursorText, type PageQuery } from "./page-query.ts";

export type Direction = "asc" | "desc";

/** Part of a list, as `pageSchema` describes it. */
export interface Part<Row> {
  items: Row[];
  total: number;
  start: number;
  newer: number;
  upTo: string | null;
  first: string | null;
  last: string | null;
}

/** A day of a list. */
export interface Day {
  /** Since 1970. */
  day: number;
  /** The number of rows. */
  count: number;
}

interface Order {
  /** How many rows there are in all. */
  total: number;
  /** A time; rows of the same time are ordered by id. */
  column: string;
  direction: Direction;
  /** How many rows there are of each day, in the order of the list: a late page then reads only its days. */
  days?: readonly Day[];
}

/** One page of `rows`: those next to a cursor, or those of the page's number. */
export async function readPart<Tables, From extends keyof Tables, Row extends { id: string }>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  query: PageQuery,
  { total: all, column, direction, days }: Order,
): Promise<Part<Row>> {
  const cursor = cursorOf(query);
  const upTo = query.upTo ?? (await newestOf(rows, column));
  if (!upTo) return { items: [], total: 0, start: 0, newer: 0, upTo: null, first: null, last: null };
  const countNewer = async (operator: ">" | ">=", cursor: Cursor) => {
    const newer = rows.where(is(column, operator, cursor));
    if (!days) return await countRows(newer);
    const day = Math.floor(cursor.time / DAY);
    const sameDay = newer.where(sql<SqlBool>`${sql.ref(column)} < ${(day + 1) * DAY}`);
    return sum(days.filter((one) => one.day > day)) + (await countRows(sameDay));
  };
  const newer = query.upTo ? await countNewer(">", upTo) : 0;
  const total = all - newer;
  const order = { column, direction, upTo };
  const countListed: typeof countNewer = async (...range) => (await countNewer(...range)) - newer;
  const around = cursor ? undefined : await cursorOfRow(rows, column, query.around);
  const page = around ? await pageOfRow(around, query.pageSize, direction, total, countListed) : query.page;
  const { items, start } = await (cursor
    ? readNextTo(rows, query, order, total, countListed)
    : readNumbered(rows, { ...query, page }, order, total, days && daysUpTo(days, upTo, newer)));
  return { items, total, start, newer, upTo: cursorText(upTo), ...endsOf(items, column) };
}

/** The cursor of the row `id`; undefined when the list does not have it. */
async function cursorOfRow<Tables, From extends keyof Tables, Row extends { id: string }>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  column: string,
  id: string | undefined,
) {
  if (id === undefined) return undefined;
  const row = await rows.where(sql<SqlBool>`${idBeside(column)} = ${id}`).executeTakeFirst();
  return row && cursorAt(row as Row, column);
}

/** The number of the page that a row is on. */
async function pageOfRow(
  row: Cursor,
  pageSize: number,
  direction: Direction,
  total: number,
  countNewer: (operator: ">" | ">=", cursor: Cursor) => Promise<number>,
) {
  const before = direction === "desc" ? await countNewer(">", row) : total - (await countNewer(">=", row));
  return Math.floor(Math.max(0, before) / pageSize) + 1;
}

/** The rows after or before the cursor of the query, and how many rows come before them. */
async function readNextTo<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { pageSize, after, before }: PageQuery,
  { column, direction, upTo }: Pick<Order, "column" | "direction"> & { upTo: Cursor },
  total: number,
  countNewer: (operator: ">" | ">=", cursor: Cursor) => Promise<number>,
) {
  const cursor = (after ?? before) as Cursor;
  const goesBack = (after !== undefined) === (direction === "desc");
  const order = goesBack ? "desc" : "asc";
  // One upper bound only: SQLite would read from the first of two.
  const bound = isOlder(upTo, cursor) ? is(column, "<=", upTo) : is(column, "<", cursor);
  const listed = goesBack ? rows.where(bound) : rows.where(is(column, ">", cursor)).where(is(column, "<=", upTo));
  const items = await inOrder(listed, column, order).limit(pageSize).execute();
  const newer = await countNewer(goesBack ? ">=" : ">", cursor);
  const place = direction === "desc" ? newer : total - newer;
  const start = Math.max(0, after ? place : place - items.length);
  return { items: after ? items : items.reverse(), start };
}

/** The page of that number, read from the nearer end: the last page is as quick as the first. */
async function readNumbered<Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  { page, pageSize }: PageQuery,
  { column, direction, upTo }: Pick<Order, "column" | "direction"> & { upTo: Cursor },
  total: number,
  days: readonly Day[] | undefined,
) {
  const start = Math.min((page - 1) * pageSize, total);
  const limit = Math.min(pageSize, total - start);
  if (limit === 0) return { items: [], start };
  const shown = days && daysOnPage(days, start, start + limit);
  const listed = rows.where(shown ? isOnDays(column, shown.days, upTo) : is(column, "<=", upTo));
  const skipped = shown?.skipped ?? 0;
  const before = start - skipped;
  const after = (shown ? sum(shown.days) : total) - before - limit;
  const isReversed = after < before;
  const items = await inOrder(listed, column, isReversed === (direction === "desc") ? "asc" : "desc")
    .limit(limit)
    .offset(isReversed ? after : before)
    .execute();
  return { items: isReversed ? items.reverse() : items, start };
}

/** The days of a list that leaves out the rows newer than `upTo`, of which there are `newer`. */
function daysUpTo(days: readonly Day[], upTo: Cursor, newer: number): Day[] {
  const last = Math.floor(upTo.time / DAY);
  const newerOnLast = newer - sum(days.filter(({ day }) => day > last));
  return days
    .filter(({ day }) => day <= last)
    .map(({ day, count }) => ({ day, count: day === last ? count - newerOnLast : count }));
}

/** The days that have rows from `start` to `end`, and how many rows the days before them have. */
function daysOnPage(days: readonly Day[], start: number, end: number) {
  let total = 0;
  let skipped = 0;
  const onPage = days.filter(({ count }) => {
    const before = total;
    total += count;
    if (total <= start) skipped = total;
    return total > start && before < end;
  });
  return { days: onPage, skipped };
}

/** Whether a row is on one of the days and not newer than `upTo`: with one upper bound, as above. */
function isOnDays(column: string, days: readonly Day[], upTo: Cursor) {
  const dates = days.map(({ day }) => day);
  const end = (Math.max(...dates) + 1) * DAY;
  const time = sql.ref(column);
  const isBefore = upTo.time < end ? is(column, "<=", upTo) : sql<SqlBool>`${time} < ${end}`;
  return sql<SqlBool>`${time} >= ${Math.min(...dates) * DAY} and ${isBefore}`;
}

const isOlder = (one: Cursor, other: Cursor) => one.time < other.time || (one.time === other.time && one.id < other.id);

/** Whether a row is newer or older than a cursor, or at it. `column` is its time, with the table where other tables are joined. */
export function is(column: string, operator: "<" | "<=" | ">" | ">=", { time, id }: Cursor) {
  return sql<SqlBool>`(${sql.ref(column)}, ${idBeside(column)}) ${sql.raw(operator)} (${time}, ${id})`;
}

/** The id in the table of `column`. */
const idBeside = (column: string) => sql.ref(column.replace(/[^.]*$/, "id"));

const inOrder = <Tables, From extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  column: string,
  direction: Direction,
) => rows.orderBy(sql.ref(column), direction).orderBy(sql.ref("id"), direction);

/** The number of `rows`. */
export async function countRows<Tables, From extends keyof Tables, Row>(rows: SelectQueryBuilder<Tables, From, Row>) {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as("total"));
  const row: { total?: number } | undefined = await counted.executeTakeFirst();
  return Number(row?.total);
}

export const sum = (days: readonly Day[]) => days.reduce((total, { count }) => total + count, 0);

/** The cursor of the newest of `rows`; null if there are none. */
export async function newestOf<Tables, From extends keyof Tables, Row extends { id: string }>(
  rows: SelectQueryBuilder<Tables, From, Row>,
  column: string,
): Promise<Cursor | null> {
  const newest = await inOrder(rows, column, "desc").limit(1).executeTakeFirst();
  return newest ? cursorAt(newest as Row, column) : null;
}

/** The cursor that a query asks for the rows next to. */
export function cursorOf({ after, before }: PageQuery): Cursor | undefined {
  if (after && before) throw new ValidationError({ before: ["Must not be combined with after"] });
  return after ?? before;
}

function cursorAt<Row extends { id: string }>(row: Row, column: string): Cursor {
  return { time: (row as unknown as Record<string, number>)[column] as number, id: row.id };
}

/** The cursors of the first and the last row of a page, as text. */
export function endsOf<Row extends { id: string }>(items: readonly Row[], column: string) {
  const [first, last] = [items[0], items.at(-1)];
  return {
    first: first ? cursorText(cursorAt(first, column)) : null,
    last: last ? cursorText(cursorAt(last, column)) : null,
  };
}
