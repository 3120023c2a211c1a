import type { workFields, workStatuses } from "#domain/work/schema.ts";

export const statusNames: Record<(typeof workStatuses)[number], string> = {
  new: "New",
  open: "Open",
  done: "Done",
  spam: "Spam",
};

/** What a colleague changed, in a sentence. */
export const fieldNames: Record<(typeof workFields)[number], string> = {
  status: "status",
  assignee: "assignee",
  snooze: "snooze",
  duplicate: "duplicate mark",
};
