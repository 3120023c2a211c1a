import type { ConversationStatus } from "#domain/conversations/schema.ts";

/** Status labels in tables and dialogs. */
export const statusLabels: Record<ConversationStatus, string> = {
  waiting: "Waiting for us",
  active: "With the assistant",
  answered: "Answered",
  closed: "Closed",
};

/** Short status labels, shown next to a count. */
export const shortStatusLabels: Record<ConversationStatus, string> = {
  waiting: "Waiting",
  active: "Assistant",
  answered: "Answered",
  closed: "Closed",
};

/** A visitor's name, or their email address, or 'A visitor'. */
export const visitorName = ({ userName, userEmail }: { userName: string | null; userEmail: string | null }): string =>
  userName ?? userEmail ?? "A visitor";

const attempts = ["injection", "jailbreak", "exfiltration", "abuse"];
const unanswered = ["unknown", "declined", "failed", "handover", ...attempts];

/** Counts of questions by outcome, grouped and labeled for the report. */
export function reportFigures(outcomes: Record<string, number>): { name: string; count: number }[] {
  const sum = (kinds: readonly string[]) => kinds.reduce((total, kind) => total + (outcomes[kind] ?? 0), 0);
  const all = sum(Object.keys(outcomes));
  return [
    { name: "Answered from the site", count: all - sum(unanswered) },
    { name: "No answer found", count: sum(["unknown", "failed"]) },
    { name: "Passed to a person", count: sum(["handover"]) },
    { name: "Declined", count: sum(["declined"]) },
    { name: "Attempts to turn the assistant", count: sum(attempts) },
  ];
}
