import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { activeAfter, asMillions, asPercent, countUp } from "./count-up.ts";

describe("a number that counts up", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([48, 412, 97])("runs from 0 to %i, never backwards, and is there after 1200 ms", (target) => {
    const shown: number[] = [];
    countUp(target, (value) => shown.push(value));
    expect(shown).toEqual([0]);
    vi.advanceTimersByTime(1184);
    expect(shown.length).toBe(1 + 1184 / 16);
    vi.advanceTimersByTime(16);
    expect(shown.at(-1)).toBe(target);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(shown.every(Number.isInteger)).toBe(true);
  });

  test("does not tick any more once it has arrived", () => {
    const show = vi.fn();
    countUp(97, show);
    vi.advanceTimersByTime(1200);
    const calls = show.mock.calls.length;
    vi.advanceTimersByTime(5000);
    expect(show).toHaveBeenCalledTimes(calls);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ticks every 16 ms and is still on its way just before the end", () => {
    const show = vi.fn();
    countUp(412, show);
    vi.advanceTimersByTime(15);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(400);
    expect(show.mock.lastCall?.[0]).toBeLessThan(412);
  });

  test("takes the duration it is given", () => {
    const show = vi.fn();
    countUp(500, show, 2496);
    vi.advanceTimersByTime(2480);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(16);
    expect(show).toHaveBeenLastCalledWith(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("can be stopped before it arrives", () => {
    const show = vi.fn();
    const stop = countUp(97, show);
    vi.advanceTimersByTime(160);
    stop();
    const last = show.mock.lastCall;
    vi.advanceTimersByTime(5000);
    expect(show.mock.lastCall).toEqual(last);
  });
});

describe("the active block", () => {
  test("is the one that came to be at least 60 % visible", () => {
    expect(activeAfter(0, [{ index: 1, ratio: 0.6 }])).toBe(1);
    expect(activeAfter(0, [{ index: 1, ratio: 0.599 }])).toBe(0);
    expect(activeAfter(2, [{ index: 1, ratio: 1 }])).toBe(1);
  });

  test("stays when another one leaves", () => {
    expect(activeAfter(1, [{ index: 0, ratio: 0.2 }])).toBe(1);
    expect(activeAfter(1, [])).toBe(1);
  });

  test("is the last of several that came at once", () => {
    const seen = [
      { index: 0, ratio: 1 },
      { index: 1, ratio: 0.7 },
      { index: 2, ratio: 0.3 },
    ];
    expect(activeAfter(0, seen)).toBe(1);
  });
});

test("the cost is the stored number divided by ten, with one decimal and the suffix M", () => {
  expect(asMillions(48)).toBe("$4.8M");
  expect(asMillions(50)).toBe("$5.0M");
  expect(asMillions(0)).toBe("$0.0M");
  expect(asPercent(412)).toBe("412%");
});
