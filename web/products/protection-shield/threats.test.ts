import { expect, test } from "vitest";
import { blocked, kinds, quarters } from "./threats.ts";

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

test("the day's hours, quarters and kinds each add up to the specified 1,247 threats", () => {
  expect(blocked).toBe(1247);
  expect(sum(quarters)).toBe(1247);
  expect(sum(kinds.map(({ count }) => count))).toBe(1247);
});
