import * as z from "zod/mini";
import { pageQuerySchema } from "../page-query.ts";

/** The subject of an email and its audience. */
export const mailKinds = [
  "inquiry-to-team",
  "inquiry-acknowledged",
  "application-to-team",
  "application-acknowledged",
  "conversation-to-team",
  "conversation-answered",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Where a mail of the outbox stands. `dead` was refused for good or tried to the end; an admin may try it again. */
export const mailStates = ["waiting", "sending", "sent", "dead", "cancelled"] as const;
export type MailState = (typeof mailStates)[number];

/** The environment variables that sending needs (specification, section 2). */
export const mailVariables = ["EMAIL_SERVICE", "EMAIL_USER", "EMAIL_PASSWORD", "EMAIL_RECIPIENTS"] as const;
export type MailVariable = (typeof mailVariables)[number];

/** `GET /api/admin/email-config` (specification, sections 3 and 7). */
export const emailConfigSchema = z.object({
  configured: z.boolean(),
  /** The service's name or address; empty when it is missing. */
  service: z.string(),
  user: z.string(),
  recipients: z.array(z.string()),
  missingVariables: z.array(z.enum(mailVariables)),
});
export type EmailConfig = z.infer<typeof emailConfigSchema>;

/** The body of `POST /api/admin/test-email`, which may be left out: then the mail about an inquiry is sent. */
export const testEmailSchema = z.object({
  type: z._default(z.enum(["inquiry", "application"], "Either inquiry or application"), "inquiry"),
});
export type TestEmail = z.infer<typeof testEmailSchema>;

/** What is answered to it (specification, section 3): on failure, the mail server's own words. */
export const testEmailResultSchema = z.object({ success: z.boolean(), message: z.string() });
export type TestEmailResult = z.infer<typeof testEmailResultSchema>;

/** A mail of the outbox as an admin sees it. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  /** The inquiry, application, conversation, or answer in one, that it tells of. */
  aboutId: z.string(),
  /** The recipients: the visitor or the team; empty while no team is configured. */
  to: z.array(z.string()),
  /** Who of them has it already. */
  deliveredTo: z.array(z.string()),
  attempts: z.number(),
  /** The mail server's last answer, or why it is not sent. */
  reason: z.nullable(z.string()),
  /** When it is tried next, while it waits. */
  nextAttemptAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** When it was sent, given up or cancelled. */
  settledAt: z.nullable(z.iso.datetime()),
});
export type Mail = z.infer<typeof mailSchema>;

/** How one attempt to send a mail ended; `interrupted`: the server ended meanwhile. */
export const attemptOutcomes = ["accepted", "failed", "pointless", "interrupted"] as const;

/** A mail with all that is known of it. */
export const mailDetailSchema = z.extend(mailSchema, {
  /** The same at every attempt. */
  messageId: z.string(),
  /** Null when what it tells of has been removed. */
  subject: z.nullable(z.string()),
  /** Every attempt, the newest first. */
  history: z.array(z.object({ outcome: z.enum(attemptOutcomes), answer: z.string(), createdAt: z.iso.datetime() })),
});
export type MailDetail = z.infer<typeof mailDetailSchema>;

const count = z.number();

/** One page of the outbox, newest first, and how many mails stand where. */
export const mailPageSchema = z.object({
  items: z.array(mailSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
  counts: z.object({ waiting: count, sending: count, sent: count, dead: count, cancelled: count }),
});
export type MailPage = z.infer<typeof mailPageSchema>;

/** What the outbox may be asked for: a page of one state, or of all. */
export const mailQuerySchema = z.extend(z.pick(pageQuerySchema, { page: true, pageSize: true }), {
  state: z._default(z.enum(["all", ...mailStates], "No state that a mail can be in"), "all"),
});
