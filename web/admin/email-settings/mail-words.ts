import type { Mail, MailDetail } from "#domain/mails/schema.ts";

/** What a mail is, in a few words. */
export const kindWords: Record<Mail["kind"], string> = {
  "inquiry-to-team": "New inquiry",
  "inquiry-acknowledged": "Inquiry received",
  "application-to-team": "New application",
  "application-acknowledged": "Application received",
  "conversation-to-team": "Person asked for",
  "conversation-answered": "Answer from the chat",
};

export const stateWords: Record<Mail["state"], string> = {
  waiting: "Waiting",
  sending: "Sending",
  sent: "Sent",
  dead: "Dead",
  cancelled: "Cancelled",
};

/** What the moment is called at which a mail came to its end. */
export const settledWords: Record<Mail["state"], string> = {
  ...stateWords,
  dead: "Given up",
};

export const outcomeWords: Record<MailDetail["history"][number]["outcome"], string> = {
  accepted: "Accepted",
  failed: "Failed",
  pointless: "Not sent",
  interrupted: "Interrupted",
};

/** To whom a mail goes, or would. */
export function recipientWords({ to }: Pick<Mail, "to">): string {
  return to.join(", ") || "The team, once there are recipients";
}

/** When a mail is tried next, seen from `now`: 'now', 'in 5 min', 'in 12 h'. */
export function untilWords(nextAttemptAt: string, now: number): string {
  const minutes = Math.round((Date.parse(nextAttemptAt) - now) / 60_000);
  if (minutes < 1) return "now";
  return minutes < 90 ? `in ${minutes} min` : `in ${Math.round(minutes / 60)} h`;
}

/** What stands beside a mail's state: when it is tried next, or what came of it. */
export function noteWords({ state, nextAttemptAt, reason, attempts }: Mail, now: number): string {
  if (state === "waiting" && attempts === 0) return "Not tried yet";
  if (state === "waiting" && nextAttemptAt) return `Next try ${untilWords(nextAttemptAt, now)}: ${reason ?? ""}`;
  return reason ?? "";
}

export const canBeTried = ({ state }: Mail) => state === "waiting" || state === "dead" || state === "cancelled";
export const canBeCancelled = ({ state }: Mail) => state === "waiting" || state === "dead";

/** Whether something is about to happen to a mail without anybody doing anything. */
export const isMoving = ({ state, nextAttemptAt }: Mail, now: number) =>
  state === "sending" || (state === "waiting" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now);
