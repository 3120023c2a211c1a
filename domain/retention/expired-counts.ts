import type { RetentionStep } from "./step.ts";

/**
 * Counts of rate limits that have ended. A key counts for an hour at most, and the steps run every hour. `rate-limiter-flexible`
 * reads the clock of the process, so this does, too.
 */
export const expiredCounts: RetentionStep = {
  what: "counts of rate limits",
  kind: null,
  period: "an hour",
  async count({ db }) {
    const { count } = await db.read
      .selectFrom("rateLimits")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("expire", "<", Date.now())
      .executeTakeFirstOrThrow();
    return count;
  },
  async remove({ db }) {
    const [{ numDeletedRows } = { numDeletedRows: 0n }] = await db.write((queries) =>
      queries.deleteFrom("rateLimits").where("expire", "<", Date.now()).execute(),
    );
    return Number(numDeletedRows);
  },
};
