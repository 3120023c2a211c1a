import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#db/database.ts";

/** How many rows are looked through before others are served. */
const ROWS_AT_ONCE = 5000;

/** The tables that can be searched: each has `search_text`, and an index by time and id. */
type Searched = "inquiries" | "jobApplications";

interface Window {
  direction: "asc" | "desc";
  offset: number;
  limit: number;
}

/**
 * The ids of one page of the rows of `table` whose text contains `folded`, and how many contain it in all.
 * `%` and `_` mean themselves. The table is looked through in slices, so that a long search stops nobody else.
 */
export async function countMatches(
  db: Database,
  table: Searched,
  folded: string,
  { direction, offset, limit }: Window,
): Promise<{ ids: string[]; total: number }> {
  const pattern = `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  const ids: string[] = [];
  let total = 0;
  let last: { createdAt: number; id: string } | undefined;

  while (true) {
    const slice = sliceAfter(db, table, direction, last);
    const end = await db.read
      .selectFrom(slice.as("slice"))
      .select(["createdAt", "id"])
      .orderBy("createdAt", direction)
      .orderBy("id", direction)
      .offset(ROWS_AT_ONCE - 1)
      .limit(1)
      .executeTakeFirst();
    const found = await db.read
      .selectFrom(slice.as("slice"))
      .select("id")
      .where(sql<boolean>`search_text like ${pattern} escape '\\'`)
      .orderBy("createdAt", direction)
      .orderBy("id", direction)
      .execute();
    const from = Math.max(0, offset - total);
    const missing = limit - ids.length;
    if (missing > 0) ids.push(...found.slice(from, from + missing).map((row) => row.id));
    total += found.length;
    if (!end) return { ids, total };
    last = end;
    await nextTurn();
  }
}

function sliceAfter(
  db: Database,
  table: Searched,
  direction: Window["direction"],
  last?: { createdAt: number; id: string },
) {
  const rows = db.read
    .selectFrom(table)
    .select(["createdAt", "id", "searchText"])
    .orderBy("createdAt", direction)
    .orderBy("id", direction)
    .limit(ROWS_AT_ONCE);
  if (!last) return rows;
  const { createdAt, id } = last;
  const beyond = direction === "desc" ? "<" : ">";
  return rows.where(({ eb, refTuple, tuple }) => eb(refTuple("createdAt", "id"), beyond, tuple(createdAt, id)));
}
