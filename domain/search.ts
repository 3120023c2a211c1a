import { setImmediate as nextTurn } from "node:timers/promises";
import { type Expression, type SqlBool, sql } from "kysely";
import type { Database, Queries } from "#db/database.ts";

/** How many rows are looked through before others are served. */
const ROWS_AT_ONCE = 5000;

/** The letters that SQLite's index of applications knows together: what is shorter is looked for in every row. */
const LETTERS_INDEXED = 3;

/** How many rows that contain a text are counted, and led to. */
const mostCounted = 10_000;

/** The tables that can be searched: each has `search_text`, and an index by time and id. */
type Searched = "inquiries" | "jobApplications";

interface Window {
  direction: "asc" | "desc";
  offset: number;
  limit: number;
}

interface Matches {
  ids: string[];
  total: number;
  /** There are more than `total`: so many are not counted. */
  isMore: boolean;
}

/**
 * The ids of one page of the rows of `table` whose text contains `folded`, and how many contain it in all, of which no
 * more than `mostCounted` are counted and led to: what so many contain is no search, and to count them takes the longest.
 * `%` and `_` mean themselves; `narrowed` is what must hold of a row besides.
 */
export async function countMatches(
  db: Database,
  table: Searched,
  folded: string,
  { narrowed, ...asked }: Window & { narrowed?: Expression<SqlBool> | undefined },
): Promise<Matches> {
  const window = { ...asked, limit: Math.max(0, Math.min(asked.limit, mostCounted - asked.offset)) };
  const { ids, total } = await find(db, table, folded, { narrowed, ...window });
  return { ids, total: Math.min(total, mostCounted), isMore: total > mostCounted };
}

type Found = Omit<Matches, "isMore">;

async function find(
  db: Database,
  table: Searched,
  folded: string,
  { narrowed, ...window }: Window & { narrowed: Expression<SqlBool> | undefined },
): Promise<Found> {
  const isIndexed = table === "jobApplications" && [...folded].length >= LETTERS_INDEXED;
  if (db.kind === "sqlite" && isIndexed) return await byIndex(db.read, folded, narrowed, window);
  const pattern = `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  const contains = sql<SqlBool>`search_text like ${pattern} escape '\\'`;
  const matches = narrowed ? sql<SqlBool>`${contains} and ${narrowed}` : contains;
  return await (db.kind === "sqlite" ? inSlices : atOnce)(db.read, table, matches, window);
}

/**
 * SQLite's index of texts holds every three letters that follow each other, and numbers that grow with the time of a row
 * (`db/migrations/2026-11-21h-searched-texts.ts`): a page is read from its end, and who matches is counted there.
 */
async function byIndex(
  read: Queries,
  folded: string,
  narrowed: Expression<SqlBool> | undefined,
  { direction, offset, limit }: Window,
): Promise<Found> {
  const phrase = `"${folded.replaceAll('"', '""')}"`;
  const texts = sql`job_applications_texts as texts`;
  // `cross join` says that the index is asked first.
  const places = sql`cross join job_applications_places as places on places.place = texts.rowid`;
  const rows = sql`cross join job_applications as application on application.id = places.id`;
  const joined = narrowed ? sql`${texts} ${places} ${rows}` : sql`${texts} ${places}`;
  const matches = sql`job_applications_texts match ${phrase}`;
  const wanted = narrowed ? sql`${matches} and ${narrowed}` : matches;
  const counted = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${narrowed ? joined : texts} where ${wanted} limit ${mostCounted + 1})`.execute(read);
  const page = await sql<{ id: string }>`
    select places.id from ${joined} where ${wanted}
    order by texts.rowid ${sql.raw(direction)} limit ${limit} offset ${offset}`.execute(read);
  return { ids: page.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

/** PostgreSQL counts until it has enough, and finds the page by whatever index leads there soonest. */
async function atOnce(
  read: Queries,
  table: Searched,
  matches: Expression<SqlBool>,
  { direction, offset, limit }: Window,
): Promise<Found> {
  const all = read.selectFrom(table).where(matches);
  const { total } = await read
    .selectFrom(
      all
        .select("id")
        .limit(mostCounted + 1)
        .as("some"),
    )
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (total <= offset) return { ids: [], total };
  const page = await all
    .select("id")
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { ids: page.map(({ id }) => id), total };
}

/**
 * For inquiries, whose texts are short, and for one letter or two. SQLite answers on the thread that serves everybody, so it is asked for a slice at a time, in the
 * order in which the rows lie. That order is nearly the order of time: the rows of the first page are found at once, and
 * the slices after it are but counted.
 */
async function inSlices(
  read: Queries,
  table: Searched,
  matches: Expression<SqlBool>,
  { direction, offset, limit }: Window,
): Promise<Found> {
  const wanted = offset + limit;
  const sign = direction === "asc" ? 1 : -1;
  const inOrder = (a: Row, b: Row) => sign * (a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  const first = direction === "asc" ? sql`min(created_at)` : sql`max(created_at)`;
  let found: Row[] = [];
  let total = 0;
  for (const [from, to] of slices(await lastRow(read, table), direction)) {
    const slice = sql`from ${sql.table(table)} not indexed where rowid >= ${from} and rowid < ${to} and ${matches}`;
    const counted = await sql<Counted>`select count(*) as total, ${first} as first ${slice}`.execute(read);
    const [{ total: more, first: next }] = counted.rows as [Counted];
    total += more;
    const last = found[wanted - 1];
    if (next !== null && (!last || sign * (last.createdAt - next) >= 0)) {
      const order = sql.raw(`order by created_at ${direction}, id ${direction}`);
      const { rows } = await sql<Row>`select id, created_at ${slice} ${order} limit ${wanted}`.execute(read);
      found = [...found, ...rows].sort(inOrder).slice(0, wanted);
    }
    await nextTurn();
  }
  return { ids: found.slice(offset).map(({ id }) => id), total };
}

interface Row {
  id: string;
  createdAt: number;
}

interface Counted {
  total: number;
  first: number | null;
}

async function lastRow(read: Queries, table: Searched) {
  const { rows } = await sql<{ last: number | null }>`select max(rowid) as last from ${sql.table(table)}`.execute(read);
  return rows[0]?.last ?? 0;
}

/** The numbers 1 to `last` in runs from the first to before the last of each, counted upwards or downwards. */
function* slices(last: number, direction: Window["direction"]): Generator<[from: number, to: number]> {
  const count = Math.ceil(last / ROWS_AT_ONCE);
  for (let index = 0; index < count; index++) {
    const from = 1 + (direction === "asc" ? index : count - 1 - index) * ROWS_AT_ONCE;
    yield [from, from + ROWS_AT_ONCE];
  }
}
