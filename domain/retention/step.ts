import type { Context } from "../context.ts";

/** What is kept for a time, and how what is past it is found and removed. */
export interface RetentionStep {
  /** What goes, in words: "inquiries". */
  what: string;
  /** How long it is kept, in words: "12 months". */
  kept: string;
  /** How many are past their time. */
  count(context: Omit<Context, "actor">): Promise<number>;
  /** Removes them, and resolves with how many went. */
  remove(context: Omit<Context, "actor">): Promise<number>;
}

/** The moment before which everything is past its time. */
export function monthsAgo(now: number, months: number): number {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit.getTime();
}
