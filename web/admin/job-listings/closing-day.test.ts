import { expect, test } from "vitest";
import { closingDay, endOfDay, formatClosing } from "./closing-day.ts";

test.each([
  ["2026-11-30", "Asia/Kolkata", "2026-11-30T18:29:59.000Z"],
  ["2026-11-30", "America/Los_Angeles", "2026-12-01T07:59:59.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-25T22:59:59.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-29T21:59:59.000Z"],
])("%s in %s ends at %s, and is that day again when it is read back", (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
  expect(closingDay(end, zone)).toBe(day);
});

test("no day is no closing time", () => expect(closingDay(null)).toBe(""));

test.each(["", "0002-11-30", "0202-11-30", "20265-11-30"])("%j is no day that a listing closes on", (day) =>
  expect(endOfDay(day)).toBeNull(),
);

test("a closing time reads as the day where the office is", () =>
  expect(formatClosing("2026-11-30T18:29:59.000Z", "Asia/Kolkata")).toBe("Nov 30, 2026"));
