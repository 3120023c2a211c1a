import * as z from "zod/mini";
import { line } from "../kernel/text.ts";
import { pageInBody, pageQuerySchema, pageSchema } from "../lists/page-query.ts";

/** The subject of an email and its audience. */
export const emailKinds = [
  "inquiry-to-team",
  "inquiry-acknowledged",
  "application-to-team",
  "application-acknowledged",
  "conversation-to-team",
  "conversation-answered",
  "reply",
  "note-mention",
  "email-change",
  "email-change-requested",
  "email-changed",
  "password-changed",
  "password-reset",
  "factor-added",
  "factor-removed",
  "factors-reset",
  "passkey-added",
  "passkey-removed",
  "new-device",
  "password-used",
  "invitation",
  "interview-to-interviewer",
  "interview-to-candidate",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * Whether this release knows a kind of email. During an upgrade, a later release can have queued others in the same database:
 * they are shown and left to it.
 */
export const isKnownKind = (kind: string): kind is EmailKind => (emailKinds as readonly string[]).includes(kind);

/** The state of an email in the outbox. `dead`: permanently refused, or all attempts failed; an admin may retry it. */
export const emailStates = ["waiting", "sending", "sent", "dead", "cancelled"] as const;
export type EmailState = (typeof emailStates)[number];

/** The environment variables that sending needs (specification, section 2). */
export const emailVariables = ["EMAIL_SERVICE", "EMAIL_USER", "EMAIL_PASSWORD", "EMAIL_RECIPIENTS"] as const;
export type EmailVariable = (typeof emailVariables)[number];

/** `GET /api/admin/email-config` (specification, sections 3 and 7). */
export const emailConfigSchema = z.object({
  configured: z.boolean(),
  /** The service's name or address; empty when it is missing. */
  service: z.string(),
  user: z.string(),
  recipients: z.array(z.string()),
  missingVariables: z.array(z.enum(emailVariables)),
});
export type EmailConfig = z.infer<typeof emailConfigSchema>;

/** The body of `POST /api/admin/test-email`; without one, the inquiry email is sent. */
export const testEmailSchema = z.object({
  type: z._default(z.enum(["inquiry", "application"], "Must be inquiry or application"), "inquiry"),
});
export type TestEmail = z.infer<typeof testEmailSchema>;

/** The response (specification, section 3). On failure, `message` is the mail server's response. */
export const testEmailResultSchema = z.object({ success: z.boolean(), message: z.string() });
export type TestEmailResult = z.infer<typeof testEmailResultSchema>;

/** An email of the outbox, for the dashboard. */
export const outboxEmailSchema = z.object({
  id: z.string(),
  /** One of `emailKinds`, or a kind of a later release, which this one does not send. */
  kind: z.string(),
  state: z.enum(emailStates),
  /** The id of the inquiry, application, conversation, chat message or reply that it is about. */
  aboutId: z.string(),
  /** The recipients: the visitor or the team; empty while no team is configured. */
  to: z.array(z.string()),
  /** The recipients that have accepted it. */
  deliveredTo: z.array(z.string()),
  attempts: z.number(),
  /** The mail server's last response, or why it was not sent. */
  reason: z.nullable(z.string()),
  /** When its last attempt failed; null when it did not, and once the email is sent or canceled. */
  failedAt: z.nullable(z.iso.datetime()),
  /** The time of the next attempt, while it waits; null for a kind that this release does not know. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** When it was sent, canceled, or given up. */
  settledAt: z.nullable(z.iso.datetime()),
});
export type OutboxEmail = z.infer<typeof outboxEmailSchema>;

/** How an attempt to send an email ended. `pointless`: it was no longer needed; `interrupted`: the server stopped during it. */
export const attemptOutcomes = ["accepted", "failed", "pointless", "interrupted"] as const;

/** An email of the outbox with its attempts. */
export const emailDetailSchema = z.extend(outboxEmailSchema, {
  /** The same at every attempt. */
  messageId: z.string(),
  /** Null when the record that it is about has been removed, and for a kind that this release does not know. */
  subject: z.nullable(z.string()),
  /** The last 100 attempts, newest first. */
  history: z.array(z.object({ outcome: z.enum(attemptOutcomes), answer: z.string(), createdAt: z.iso.datetime() })),
});
export type EmailDetail = z.infer<typeof emailDetailSchema>;

const count = z.number();

/**
 * One page of the outbox, newest first, and the number of emails in each state; `failing` are those of any state whose last
 * attempt failed. With a kind or a search, the numbers are those of the matching emails.
 */
export const emailPageSchema = z.extend(pageSchema(outboxEmailSchema), {
  counts: z.object({ waiting: count, sending: count, sent: count, dead: count, cancelled: count, failing: count }),
});
export type EmailPage = z.infer<typeof emailPageSchema>;

/** The query of the outbox: a page of one state or of all, of one kind or of all. */
const filters = {
  state: z._default(z.enum(["all", "failing", ...emailStates], "Must be a state of an email"), "all"),
  kind: z.optional(z.enum(emailKinds, "Must be a kind of email")),
};
export const emailQuerySchema = z.extend(pageQuerySchema, filters);

/**
 * The body of a search in the outbox: the query, and a part of a recipient's address, or the id of a record or a text that
 * contains it, such as a link.
 */
export const emailSearchSchema = z.extend(emailQuerySchema, {
  ...pageInBody,
  q: line(200, "Enter what to search for"),
});
export type EmailSearch = z.infer<typeof emailSearchSchema>;

/** The body of a request for all emails of a list. */
export const emailSelectionSchema = z.object({ ...filters, q: z._default(line(200), "") });
export type EmailSelection = z.infer<typeof emailSelectionSchema>;

/** The emails whose last delivery attempt failed. */
export const failingEmailsSchema = z.object({
  /** Waiting for a retry, or given up. */
  count,
  /** How many of them are being retried now. */
  retrying: count,
  /** The last delivery, when it failed: its time, and the mail server's response. */
  last: z.nullable(z.object({ at: z.iso.datetime(), answer: z.string() })),
});
export type FailingEmails = z.infer<typeof failingEmailsSchema>;

/** The response to a retry of all failing emails: how many are retried. */
export const retriedEmailsSchema = z.object({ retrying: count });
export type RetriedEmails = z.infer<typeof retriedEmailsSchema>;
