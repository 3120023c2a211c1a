import type { Generated } from "kysely";

/** The state of the team's work on a record. */
export interface WorkColumns {
  assigneeId: Generated<string | null>;
  /** Until then the record does not count as waiting. */
  snoozedUntil: Generated<number | null>;
  /** The record of the same kind that this one repeats. */
  duplicateOf: Generated<string | null>;
  /** From 1; increases with every change of the work on it. */
  version: Generated<number>;
}

/** `open` once a member of the team has taken the record up. */
export type WorkStatus = "new" | "open" | "done" | "spam";

/** The same of a record that has no status of its own. */
export interface StatusColumns extends WorkColumns {
  workStatus: Generated<WorkStatus>;
}

/** Notes of the team. One of the three ids names the record. */
export interface NotesTable {
  id: string;
  inquiryId: Generated<string | null>;
  jobApplicationId: Generated<string | null>;
  conversationId: Generated<string | null>;
  /** Null once the account is removed. */
  authorId: string | null;
  /** Mentions are written `<@id>`, with the id of the user. */
  content: string;
  createdAt: number;
}

/** Who has a record open in the dashboard. A row counts for half a minute. */
export interface PresencesTable {
  kind: "inquiry" | "application" | "conversation";
  recordId: string;
  userId: string;
  doing: "viewing" | "writing";
  seenAt: number;
}
