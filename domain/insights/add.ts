import type { Queries } from "#db/database.ts";
import type { Context } from "../kernel/context.ts";
import { DayBounds } from "./bounds.ts";
import type { DailyCount } from "./schema.ts";

/** Adds counts to the stored ones, all in one transaction. Several processes may add to the same day. */
export async function addDailyCounts({ db }: Pick<Context, "db">, counts: readonly DailyCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db.write(async (queries) => {
    for (const [day, ofDay] of Map.groupBy(counts, (count) => count.day)) await addDay(queries, day, ofDay);
  });
}

async function addDay(queries: Queries, day: string, counts: readonly DailyCount[]) {
  const stored = await queries
    .selectFrom("dailyCounts")
    .select(["page", "source"])
    .distinct()
    .where("day", "=", day)
    .execute();
  const bounds = new DayBounds();
  for (const one of stored) bounds.fit(one);
  const rows = new Map<string, DailyCount>();
  for (const one of counts) {
    const row = bounds.fit(one);
    const key = keyOf(row);
    rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) });
  }
  // Sorted, so that two processes lock rows in the same order.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await queries
    .insertInto("dailyCounts")
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(["day", "event", "page", "source"]).doUpdateSet((set) => ({
        count: set("dailyCounts.count", "+", set.ref("excluded.count")),
      })),
    )
    .execute();
}

/** What distinguishes the counts of one day. */
export const keyOf = ({ event, page, source }: Omit<DailyCount, "day" | "count">) => `${event}\n${page}\n${source}`;
