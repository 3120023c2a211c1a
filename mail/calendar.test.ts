import { expect, test } from "vitest";
import { calendarText } from "./calendar.ts";

const entry = {
  method: "REQUEST",
  uid: "1@site.example",
  sequence: 2,
  stamp: Date.UTC(2026, 0, 5, 9, 30),
  start: Date.UTC(2027, 2, 28, 0, 30),
  end: Date.UTC(2027, 2, 28, 1, 15),
  summary: "Talk; about looms, threads \\ veils",
  location: "",
  description: "First\r\nsecond",
  organizer: { name: 'Veils "&" Co', address: "hello@site.example" },
  attendee: "cara@example.com",
} as const;

test("writes times in UTC and escapes what has a meaning in a calendar", () => {
  const lines = calendarText(entry).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:REQUEST",
      "DTSTART:20270328T003000Z",
      "DTEND:20270328T011500Z",
      "DTSTAMP:20260105T093000Z",
      "SEQUENCE:2",
      "SUMMARY:Talk\\; about looms\\, threads \\\\ veils",
      "DESCRIPTION:First\\nsecond",
      'ORGANIZER;CN="Veils & Co":mailto:hello@site.example',
    ]),
  );
  expect(lines.some((line) => line.startsWith("LOCATION"))).toBe(false);
});

test("folds lines at 75 bytes and splits no character", () => {
  const summary = "🧵é".repeat(60);
  const text = calendarText({ ...entry, summary });
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
});

test("lets no text add a line to the calendar", () => {
  const text = calendarText({ ...entry, summary: "x\nATTENDEE:mailto:eve@example.com\r\nEND:VEVENT" });
  expect(text.split("\r\n").filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
  expect(text.split("\r\n").filter((line) => line === "END:VEVENT")).toHaveLength(1);
});
