import type { Generated } from "kysely";

/** Interviews with applicants. A canceled one stays until its application is removed. */
export interface InterviewsTable {
  id: string;
  jobApplicationId: string;
  title: string;
  startsAt: number;
  durationMinutes: number;
  /** The IANA name of the zone in which it was planned. */
  timeZone: string;
  candidateTimeZone: string;
  /** An address or a link; empty when none is given. */
  place: string;
  /** 1 when the candidate gets the invitation by email. */
  invitesCandidate: number;
  /** Increases with every change; the sequence number of its calendar entry is one less. */
  version: number;
  /** JSON: the last changes, oldest first: the version that each made, who made it, what it changed and when. */
  edits: Generated<string>;
  createdBy: string | null;
  createdAt: number;
  changedAt: number;
  canceledAt: number | null;
}

/** Who of the team takes part in an interview. */
export interface InterviewersTable {
  interviewId: string;
  userId: string;
}

/** What a member of the team thinks of an applicant. */
export interface ScorecardsTable {
  id: string;
  jobApplicationId: string;
  /** Null when the account was removed. */
  authorId: string | null;
  /** JSON: a score of 1 to 4 by criterion. */
  scores: string;
  recommendation: "strong-no" | "no" | "yes" | "strong-yes";
  note: string;
  /** Increases with every change. */
  version: number;
  /** JSON, as of interviews. */
  edits: Generated<string>;
  createdAt: number;
  /** JSON: the times of the last changes, oldest first. */
  changes: string;
}
