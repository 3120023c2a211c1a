import { type RejectionEmail, rejectionEmailSchema } from "#domain/replies/schema.ts";
import { firstMessages } from "#web/shell/first-messages.ts";
import { type ReplyDraft, sendAtOf } from "../replies/reply-draft.ts";
import { formatDay, formatTime } from "../ui/dates.ts";

/** The email to rejected candidates as it is being written, with placeholders. */
export type RejectionDraft = Omit<ReplyDraft, "isRejection">;

/** What is suggested until a template is chosen. It ends with the author's name unless a signature follows. */
export const suggestedDraft = (signature: string): RejectionDraft => ({
  subject: "Your application: {{position}}",
  text: [
    "Hello {{first name}},",
    "Thank you for your application and for the time you put into it. We have decided to go ahead with other candidates for this position.",
    "We wish you all the best.",
    ...(signature ? [] : ["{{my name}}"]),
  ].join("\n\n"),
  when: "day",
  time: "",
});

/** The draft as the API takes it, or what is wrong with its fields. */
export function checkDraft(
  draft: RejectionDraft,
  now: number,
): { email: RejectionEmail } | { errors: Record<string, string> } {
  const sendAt = sendAtOf({ ...draft, isRejection: true }, now);
  const checked = rejectionEmailSchema.safeParse(draft);
  const errors = firstMessages(checked.error?.issues);
  if (sendAt === "") errors.sendAt = "Choose a day and a time";
  if (!checked.success || sendAt === "") return { errors };
  const { subject, text } = checked.data;
  // After 24 hours by the server's clock.
  return { email: { subject, text, ...(draft.when !== "day" && { sendAt }) } };
}

/** When an email is sent, such as 'Nov 24, 2026, 10:12 AM'. */
export const sendingTimeText = (at: string): string => `${formatDay(at)}, ${formatTime(at)}`;
