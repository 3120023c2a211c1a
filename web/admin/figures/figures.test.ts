import { expect, test } from "vitest";
import { formatShare, formatShortDay, scaleEnd } from "./figures.ts";

test("formats a UTC day the same in every time zone", () => {
  expect(formatShortDay("2026-01-31")).toBe("Jan 31");
});

test.each([
  [0, 0, "–"],
  [0, 9, "0%"],
  [1, 3, "33%"],
  [1, 1000, "<1%"],
  [999, 1000, ">99%"],
  [7, 7, "100%"],
])("formats %i of %i as %s", (part, whole, share) => {
  expect(formatShare(part, whole)).toBe(share);
});

test.each([
  [[], 1],
  [[0, 0], 1],
  [[3, 7], 7],
  [[11], 12],
  [[48, 50], 50],
  [[51], 52],
  [[412], 420],
  [[1001], 1200],
])("scales %j to %i", (values, end) => {
  expect(scaleEnd(values)).toBe(end);
});
