import { expect, test } from "vitest";
import type { TimelineEvent } from "#domain/people/schema.ts";
import { byDay, countOf, describeEvent } from "./event-labels.ts";

const event = (more: Partial<TimelineEvent>): TimelineEvent => ({
  kind: "inquiry",
  id: "1",
  at: "2026-01-05T10:00:00.000Z",
  text: "",
  detail: null,
  status: null,
  count: null,
  ...more,
});

test("says what happened in one line", () => {
  const line = (more: Partial<TimelineEvent>) => {
    const { written, words } = describeEvent(event(more));
    return [written, ...words].filter(Boolean).join(" | ");
  };
  expect(line({ text: "Hello", detail: "Clinic" })).toBe("Clinic · Hello");
  expect(line({ text: "Hello", replies: 1, notes: 2 })).toBe("Hello | 1 reply | 2 notes");
  expect(line({ kind: "application", text: "Weaver", detail: "me.pdf" })).toBe("me.pdf · Weaver");
  expect(line({ kind: "conversation", status: "waiting", count: 1 })).toBe("1 message | Needs a reply");
  expect(line({ kind: "email", text: "inquiry-acknowledged", status: "failing" })).toBe("Inquiry received | Failing");
  expect(line({ kind: "account", text: "vera", status: "user" })).toBe("vera | registered");
  expect(describeEvent(event({ kind: "email", text: "a kind of a newer server", status: "dead" })).isUrgent).toBe(true);
});

test("groups events by day and marks counts that stop", () => {
  const days = byDay([{ at: "2026-01-05T10" }, { at: "2026-01-05T09" }, { at: "2026-01-04T23" }], (at) =>
    at.slice(0, 10),
  );
  expect(days.map(([day, events]) => [day, events.length])).toEqual([
    ["2026-01-05", 2],
    ["2026-01-04", 1],
  ]);
  expect([countOf(3, 1000), countOf(1000, 1000)]).toEqual(["3", "1,000+"]);
});
