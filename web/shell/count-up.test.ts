import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countUp } from "./count-up.ts";

describe("a number that counts up", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([48, 412, 97])("runs from 0 to %i, never backwards, and ends after 1200 ms", (target) => {
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

  test("stops ticking at its end", () => {
    const show = vi.fn();
    countUp(97, show);
    vi.advanceTimersByTime(1200);
    const calls = show.mock.calls.length;
    vi.advanceTimersByTime(5000);
    expect(show).toHaveBeenCalledTimes(calls);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("ticks every 16 ms and has not ended just before its duration", () => {
    const show = vi.fn();
    countUp(412, show);
    vi.advanceTimersByTime(15);
    expect(show).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(show).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(400);
    expect(show.mock.lastCall?.[0]).toBeLessThan(412);
  });

  test("uses the given duration", () => {
    const show = vi.fn();
    countUp(500, show, 2496);
    vi.advanceTimersByTime(2480);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(16);
    expect(show).toHaveBeenLastCalledWith(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("can be stopped before its end", () => {
    const show = vi.fn();
    const stop = countUp(97, show);
    vi.advanceTimersByTime(160);
    stop();
    const last = show.mock.lastCall;
    vi.advanceTimersByTime(5000);
    expect(show.mock.lastCall).toEqual(last);
  });
});
