import type { ConversationStatus } from "#domain/conversations/schema.ts";

/** Where a conversation stands, as the team reads it. */
export const statusWords: Record<ConversationStatus, string> = {
  waiting: "Waiting for us",
  active: "With the assistant",
  answered: "Answered",
  closed: "Closed",
};

/** The same beside a count. */
export const shortWords: Record<ConversationStatus, string> = {
  waiting: "Waiting",
  active: "Assistant",
  answered: "Answered",
  closed: "Closed",
};

/** Who a visitor is: the name, else the address, else nobody in particular. */
export const visitorWords = ({ userName, userEmail }: { userName: string | null; userEmail: string | null }): string =>
  userName ?? userEmail ?? "A visitor";

const attempts = ["injection", "jailbreak", "exfiltration", "abuse"];
const unanswered = ["unknown", "declined", "failed", "handover", ...attempts];

/** What became of what was asked, in figures with their names. */
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
