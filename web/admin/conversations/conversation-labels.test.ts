import { expect, test } from "vitest";
import { problemCounts, reportFigures, visitorName } from "./conversation-labels.ts";

test("counts every outcome that is not a refusal, a handover or an attempt as answered", () => {
  const outcomes = { answer: 5, greeting: 2, unknown: 3, failed: 1, handover: 4, declined: 1, injection: 2, abuse: 1 };
  const figures = (report: Parameters<typeof reportFigures>[0]) => reportFigures(report).map(({ figure }) => figure);
  const rated = { helpful: 1200, unhelpful: 34 };
  expect(figures({ outcomes, feedback: rated })).toEqual(["7", "4", "4", "1", "3", "1,200 of 1,234"]);
  const none = { outcomes: {}, feedback: { helpful: 0, unhelpful: 0 } };
  expect(figures(none)).toEqual(["0", "0", "0", "0", "0", "0 of 0"]);
});

test("labels a visitor by name, then by email address", () => {
  expect(visitorName({ userName: "Vera", userEmail: "v@example.com" })).toBe("Vera");
  expect(visitorName({ userName: null, userEmail: "v@example.com" })).toBe("v@example.com");
  expect(visitorName({ userName: null, userEmail: null })).toBe("Anonymous visitor");
});

test("counts the questions of a group by problem", () => {
  const of = (...problems: ("unanswered" | "unhelpful")[]) => problemCounts(problems.map((problem) => ({ problem })));
  expect(of("unanswered", "unhelpful", "unanswered")).toBe("2 unanswered, 1 not helpful");
  expect(of("unhelpful", "unhelpful")).toBe("2 not helpful");
  expect([of("unhelpful"), of("unanswered")]).toEqual(["Not helpful", "Unanswered"]);
});
