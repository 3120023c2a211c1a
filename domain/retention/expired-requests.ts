import { type SqlBool, sql } from "kysely";
import { expiredAtOnce } from "./expired-at-once.ts";

/**
 * Counts of rate limits that have ended. A key counts for an hour at most, and the steps run every hour. `rate-limiter-flexible`
 * reads the clock of the process, so this does, too.
 */
export const expiredCounts = expiredAtOnce({
  what: "counts of rate limits",
  period: "an hour",
  table: "rateLimits",
  isExpired: () => sql<SqlBool>`expire < ${Date.now()}`,
});
