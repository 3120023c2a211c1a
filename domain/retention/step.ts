import type { Context } from "../context.ts";

/** A retention period for one kind of data, and how expired data is counted and deleted. */
export interface RetentionStep {
  /** The kind of data: "inquiries". */
  what: string;
  /** The retention period: "12 months". */
  period: string;
  /** The number of expired records. */
  count(context: Omit<Context, "actor">): Promise<number>;
  /** Deletes them and returns their number. */
  remove(context: Omit<Context, "actor">): Promise<number>;
}

/** The time before which records are expired. */
export function monthsAgo(now: number, months: number): number {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit.getTime();
}
