import { type EmailDetail, type EmailKind, isKnownKind, type OutboxEmail } from "#domain/emails/schema.ts";
import { failureReason } from "./failure-reasons.ts";

/** What each email is about. */
export const kindLabels: Record<EmailKind, string> = {
  "inquiry-to-team": "New inquiry",
  "inquiry-acknowledged": "Inquiry received",
  "application-to-team": "New application",
  "application-acknowledged": "Application received",
  "conversation-to-team": "Chat handed to the team",
  "conversation-answered": "Chat reply",
  reply: "Reply",
  "email-change": "New email to confirm",
  "email-change-requested": "Change of email requested",
  "email-changed": "Email changed",
  "password-changed": "Password changed",
  "password-reset": "Password reset",
  "factor-added": "Authenticator app added",
  "factor-removed": "Authenticator app removed",
  "factors-reset": "Second factor removed by an admin",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "new-device": "Login on a new device",
  "password-used": "Password used without second factor",
  invitation: "Team invitation",
  "note-mention": "Mention in a note",
  "interview-to-interviewer": "Interview, to an interviewer",
  "interview-to-candidate": "Interview, to the candidate",
};

/** What an email is about, also if a later release has queued it. */
export const kindLabel = (kind: string): string => (isKnownKind(kind) ? kindLabels[kind] : kind);

export const stateLabels: Record<OutboxEmail["state"], string> = {
  waiting: "Waiting",
  sending: "Sending",
  sent: "Sent",
  dead: "Failed",
  cancelled: "Canceled",
};

/** The outbox's filters. */
export const filterLabels = { ...stateLabels, failing: "Failing" };

/** Labels for the time at which an email reached its final state. */
export const settledLabels: Record<OutboxEmail["state"], string> = {
  ...stateLabels,
  dead: "Gave up",
};

export const outcomeLabels: Record<EmailDetail["history"][number]["outcome"], string> = {
  accepted: "Accepted",
  failed: "Failed",
  pointless: "Not sent",
  interrupted: "Interrupted",
};

/** The recipients of an email, as text. */
export function recipientLabel({ to }: Pick<OutboxEmail, "to">): string {
  return to.join(", ") || "Your team (no recipients set)";
}

/** Names an email for screen readers and messages. */
export const emailName = (email: Pick<OutboxEmail, "kind" | "to">): string =>
  `${kindLabel(email.kind)}, to ${recipientLabel(email)}`;

/** The time until the next attempt, relative to `now` (epoch ms): 'now', 'in 5 min', 'in 12 h'. */
export function retryLabel(nextAttemptAt: string, now: number): string {
  const minutes = Math.round((Date.parse(nextAttemptAt) - now) / 60_000);
  if (minutes < 1) return "now";
  return minutes < 90 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
}

/** Whether the last attempt failed: the email waits for a retry, is being retried, or was given up. */
export const isFailing = ({ failedAt }: Pick<OutboxEmail, "failedAt">) => failedAt !== null;

/** A note for the state column: the next attempt, and why the last one failed or the email was not sent. */
export function statusNote(email: OutboxEmail, now: number): string {
  const { state, nextAttemptAt, reason } = email;
  if (!isKnownKind(email.kind) && state === "waiting")
    return "Waits for a later release of this server, which queued it";
  if (!isFailing(email)) return state === "waiting" ? "Not sent yet" : (reason ?? "");
  const { what } = failureReason(reason ?? "");
  return state === "waiting" && nextAttemptAt ? `Next try ${retryLabel(nextAttemptAt, now)}. ${what}` : what;
}

/** Whether an email can be retried: not one that waits for its first attempt, which has a time of its own. */
export const canBeTried = ({ state, kind, failedAt }: OutboxEmail) =>
  (state === "waiting" && failedAt !== null) || state === "dead" || (state === "cancelled" && kind !== "reply");
export const canBeCanceled = ({ state }: OutboxEmail) => state === "waiting" || state === "dead";

/** Whether the worker is sending this email or is about to. */
export const isInProgress = ({ state, nextAttemptAt }: OutboxEmail, now: number) =>
  state === "sending" || (state === "waiting" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now);
