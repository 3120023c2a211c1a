import type pg from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";

/** How often each key may do something within a period. */
export interface LimiterPolicy {
  /** Its name, which begins each of its keys. */
  keyPrefix: string;
  points: number;
  /** The period, in seconds. */
  duration: number;
  /**
   * The count from which on a server refuses a key until the period ends without asking the database. Leave it out where a
   * count is taken back.
   */
  inMemoryBlockOnConsumed?: number;
}

/** Counts in the memory of this process. */
export const memoryLimiter = (policy: LimiterPolicy): RateLimiterAbstract => new RateLimiterMemory(policy);

/** Counts in the table `rate_limits`, and in memory while the database does not answer. */
export const postgresLimiter = (pool: pg.Pool, policy: LimiterPolicy): RateLimiterAbstract =>
  new RateLimiterPostgres({
    ...policy,
    tableName: "rate_limits",
    tableCreated: true,
    // An hourly job removes what has ended (server/retention.ts).
    clearExpiredByTimeout: false,
    storeType: "pool",
    storeClient: {
      // Without the name of a prepared statement: PgBouncer may run each query on another connection.
      query: ({ text, values }: { text: string; values: unknown[] }) => pool.query(text, values),
    },
    insuranceLimiter: memoryLimiter(policy),
  });
