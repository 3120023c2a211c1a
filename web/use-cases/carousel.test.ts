import { expect, test } from "vitest";
import { copiesFor, step, wrap } from "./carousel.ts";

test("the row moves 0.6 px a frame, although the browser shows whole pixels only", () => {
  let own = 0;
  for (let frame = 0; frame < 100; frame++) own = step(own, Math.round(own), 2400);
  expect(own).toBeCloseTo(60);
});

test("after a round it stands where it began, to the fraction of a pixel", () => {
  expect(step(2399.8, 2400, 2400)).toBeCloseTo(0.4);
  let own = 10;
  for (let frame = 0; frame < 4000; frame++) own = step(own, own, 2400);
  expect(own).toBeCloseTo(10);
});

test("who moves it by hand is followed from there, to either side", () => {
  expect(step(100, 480, 2400)).toBeCloseTo(480.6);
  expect(step(100, 20, 2400)).toBeCloseTo(20.6);
  expect(step(100, 2900, 2400)).toBeCloseTo(500.6);
});

test("places before the beginning are places before the end", () => {
  expect(wrap(-400, 2400)).toBe(2000);
  expect(wrap(2400, 2400)).toBe(0);
  expect(wrap(12, 0)).toBe(0);
});

test("the cards stand in the row often enough for every window", () => {
  expect(copiesFor(360, 2400)).toBe(2);
  expect(copiesFor(1920, 2400)).toBe(2);
  expect(copiesFor(1921, 2400)).toBe(3);
  expect(copiesFor(5120, 2400)).toBe(4);
  // A round and a card may be scrolled away, and the window is still full.
  for (const view of [320, 1440, 2560, 5120]) expect(copiesFor(view, 2400) * 2400 - view).toBeGreaterThanOrEqual(2880);
});
