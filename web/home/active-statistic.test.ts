import { describe, expect, test } from "vitest";
import { activeAfter, asMillions, asPercent } from "./active-statistic.ts";

describe("the active statistic", () => {
  test("is the one that is at least 60% visible", () => {
    expect(activeAfter(0, [{ index: 1, ratio: 0.6 }])).toBe(1);
    expect(activeAfter(0, [{ index: 1, ratio: 0.599 }])).toBe(0);
    expect(activeAfter(2, [{ index: 1, ratio: 1 }])).toBe(1);
  });

  test("does not change when another block leaves", () => {
    expect(activeAfter(1, [{ index: 0, ratio: 0.2 }])).toBe(1);
    expect(activeAfter(1, [])).toBe(1);
  });

  test("is the last of several that become visible at once", () => {
    const seen = [
      { index: 0, ratio: 1 },
      { index: 1, ratio: 0.7 },
      { index: 2, ratio: 0.3 },
    ];
    expect(activeAfter(0, seen)).toBe(1);
  });
});

test("formats the cost as the stored number divided by ten, with one decimal and the suffix M", () => {
  expect(asMillions(48)).toBe("$4.8M");
  expect(asMillions(50)).toBe("$5.0M");
  expect(asMillions(0)).toBe("$0.0M");
  expect(asPercent(412)).toBe("412%");
});
