import { expect, test } from "vitest";
import { roman } from "./roman.ts";

test("numbers sections with Roman numerals", () => {
  expect([1, 4, 5, 9, 10, 14, 15, 19, 24, 39].map(roman)).toEqual([
    "I",
    "IV",
    "V",
    "IX",
    "X",
    "XIV",
    "XV",
    "XIX",
    "XXIV",
    "XXXIX",
  ]);
});
