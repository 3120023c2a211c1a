import { expect, test } from "vitest";
import { formatDay, formatTime } from "./dates.ts";

test("a day is written like 'Jan 5, 2025'", () =>
  expect(formatDay("2025-01-05T12:00:00.000Z", "UTC")).toBe("Jan 5, 2025"));

test("the day is the reader's: late in London is already tomorrow in Bengaluru", () => {
  expect(formatDay("2025-01-05T23:30:00.000Z", "Europe/London")).toBe("Jan 5, 2025");
  expect(formatDay("2025-01-05T23:30:00.000Z", "Asia/Kolkata")).toBe("Jan 6, 2025");
});

test("a time of day is written like '9:02 AM'", () =>
  expect(formatTime("2025-01-05T09:02:00.000Z", "UTC").replace(/\s/, " ")).toBe("9:02 AM"));
