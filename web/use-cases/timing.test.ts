import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stagger } from "./stagger.ts";
import { encryptionDelays, isPlainClick, navigateAfterDelay, playDemo, tokenizationDelays } from "./timing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("shows nine tiles one after another, 120 ms apart", () => {
  const shown: number[] = [];
  stagger(9, (index) => shown.push(index));
  for (let index = 0; index < 9; index++) {
    vi.advanceTimersByTime(index === 0 ? 0 : 119);
    expect(shown).toHaveLength(index === 0 ? 1 : index);
    if (index > 0) vi.advanceTimersByTime(1);
    expect(shown).toEqual(Array.from({ length: index + 1 }, (_, position) => position));
  }
});

test("shows no more tiles once stopped", () => {
  const show = vi.fn();
  const stop = stagger(9, show);
  vi.advanceTimersByTime(240);
  stop();
  vi.advanceTimersByTime(5000);
  expect(show).toHaveBeenCalledTimes(3);
});

test("shows the first demo's input after 2000 ms and its output after 4000 ms", () => {
  const show = vi.fn();
  playDemo(encryptionDelays, show);
  expect(show.mock.calls).toEqual([[0]]);
  vi.advanceTimersByTime(1999);
  expect(show).toHaveBeenLastCalledWith(0);
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith(1);
  vi.advanceTimersByTime(1999);
  expect(show).toHaveBeenLastCalledWith(1);
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("shows the second demo's example after 2000 ms", () => {
  const show = vi.fn();
  playDemo(tokenizationDelays, show);
  vi.advanceTimersByTime(1999);
  expect(show).toHaveBeenLastCalledWith(0);
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenLastCalledWith(1);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([0, 2500, 4500])("returns a demo that ends after %i ms to its initial state", (elapsed) => {
  const show = vi.fn();
  const leave = playDemo(encryptionDelays, show);
  vi.advanceTimersByTime(elapsed);
  leave();
  expect(show).toHaveBeenLastCalledWith(-1);
  const calls = show.mock.calls.length;
  vi.advanceTimersByTime(10_000);
  expect(show).toHaveBeenCalledTimes(calls);
});

test("navigates 220 ms after the click", () => {
  const go = vi.fn();
  navigateAfterDelay(go);
  vi.advanceTimersByTime(219);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledOnce();
});

test("leaves a click with a modifier key or another button to the browser", () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  expect(isPlainClick(plain)).toBe(true);
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"])
    expect(isPlainClick({ ...plain, [key]: true })).toBe(false);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
});
