import * as z from "zod/mini";
import { line, paragraph } from "../kernel/text.ts";
import { withKnownPlaceholders, withoutPlaceholders } from "../reply-templates/schema.ts";

/** The kinds of records whose person gets replies by email. A conversation is answered in the chat. */
export const replyKinds = ["inquiry", "application"] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** How long every reply can be undone before it is sent (ms). */
export const UNDO_MS = 30_000;
/** How long the rejection of an application waits unless its author chooses another time (ms). */
export const REJECTION_DELAY_MS = 24 * 3_600_000;
/** How far ahead a reply can be scheduled, in days. */
export const MAX_DAYS_AHEAD = 90;

/** The most characters of a reply. */
export const MAX_REPLY_LENGTH = 10_000;

const subject = () => line(120, "Write a subject").check(withoutPlaceholders);
const text = () => paragraph(MAX_REPLY_LENGTH, "Write a reply").check(withoutPlaceholders);
const moment = () => z.iso.datetime({ offset: true, error: "Must be a time such as 2026-01-31T09:00:00Z" });

/**
 * The body of a new reply. Without `sendAt` it is sent after the time to undo it, a rejection after 24 hours; null sends a
 * rejection without that delay.
 */
export const newReplySchema = z.object({
  subject: subject(),
  text: text(),
  isRejection: z._default(z.boolean("Must be true or false"), false),
  sendAt: z.optional(z.nullable(moment())),
});

/** The body that changes a waiting reply. A new time or text can be undone again. */
export const replyChangeSchema = z
  .strictObject({
    subject: z.optional(subject()),
    text: z.optional(text()),
    sendAt: z.optional(z.nullable(moment())),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, "Contains nothing to change"));

/** How many candidates one request may tell that they are rejected. */
export const MAX_REJECTION_EMAILS = 1000;

/**
 * The email to candidates who are moved to Rejected: the placeholders of templates are filled in for each of them. Without
 * `sendAt` it is sent after 24 hours; null sends it without that delay.
 */
export const rejectionEmailSchema = z.object({
  subject: withKnownPlaceholders("application", line(120, "Write a subject")),
  text: withKnownPlaceholders("application", paragraph(MAX_REPLY_LENGTH, "Write a reply")),
  sendAt: z.optional(z.nullable(moment())),
});
export type RejectionEmail = z.infer<typeof rejectionEmailSchema>;

/** What became of the email to a candidate. */
export const rejectionOutcomeSchema = z.object({
  /** `told`: this rejection has an email already; `unreachable`: it is not safe to send email to the address. */
  outcome: z.enum(["planned", "told", "unreachable"]),
  /** When a planned one is sent. */
  sendAt: z.optional(z.iso.datetime()),
});
export type RejectionOutcome = z.infer<typeof rejectionOutcomeSchema>;

/** The fields of the composer. */
export const composerSchema = z.object({ subject: subject(), text: text() });

/** The body of a preview: the same fields, in which placeholders may be left. */
export const previewSchema = z.object({ subject: line(120), text: paragraph(10_000) });

export const answerChannels = ["email", "phone", "other"] as const;

/** The body that logs an answer which came elsewhere. `at` is when it came. */
export const loggedAnswerSchema = z.object({
  channel: z.enum(answerChannels, "Must be email, phone or other"),
  text: paragraph(10_000, "Write what the answer was"),
  at: moment(),
});

/** The body of `PUT /api/admin/signature`. An empty text removes the signature. */
export const signatureSchema = z.object({ signature: paragraph(500) });

/** The states of a reply, from the outbox. */
export const replyStates = ["waiting", "sending", "sent", "failed", "canceled"] as const;

/** A reply, or a logged answer, as a user may see it. */
export const replySchema = z.object({
  id: z.string(),
  /** `out`: a reply of the team; `in`: an answer that came elsewhere and was logged. */
  direction: z.enum(["out", "in"]),
  channel: z.enum(answerChannels),
  /** Who wrote or logged it; null once that account was deleted. */
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  subject: z.string(),
  text: z.string(),
  signature: z.string(),
  isRejection: z.boolean(),
  /** When a reply is or was to be sent, or when an answer came. */
  happensAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Null for a logged answer. */
  state: z.nullable(z.enum(replyStates)),
  /** The time of the next attempt, while it waits. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
  /** When it was sent, canceled, or given up. */
  settledAt: z.nullable(z.iso.datetime()),
  /** When the last attempt failed; null when it did not. */
  failedAt: z.nullable(z.iso.datetime()),
  /** The mail server's last response, or why it was not sent. */
  reason: z.nullable(z.string()),
});
export type Reply = z.infer<typeof replySchema>;

/** The correspondence of a record, oldest first, and what the composer needs to know. */
export const correspondenceSchema = z.object({
  items: z.array(replySchema),
  /** Until when the record is revealed; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Whether email is set up. Until it is, replies wait in the outbox. */
  isEmailConfigured: z.boolean(),
  /** Whether an email can be sent to the record's address. */
  isReachable: z.boolean(),
  /** The user's own signature. */
  signature: z.string(),
  /** The server's time, by which replies are sent. */
  now: z.iso.datetime(),
});
export type Correspondence = z.infer<typeof correspondenceSchema>;
