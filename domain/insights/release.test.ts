import { expect, test } from "vitest";
import { keyOf } from "./add.ts";
import { releasable } from "./release.ts";
import { type DailyCount, SMALLEST_SHOWN } from "./schema.ts";

const HISTORIES = 20;

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Forty days around the end of a month, with mostly small counts. */
function historyOf(seed: number): DailyCount[] {
  const random = randomNumbers(seed);
  const keys = [
    { event: "opened", page: "/contact", source: "" },
    { event: "opened", page: "/contact", source: "search.example" },
    { event: "inquiry-sent", page: "", source: "" },
  ] as const;
  return Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(2026, 0, 12 + i)).toISOString().slice(0, 10)).flatMap(
    (day) =>
      keys
        .map((key) => ({ day, ...key, count: Math.floor(random() * (random() < 0.2 ? 12 : 4)) }))
        .filter(({ count }) => count > 0),
  );
}

const histories = Array.from({ length: HISTORIES }, (_, seed) => historyOf(seed));

/** The same history with one event less at `from`, and one more at `to` if there is one. */
function moved(history: readonly DailyCount[], from: DailyCount, to: DailyCount | undefined): DailyCount[] {
  const change = (one: DailyCount) => (one === from ? -1 : one === to ? 1 : 0);
  return history.map((one) => ({ ...one, count: one.count + change(one) })).filter(({ count }) => count > 0);
}

test("every count below five could have been another one, for all that is released", () => {
  let small = 0;
  for (const history of histories) {
    const released = JSON.stringify(releasable(history));
    for (const one of history.filter(({ count }) => count < SMALLEST_SHOWN)) {
      small++;
      const others = history.filter((other) => other !== one && keyOf(other) === keyOf(one));
      const isAmbiguous = [undefined, ...others].some(
        (other) =>
          JSON.stringify(releasable(moved(history, one, other))) === released ||
          (other && JSON.stringify(releasable(moved(history, other, one))) === released),
      );
      expect(isAmbiguous, `${JSON.stringify(one)} is revealed`).toBe(true);
    }
  }
  expect(small).toBeGreaterThan(HISTORIES);
});

test("only groups of five or more are released, and at most four events of a page and source are missing a month", () => {
  for (const history of histories) {
    const released = releasable(history);
    for (const { count } of released) expect(count).toBeGreaterThanOrEqual(SMALLEST_SHOWN);
    const months = (counts: readonly DailyCount[]) =>
      Map.groupBy(counts, (one) => `${one.day.slice(0, 7)}\n${keyOf(one)}`);
    const shown = months(released);
    const sum = (counts: readonly DailyCount[] = []) => counts.reduce((all, { count }) => all + count, 0);
    for (const [key, counts] of months(history)) {
      const missing = sum(counts) - sum(shown.get(key));
      expect(missing).toBeGreaterThanOrEqual(0);
      expect(missing).toBeLessThan(SMALLEST_SHOWN);
    }
  }
});

test("later days never change what was released before", () => {
  for (const history of histories) {
    const all = releasable(history);
    for (const { day } of history) {
      const upTo = <Count extends DailyCount>(counts: readonly Count[]) => counts.filter((one) => one.day <= day);
      expect(releasable(upTo(history))).toEqual(upTo(all));
    }
  }
});

test("carries a small count over to the day on which the sum reaches five, and not into the next month", () => {
  const of = (day: string, count: number): DailyCount => ({ day, event: "opened", page: "/", source: "", count });
  expect(releasable([of("2026-01-01", 9), of("2026-01-02", 4), of("2026-01-03", 3), of("2026-01-30", 2)])).toEqual([
    of("2026-01-01", 9),
    of("2026-01-03", 7),
  ]);
  expect(releasable([of("2026-01-31", 4), of("2026-02-01", 4), of("2026-02-02", 1)])).toEqual([of("2026-02-02", 5)]);
});
