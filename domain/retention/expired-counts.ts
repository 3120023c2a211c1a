import type { RetentionStep } from "./step.ts";

/** Counts of rate limits that have ended. A key counts for an hour at most, and the steps run every hour. */
export const expiredCounts: RetentionStep = {
  what: "counts of rate limits",
  kind: null,
  period: "an hour",
  async count({ db, now }) {
    const { count } = await db.read
      .selectFrom("rateLimits")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("expire", "<", now())
      .executeTakeFirstOrThrow();
    return count;
  },
  async remove({ db, now }) {
    const [{ numDeletedRows } = { numDeletedRows: 0n }] = await db.write((queries) =>
      queries.deleteFrom("rateLimits").where("expire", "<", now()).execute(),
    );
    return Number(numDeletedRows);
  },
};
