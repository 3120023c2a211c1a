import { keyOf } from "./add.ts";
import { type DailyCount, SMALLEST_SHOWN } from "./schema.ts";

/**
 * The counts that may leave the server. A count below five waits: it is added to the next day's count of the same event,
 * page and source, and is released on the day on which the sum reaches five, or never if the month ends before that.
 *
 * Whatever is computed from the result is a sum of groups of at least five. A day released alone had five or more; a day
 * below five is only known to be part of a sum, and days later on never change what was released before. So neither
 * totals nor the difference of two periods reveal a count below five. `counts` are sorted by day, and begin with the first day
 * of a month.
 */
export function releasable(counts: readonly DailyCount[]): DailyCount[] {
  const waiting = new Map<string, number>();
  const released: DailyCount[] = [];
  let month = "";
  for (const one of counts) {
    if (!one.day.startsWith(month) || month === "") {
      month = one.day.slice(0, "2026-01".length);
      waiting.clear();
    }
    const key = keyOf(one);
    const count = one.count + (waiting.get(key) ?? 0);
    if (count < SMALLEST_SHOWN) {
      waiting.set(key, count);
      continue;
    }
    waiting.delete(key);
    released.push({ ...one, count });
  }
  return released;
}
