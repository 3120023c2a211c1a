import type { Colleague, Work, workStatuses } from "#domain/work/schema.ts";
import type { Change, Target } from "./use-work.ts";
import { statusNames } from "./work-labels.ts";

type Status = (typeof workStatuses)[number];

/** Whether nothing is left to do on a record. */
export const isFinished = ({ status }: Pick<Work, "status">) => ["done", "spam", "closed"].includes(status);

/** Gives an inquiry or application another status. */
export const statusChange = (to: Status): Change => ({
  send: { status: to },
  show: { status: to },
  said: `Marked as ${statusNames[to].toLowerCase()}`,
});

/** Finishes a record or opens it again; null for a closed conversation, which its visitor opens again. */
export function finishChange(kind: Target["kind"], work: Work): Change | null {
  if (kind !== "conversation") return statusChange(isFinished(work) ? "open" : "done");
  if (isFinished(work)) return null;
  return { send: { status: "closed" }, show: { status: "closed" }, said: "Conversation closed" };
}

/** Assigns a record to a colleague, or to no one. */
export const assigneeChange = (to: Colleague | null, userId: string | undefined): Change => ({
  send: { assigneeId: to?.id ?? null },
  show: { assignee: to && { ...to, hasAccess: true } },
  said: to ? `Assigned to ${to.id === userId ? "you" : to.name}` : "No longer assigned",
});

/** Sets a record aside until a time, or takes it back. */
export function snoozeChange(until: Date | null): Change {
  const snoozedUntil = until?.toISOString() ?? null;
  return { send: { snoozedUntil }, show: { snoozedUntil }, said: until ? "Snoozed" : "No longer snoozed" };
}
