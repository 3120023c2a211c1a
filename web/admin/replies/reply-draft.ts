import type { Reply } from "#domain/replies/schema.ts";
import { fillPlaceholders, type ReplyTemplate } from "#domain/reply-templates/schema.ts";

/** A reply that is being written. `when`: as soon as possible, in 24 hours, or at `time`, in the user's time zone. */
export interface ReplyDraft {
  subject: string;
  text: string;
  isRejection: boolean;
  when: "soon" | "day" | "time";
  /** The value of a `datetime-local` field. */
  time: string;
}

export const emptyDraft: ReplyDraft = { subject: "", text: "", isRejection: false, when: "soon", time: "" };

/** The key of the draft of a new reply to a record. */
export const draftKey = (recordId: string) => `reply ${recordId}`;

/** What the composer shows for a waiting reply. */
export const draftOf = ({ subject, text, isRejection, happensAt }: Reply): ReplyDraft => ({
  subject,
  text,
  isRejection,
  when: "time",
  time: localTime(Date.parse(happensAt)),
});

/** A draft with a template, whose placeholders are filled in. What was typed stays, above it. */
export function withTemplate(
  { text }: ReplyDraft,
  template: Pick<ReplyTemplate, "subject" | "text">,
  values: Readonly<Record<string, string | null>>,
): Pick<ReplyDraft, "subject" | "text"> {
  const filled = fillPlaceholders(template.text, values);
  return {
    subject: fillPlaceholders(template.subject, values),
    text: text.trim() ? `${text.trimEnd()}\n\n${filled}` : filled,
  };
}

/** A time as the value of a `datetime-local` field, in the user's time zone. */
export function localTime(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** When a draft is to be sent, for the API: null for as soon as possible. */
export function sendAtOf({ when, time }: ReplyDraft, now: number): string | null {
  if (when === "soon") return null;
  if (when === "day") return new Date(now + 24 * 3_600_000).toISOString();
  return time ? new Date(time).toISOString() : "";
}
