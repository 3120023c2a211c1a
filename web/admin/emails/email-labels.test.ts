import { expect, test } from "vitest";
import type { OutboxEmail } from "#domain/emails/schema.ts";
import { isInProgress, retryLabel, statusNote } from "./email-labels.ts";

const now = Date.parse("2026-03-01T12:00:00Z");
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const email: OutboxEmail = {
  id: "1",
  kind: "inquiry-to-team",
  state: "waiting",
  aboutId: "2",
  to: [],
  deliveredTo: [],
  attempts: 0,
  reason: null,
  failedAt: null,
  nextAttemptAt: at(0),
  createdAt: at(-1),
  settledAt: null,
};

test("formats the next attempt in minutes, then hours, and as 'now' when due", () => {
  expect([-5, 0.2, 1, 30, 89, 120, 720].map((minutes) => retryLabel(at(minutes), now))).toEqual([
    "now",
    "now",
    "in 1 min",
    "in 30 min",
    "in 89 min",
    "in 2 h",
    "in 12 h",
  ]);
});

test("describes the next attempt, and in plain words why the last one failed", () => {
  expect(statusNote(email, now)).toBe("Not sent yet");
  const failing = { ...email, attempts: 1, failedAt: at(-1), reason: "450 busy" };
  expect(statusNote({ ...failing, nextAttemptAt: at(5) }, now)).toBe(
    "Next try in 5 min. The mail server is busy or not available right now.",
  );
  expect(statusNote({ ...failing, state: "dead", nextAttemptAt: null, reason: "550 no such user" }, now)).toBe(
    "The recipient’s mailbox does not exist.",
  );
  expect(statusNote({ ...email, state: "sending" }, now)).toBe("");
  expect(statusNote({ ...email, state: "sent", reason: "250 ok" }, now)).toBe("250 ok");
});

test("only an email that is due or being sent is in progress", () => {
  expect(isInProgress(email, now)).toBe(true);
  expect(isInProgress({ ...email, state: "sending", nextAttemptAt: null }, now)).toBe(true);
  expect(isInProgress({ ...email, nextAttemptAt: at(1) }, now)).toBe(false);
  expect(isInProgress({ ...email, state: "sent", nextAttemptAt: null }, now)).toBe(false);
});
