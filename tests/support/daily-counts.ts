import type { DailyCount } from "#domain/insights/schema.ts";

const DAY = 86_400_000;

/** The day (UTC) this many days ago. */
export const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** The present day (UTC). */
export const today = () => dayBefore(0);

/** One opened home page today, with changes. */
export const countOf = (changes: Partial<DailyCount> = {}): DailyCount => ({
  day: today(),
  event: "opened",
  page: "/",
  source: "",
  count: 1,
  ...changes,
});
