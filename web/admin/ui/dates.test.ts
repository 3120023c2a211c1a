import { expect, test } from "vitest";
import { formatAge, formatDay, formatTime } from "./dates.ts";

test("formats a day as 'Jan 5, 2025'", () => expect(formatDay("2025-01-05T12:00:00.000Z", "UTC")).toBe("Jan 5, 2025"));

test("uses the reader's time zone for the day", () => {
  expect(formatDay("2025-01-05T23:30:00.000Z", "Europe/London")).toBe("Jan 5, 2025");
  expect(formatDay("2025-01-05T23:30:00.000Z", "Asia/Kolkata")).toBe("Jan 6, 2025");
});

test("formats a time as '9:02 AM'", () =>
  expect(formatTime("2025-01-05T09:02:00.000Z", "UTC").replace(/\s/, " ")).toBe("9:02 AM"));

test.each([
  ["2026-11-23T15:00:00Z", "Just now"],
  ["2026-11-23T15:30:00Z", "Just now"],
  ["2026-11-23T14:59:00Z", "1 min ago"],
  ["2026-11-23T14:00:01Z", "59 min ago"],
  ["2026-11-23T14:00:00Z", "1 h ago"],
  ["2026-11-23T00:00:00Z", "15 h ago"],
  ["2026-11-22T23:59:00Z", "Yesterday"],
  ["2026-11-22T00:00:00Z", "Yesterday"],
  ["2026-11-21T23:59:00Z", "2 days ago"],
  ["2026-11-17T00:00:00Z", "6 days ago"],
  ["2026-11-16T23:59:00Z", null],
])("describes %s in the afternoon of November 23, 2026 as %j", (iso, age) =>
  expect(formatAge(iso, Date.UTC(2026, 10, 23, 15), "UTC")).toBe(age),
);

test("counts days in the reader's time zone, also when clocks change", () => {
  const noon = Date.parse("2026-11-01T12:00:00-05:00");
  expect(formatAge("2026-10-31T23:00:00-04:00", noon, "America/New_York")).toBe("Yesterday");
  expect(formatAge("2026-11-01T00:30:00-04:00", noon, "America/New_York")).toBe("12 h ago");
});
