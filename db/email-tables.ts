import type { Generated } from "kysely";

/** The outbox. A row holds no content: it is composed from the subject of the email at each attempt. */
export interface EmailsTable {
  id: string;
  /** One of `emailKinds` (`domain/emails/schema.ts`), or a kind of a later release. */
  kind: string;
  /** The inquiry, application, conversation, answer, reply, link, user, invitation or interview that the email is about. */
  aboutId: string;
  /** The address of the visitor or user; null stands for the team recipients at the time of sending. */
  recipient: string | null;
  /** The colleague who gets an email about an interview, or the user of a link; else null. */
  recipientId: Generated<string | null>;
  /** The same at every attempt, so that a duplicate delivery can be recognized. */
  messageId: string;
  state: "waiting" | "sending" | "sent" | "dead" | "cancelled";
  /** Failed attempts since it was queued or last retried by an admin. */
  attempts: Generated<number>;
  /** When it is tried next, or, while it is being sent, when the lease of the sender expires; else null. */
  dueAt: number | null;
  /** The id of the claim while it is being sent. */
  claim: string | null;
  /** JSON: the addresses that have been accepted so far. */
  deliveredTo: Generated<string>;
  /** The last response of the mail server, or why sending was given up. */
  reason: string | null;
  /** When its last attempt failed; null when it did not, and once the email is sent or canceled. */
  failedAt: Generated<number | null>;
  createdAt: number;
  settledAt: number | null;
}

/** Each attempt to send an email, with the response of the mail server. */
export interface EmailAttemptsTable {
  id: string;
  mailId: string;
  outcome: "accepted" | "failed" | "pointless" | "interrupted";
  answer: string;
  createdAt: number;
}

/** When a mailbox last got an email of a kind that strangers can cause. */
export interface AcknowledgedAddressesTable {
  /** SHA-256 of the mailbox, and of the kind unless it is an acknowledgment. */
  addressHash: string;
  lastAt: number;
  /** When the day began in which `count` emails were queued. */
  dayBeganAt: Generated<number>;
  count: Generated<number>;
}
