import { expect, test } from "vitest";
import { morningOf, snoozeChoices } from "./snooze-choices.ts";

const times = (day: string) =>
  snoozeChoices(new Date(`${day}T15:30:00`)).map(({ at }) => `${at.toDateString()} ${at.getHours()}:00`);

test("offers the mornings of tomorrow, of Monday and of the day in a week", () => {
  expect(times("2026-11-25")).toEqual(["Thu Nov 26 2026 9:00", "Mon Nov 30 2026 9:00", "Wed Dec 02 2026 9:00"]);
});

test("offers no morning twice on Sundays and Mondays", () => {
  expect(times("2026-11-29")).toEqual(["Mon Nov 30 2026 9:00", "Sun Dec 06 2026 9:00"]);
  expect(times("2026-11-30")).toEqual(["Tue Dec 01 2026 9:00", "Mon Dec 07 2026 9:00"]);
});

test("reads a day from a date field, and nothing from an empty one", () => {
  expect(morningOf("2027-01-15")?.toDateString()).toBe("Fri Jan 15 2027");
  expect(morningOf("")).toBe(null);
});
