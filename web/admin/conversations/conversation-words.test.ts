import { expect, test } from "vitest";
import { reportFigures, visitorWords } from "./conversation-words.ts";

test("what is neither refused, passed on nor an attempt was answered from the site", () => {
  const outcomes = { answer: 5, greeting: 2, unknown: 3, failed: 1, handover: 4, declined: 1, injection: 2, abuse: 1 };
  expect(reportFigures(outcomes).map(({ count }) => count)).toEqual([7, 4, 4, 1, 3]);
  expect(reportFigures({}).every(({ count }) => count === 0)).toBe(true);
});

test("a visitor is a name, else an address, else a visitor", () => {
  expect(visitorWords({ userName: "Vera", userEmail: "v@example.com" })).toBe("Vera");
  expect(visitorWords({ userName: null, userEmail: "v@example.com" })).toBe("v@example.com");
  expect(visitorWords({ userName: null, userEmail: null })).toBe("A visitor");
});
