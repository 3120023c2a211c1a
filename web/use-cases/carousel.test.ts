import { expect, test } from "vitest";
import { copiesFor, step, wrap } from "./carousel.ts";

test("moves the row 0.6 px per frame, although the browser rounds to whole pixels", () => {
  let position = 0;
  for (let frame = 0; frame < 100; frame++) position = step(position, Math.round(position), 2400);
  expect(position).toBeCloseTo(60);
});

test("returns to the start after one round without losing fractions of a pixel", () => {
  expect(step(2399.8, 2400, 2400)).toBeCloseTo(0.4);
  let position = 10;
  for (let frame = 0; frame < 4000; frame++) position = step(position, position, 2400);
  expect(position).toBeCloseTo(10);
});

test("continues from the position to which the visitor scrolled, in either direction", () => {
  expect(step(100, 480, 2400)).toBeCloseTo(480.6);
  expect(step(100, 20, 2400)).toBeCloseTo(20.6);
  expect(step(100, 2900, 2400)).toBeCloseTo(500.6);
});

test("wraps positions before the start to positions before the end", () => {
  expect(wrap(-400, 2400)).toBe(2000);
  expect(wrap(2400, 2400)).toBe(0);
  expect(wrap(12, 0)).toBe(0);
});

test("makes enough copies of the cards for every viewport width", () => {
  expect(copiesFor(360, 2400)).toBe(2);
  expect(copiesFor(1920, 2400)).toBe(2);
  expect(copiesFor(1921, 2400)).toBe(3);
  expect(copiesFor(5120, 2400)).toBe(4);
  // The viewport stays filled after scrolling by one round and one card.
  for (const view of [320, 1440, 2560, 5120]) expect(copiesFor(view, 2400) * 2400 - view).toBeGreaterThanOrEqual(2880);
});
