import type { Database } from "#db/database.ts";
import { monthsAgo, type RetentionStep } from "./step.ts";

/**
 * Rows per transaction: other writes run in between. Removing a row from SQLite's search index takes some ten
 * milliseconds.
 */
const rowsAtOnce = { inquiries: 1, jobApplications: 1, resumeOpenings: 500 } as const;

/** The step for a table whose rows expire a number of calendar months after their creation; dependent rows go with them. */
export function rowsOlderThan(table: keyof typeof rowsAtOnce, what: string, months: number): RetentionStep {
  return {
    what,
    kept: `${months} months`,
    async count({ db, now }) {
      const { count } = await db.read
        .selectFrom(table)
        .select((rows) => rows.fn.countAll<number>().as("count"))
        .where("createdAt", "<", monthsAgo(now(), months))
        .executeTakeFirstOrThrow();
      return count;
    },
    async remove({ db, now }) {
      const limit = monthsAgo(now(), months);
      let removed = 0;
      for (;;) {
        const some = await removeSome(db, table, limit);
        removed += some;
        if (some < rowsAtOnce[table]) return removed;
      }
    },
  };
}

async function removeSome(db: Database, table: Parameters<typeof rowsOlderThan>[0], limit: number): Promise<number> {
  const { numDeletedRows } = await db.write((queries) =>
    queries
      .deleteFrom(table)
      .where("id", "in", (rows) =>
        rows
          .selectFrom(table)
          .select("id")
          .where("createdAt", "<", limit)
          .orderBy("createdAt")
          .limit(rowsAtOnce[table]),
      )
      .executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
