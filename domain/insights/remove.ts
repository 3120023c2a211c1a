import type { Queries } from "#db/database.ts";
import { dayOf, monthsAgo } from "../kernel/days.ts";
import type { RetentionStep } from "../retention/step.ts";

/** The retention step for daily counts, which expire by the day. */
export function expiredDailyCounts(months: number): RetentionStep {
  // An earlier release counted in the last two.
  const tables = ["dailyCounts", "pageViews", "pageReferrers"] as const;
  const limitAt = (now: number) => dayOf(monthsAgo(now, months));
  const countIn = (queries: Queries, table: (typeof tables)[number], limit: string) =>
    queries
      .selectFrom(table)
      .select((rows) => rows.fn.countAll<number>().as("count"))
      .where("day", "<", limit)
      .executeTakeFirstOrThrow();
  return {
    what: "daily counts",
    kind: "figures",
    period: `${months} months`,
    async count({ db, now }) {
      const counts = await Promise.all(tables.map((table) => countIn(db.read, table, limitAt(now()))));
      return counts.reduce((sum, { count }) => sum + count, 0);
    },
    remove: ({ db, now }, record) =>
      db.write(async (queries) => {
        let removed = 0;
        for (const table of tables) {
          const gone = await queries.deleteFrom(table).where("day", "<", limitAt(now())).executeTakeFirst();
          removed += Number(gone.numDeletedRows);
        }
        if (removed > 0) await record?.(queries);
        return removed;
      }),
  };
}
