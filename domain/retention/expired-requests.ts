import { type SqlBool, sql } from "kysely";
import { DAY } from "../kernel/days.ts";
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

/** The retention step for the keys of `writeOnce`. */
export const expiredRequestKeys = expiredAtOnce({
  what: "keys of repeated requests",
  period: "a day",
  table: "requestKeys",
  isExpired: (now) => sql<SqlBool>`created_at <= ${now - DAY}`,
});
