import { expect, test } from "vitest";
import { tabAfterKey } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 0, 2],
  ["ArrowLeft", 2, 1],
  ["Home", 1, 0],
  ["End", 0, 2],
  ["ArrowDown", 1, undefined],
  ["a", 1, undefined],
])("%s on tab %i of three horizontal tabs leads to %s", (key, index, next) =>
  expect(tabAfterKey(key, index, 3)).toBe(next),
);

test.each([
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["ArrowRight", 1, undefined],
  ["End", 0, 2],
])("%s on tab %i of three vertical tabs leads to %s", (key, index, next) =>
  expect(tabAfterKey(key, index, 3, "vertical")).toBe(next),
);
