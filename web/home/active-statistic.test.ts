import { describe, expect, test } from "vitest";
import { activeAfter, asMillions, asPercent } from "./active-statistic.ts";

describe("the active statistic", () => {
  test("is the one that is at least 60% visible", () => {
    expect(activeAfter(0, [0, 0.6, 0])).toBe(1);
    expect(activeAfter(0, [0, 0.599, 0])).toBe(0);
    expect(activeAfter(2, [0, 1, 0])).toBe(1);
  });

  test("does not change while no block is visible enough", () => expect(activeAfter(1, [0.2, 0, 0])).toBe(1));

  test("is the last of several visible ones", () => expect(activeAfter(0, [1, 0.7, 0.3])).toBe(1));

  test("is an earlier one again when later ones leave, although it stayed visible", () =>
    expect(activeAfter(2, [1, 0, 0])).toBe(0));
});

test("formats the cost as the stored number divided by ten, with one decimal and the suffix M", () => {
  expect(asMillions(48)).toBe("$4.8M");
  expect(asMillions(50)).toBe("$5.0M");
  expect(asMillions(0)).toBe("$0.0M");
  expect(asPercent(412)).toBe("412%");
});
