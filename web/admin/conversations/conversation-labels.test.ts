import { expect, test } from "vitest";
import { reportFigures, visitorName } from "./conversation-labels.ts";

test("counts every outcome that is not a refusal, a handover or an attempt as answered", () => {
  const outcomes = { answer: 5, greeting: 2, unknown: 3, failed: 1, handover: 4, declined: 1, injection: 2, abuse: 1 };
  expect(reportFigures(outcomes).map(({ count }) => count)).toEqual([7, 4, 4, 1, 3]);
  expect(reportFigures({}).every(({ count }) => count === 0)).toBe(true);
});

test("labels a visitor by name, then by email address", () => {
  expect(visitorName({ userName: "Vera", userEmail: "v@example.com" })).toBe("Vera");
  expect(visitorName({ userName: null, userEmail: "v@example.com" })).toBe("v@example.com");
  expect(visitorName({ userName: null, userEmail: null })).toBe("A visitor");
});
