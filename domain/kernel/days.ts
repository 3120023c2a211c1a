/** A day in milliseconds. */
export const DAY = 86_400_000;

/** The day of a moment in UTC, as `2026-01-31`. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The time that many calendar months before `now`. */
export function monthsAgo(now: number, months: number): number {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit.getTime();
}
