import { expect, test } from "vitest";
import { formatDay, formatTime } from "./dates.ts";

test("formats a day as 'Jan 5, 2025'", () => expect(formatDay("2025-01-05T12:00:00.000Z", "UTC")).toBe("Jan 5, 2025"));

test("uses the reader's time zone for the day", () => {
  expect(formatDay("2025-01-05T23:30:00.000Z", "Europe/London")).toBe("Jan 5, 2025");
  expect(formatDay("2025-01-05T23:30:00.000Z", "Asia/Kolkata")).toBe("Jan 6, 2025");
});

test("formats a time as '9:02 AM'", () =>
  expect(formatTime("2025-01-05T09:02:00.000Z", "UTC").replace(/\s/, " ")).toBe("9:02 AM"));
