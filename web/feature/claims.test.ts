import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countUp } from "#web/shell/count-up.ts";
import { claims } from "./claims.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["prevention", 2000, "0.0%", "99.9%"],
  ["response", 1500, "<0.00ms", "<1ms"],
  ["clients", 2500, "0+", "500+"],
  ["monitoring", 2000, "0/7", "24/7"],
] as const)("%s counts for %i ms from %s to %s and then stops", (key, duration, first, last) => {
  const { target, format, duration: actualDuration } = claims[key];
  const shown: string[] = [];
  countUp(target, (value) => shown.push(format(value)), actualDuration);
  expect(shown).toEqual([first]);
  // Advance to the tick before the last one: a value due between two ticks is shown at the second.
  const ticks = Math.ceil(duration / 16);
  vi.advanceTimersByTime((ticks - 1) * 16);
  expect(vi.getTimerCount()).toBe(1);
  expect(shown).toHaveLength(ticks);
  vi.advanceTimersByTime(16);
  expect(shown.at(-1)).toBe(last);
  expect(vi.getTimerCount()).toBe(0);
});
