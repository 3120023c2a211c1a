import { type RejectionEmail, rejectionEmailSchema } from "#domain/replies/schema.ts";
import { RequestError } from "#web/shell/request.ts";
import { formatDay, formatTime } from "../dates.ts";
import { type ReplyDraft, sendAtOf } from "../replies/reply-draft.ts";

/** The email to rejected candidates as it is being written, with placeholders. */
export type RejectionDraft = Omit<ReplyDraft, "isRejection">;

/** What is suggested until a template is chosen. */
export const suggestedDraft: RejectionDraft = {
  subject: "Your application: {{position}}",
  text: [
    "Hello {{first name}},",
    "Thank you for your application and for the time you put into it. We have decided to go ahead with other candidates for this position.",
    "We wish you all the best.",
    "{{my name}}",
  ].join("\n\n"),
  when: "day",
  time: "",
};

/** The draft as the API takes it, or what is wrong with its fields. */
export function checkDraft(
  draft: RejectionDraft,
  now: number,
): { email: RejectionEmail } | { errors: Record<string, string> } {
  const sendAt = sendAtOf({ ...draft, isRejection: true }, now);
  const checked = rejectionEmailSchema.safeParse(draft);
  const issues = checked.error?.issues ?? [];
  const errors = Object.fromEntries(issues.map(({ path: [field], message }) => [String(field), message]));
  if (sendAt === "") errors.sendAt = "Choose a day and a time";
  if (!checked.success || sendAt === "") return { errors };
  const { subject, text } = checked.data;
  // After 24 hours by the server's clock.
  return { email: { subject, text, ...(draft.when !== "day" && { sendAt }) } };
}

/** When an email is sent, such as 'Nov 24, 2026, 10:12 AM'. */
export const sendingTimeText = (at: string): string => `${formatDay(at)}, ${formatTime(at)}`;

/** Why a request was refused, for people: the first message about a field, else the server's explanation. */
export function refusalText(error: unknown): string {
  const [first] = error instanceof RequestError ? Object.values(error.errors).flat() : [];
  return first ?? (error as Error).message;
}
