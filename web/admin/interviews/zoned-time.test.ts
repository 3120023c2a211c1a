import { expect, test } from "vitest";
import { isAtNight, localTime, momentOf } from "./zoned-time.ts";

test.each([
  ["2027-01-15T09:30", "Asia/Kolkata", "2027-01-15T04:00:00.000Z"],
  ["2027-07-15T09:30", "Europe/Berlin", "2027-07-15T07:30:00.000Z"],
  ["2027-03-28T01:59", "Europe/Berlin", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T03:00", "Europe/Berlin", "2027-03-28T01:00:00.000Z"],
  ["2027-03-14T12:00", "America/New_York", "2027-03-14T16:00:00.000Z"],
  ["2027-01-01T00:00", "Pacific/Kiritimati", "2026-12-31T10:00:00.000Z"],
])("reads %s in %s as the moment %s, and shows it again", (local, timeZone, moment) => {
  expect(new Date(momentOf(local, timeZone)).toISOString()).toBe(moment);
  expect(localTime(Date.parse(moment), timeZone)).toBe(local);
});

test("reads a skipped time as one hour later, and a repeated one as the first", () => {
  expect(new Date(momentOf("2027-03-28T02:30", "Europe/Berlin")).toISOString()).toBe("2027-03-28T01:30:00.000Z");
  expect(new Date(momentOf("2027-10-31T02:30", "Europe/Berlin")).toISOString()).toBe("2027-10-31T00:30:00.000Z");
  expect(momentOf("", "Europe/Berlin")).toBeNaN();
});

test.each([
  ["06:59", 15, true],
  ["07:00", 15, false],
  ["21:15", 45, false],
  ["21:16", 45, true],
  ["22:00", 15, true],
  ["00:00", 480, true],
])("takes %s in the candidate’s zone and the %d minutes after it for night: %s", (local, minutes, isNight) => {
  for (const zone of ["Europe/Berlin", "Asia/Kolkata", "America/New_York"])
    expect(isAtNight(momentOf(`2027-07-15T${local}`, zone), minutes, zone)).toBe(isNight);
});
