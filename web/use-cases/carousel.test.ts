import { expect, test } from "vitest";
import { copiesFor, step, wrap } from "./carousel.ts";

test("moves the row 0.6 px a frame, although the browser rounds to whole pixels", () => {
  let own = 0;
  for (let frame = 0; frame < 100; frame++) own = step(own, Math.round(own), 2400);
  expect(own).toBeCloseTo(60);
});

test("returns to its start after a round, to the fraction of a pixel", () => {
  expect(step(2399.8, 2400, 2400)).toBeCloseTo(0.4);
  let own = 10;
  for (let frame = 0; frame < 4000; frame++) own = step(own, own, 2400);
  expect(own).toBeCloseTo(10);
});

test("continues from where the visitor has scrolled, in either direction", () => {
  expect(step(100, 480, 2400)).toBeCloseTo(480.6);
  expect(step(100, 20, 2400)).toBeCloseTo(20.6);
  expect(step(100, 2900, 2400)).toBeCloseTo(500.6);
});

test("wraps positions before the start to positions before the end", () => {
  expect(wrap(-400, 2400)).toBe(2000);
  expect(wrap(2400, 2400)).toBe(0);
  expect(wrap(12, 0)).toBe(0);
});

test("copies the cards often enough for every window", () => {
  expect(copiesFor(360, 2400)).toBe(2);
  expect(copiesFor(1920, 2400)).toBe(2);
  expect(copiesFor(1921, 2400)).toBe(3);
  expect(copiesFor(5120, 2400)).toBe(4);
  // A round and a card may be scrolled away, and the window is still full.
  for (const view of [320, 1440, 2560, 5120]) expect(copiesFor(view, 2400) * 2400 - view).toBeGreaterThanOrEqual(2880);
});
