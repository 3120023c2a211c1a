import { expect, test } from "vitest";
import type { Mail } from "#domain/mails/schema.ts";
import { isMoving, noteWords, untilWords } from "./mail-words.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const mail: Mail = {
  id: "1",
  kind: "inquiry-to-team",
  state: "waiting",
  aboutId: "2",
  to: [],
  deliveredTo: [],
  attempts: 0,
  reason: null,
  nextAttemptAt: at(0),
  createdAt: at(-1),
  settledAt: null,
};

test("the next try is said in minutes, then in hours, and 'now' when it is due", () => {
  expect([-5, 0.2, 1, 30, 89, 120, 720].map((minutes) => untilWords(at(minutes), now))).toEqual([
    "now",
    "now",
    "in 1 min",
    "in 30 min",
    "in 89 min",
    "in 2 h",
    "in 12 h",
  ]);
});

test("beside a state stands what is to be known of it", () => {
  expect(noteWords(mail, now)).toBe("Not tried yet");
  expect(noteWords({ ...mail, attempts: 1, nextAttemptAt: at(5), reason: "450 busy" }, now)).toBe(
    "Next try in 5 min: 450 busy",
  );
  expect(noteWords({ ...mail, state: "dead", reason: "550 no" }, now)).toBe("550 no");
  expect(noteWords({ ...mail, state: "sending" }, now)).toBe("");
});

test("a mail that is due or being sent is moving, one that waits for its time is not", () => {
  expect(isMoving(mail, now)).toBe(true);
  expect(isMoving({ ...mail, state: "sending", nextAttemptAt: null }, now)).toBe(true);
  expect(isMoving({ ...mail, nextAttemptAt: at(1) }, now)).toBe(false);
  expect(isMoving({ ...mail, state: "sent", nextAttemptAt: null }, now)).toBe(false);
});
