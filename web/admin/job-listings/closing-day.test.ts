import { expect, test } from "vitest";
import { closingDay, endOfDay, formatClosing } from "./closing-day.ts";

test.each([
  ["2026-11-30", "Asia/Kolkata", "2026-11-30T18:29:59.000Z"],
  ["2026-11-30", "America/Los_Angeles", "2026-12-01T07:59:59.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-25T22:59:59.000Z"],
  ["2026-03-29", "Europe/Berlin", "2026-03-29T21:59:59.000Z"],
])("converts %s in %s to %s and back", (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
  expect(closingDay(end, zone)).toBe(day);
});

test("a listing without a closing time has no closing day", () => expect(closingDay(null)).toBe(""));

test.each(["", "0002-11-30", "0202-11-30", "20265-11-30"])("rejects %j as a closing day", (day) =>
  expect(endOfDay(day)).toBeNull(),
);

test("formats a closing time in the office's time zone", () =>
  expect(formatClosing("2026-11-30T18:29:59.000Z", "Asia/Kolkata")).toBe("Nov 30, 2026"));
