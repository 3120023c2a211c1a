import type { EmailContent, Fact } from "#mail/email-content.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { isPlausibleAddress } from "./address.ts";

/** The stored record that an email is about. */
export interface EmailContext {
  /** The id of the record, which the email names as its reference. */
  id: string;
  /** When the record was created (epoch ms). */
  at: number;
  /** The site's origin, without a trailing slash. */
  origin: string;
}

/** The facts that have a value, in order. */
export const factsOf = (values: [label: string, value: string | null, isOurs?: boolean][]): Fact[] =>
  values.flatMap(([label, value, isOurs = false]) => (value ? [{ label, value, isOurs }] : []));

/** The text with a capital first letter, for values that are stored in lower case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const hostOf = (origin: string) => new URL(origin).host;

/** A time in the office's time zone, such as 'January 5, 2026, at 3:00 PM (Bengaluru time)'. */
export function officeTime(at: number): string {
  const { timeZone, city } = site.office;
  const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  // The time has a narrow no-break space, which not every mail program shows.
  return `${moment.replace("\u202f", " ").replace(" at ", ", at ")} (${city} time)`;
}

interface TeamEmail extends Pick<EmailContent, "preview" | "heading" | "parts"> {
  /** The subject before the colon, and what the visitor entered after it. */
  subject: [prefix: string, text: string | null];
  /** The address that the visitor entered. */
  email: string | null;
}

/** An email to the team. Replies go to the visitor if the address is plausible. */
export function emailToTeam({ subject: [prefix, text], email, ...content }: TeamEmail): EmailContent {
  const replyTo = email && isPlausibleAddress(email) ? email : null;
  return {
    ...content,
    subject: text ? `${prefix}: ${inSubject(text)}` : prefix,
    footer: [
      replyTo
        ? "If you reply to this email, your reply goes to the visitor."
        : "It is not safe to send email to the visitor’s address. Please don’t reply to this email.",
      "Text from visitors is shown exactly as they wrote it. Check web addresses in it before you open them.",
    ],
    replyTo,
  };
}

interface Submission extends Pick<TeamEmail, "subject" | "heading" | "email"> {
  facts: [label: string, value: string | null][];
  /** A paragraph below the facts. */
  note?: string;
  /** The path of the record in the dashboard. */
  path: string;
}

/** The email to the team about a form that a visitor submitted. */
export function submissionToTeam(submission: Submission, { at, origin }: EmailContext): EmailContent {
  const { facts, note, path, ...rest } = submission;
  return emailToTeam({
    ...rest,
    preview: `Received ${officeTime(at)}`,
    parts: [
      { kind: "paragraph", text: `Sent from ${hostOf(origin)} on ${officeTime(at)}.` },
      { kind: "facts", title: "Details", facts: factsOf(facts) },
      ...(note ? [{ kind: "paragraph" as const, text: note }] : []),
      { kind: "link", label: "Open it in the dashboard", href: origin + path },
    ],
  });
}

interface Acknowledgment {
  subject: string;
  heading: string;
  /** What we received, as the object of a sentence. */
  sent: string;
  facts: [label: string, value: string][];
  /** What happens next. */
  steps: string[];
}

/**
 * The email that confirms a submission to the visitor. It repeats nothing that was typed, because the address may belong
 * to another person; its footer says how to have the data deleted.
 */
export function acknowledgment(
  { subject, heading, sent, facts, steps }: Acknowledgment,
  { id, at, origin }: EmailContext,
): EmailContent {
  return {
    subject,
    preview: "It is saved, and a person will read it next.",
    heading,
    parts: [
      {
        kind: "paragraph",
        text: `On ${officeTime(at)}, we received ${sent} from ${hostOf(origin)} with this email address.`,
      },
      { kind: "facts", title: "What we received", facts: factsOf([...facts, ["Reference", id]]) },
      { kind: "steps", title: "What happens next", steps },
    ],
    footer: [
      `To have it deleted sooner, reply to this email or email ${site.email} and include the reference ${id}. We also delete our record of this email.`,
      "If it wasn’t you, another person may have entered your address by mistake. You don’t need to do anything: you are not on any list. If you want what we received deleted, just reply.",
      "This email was sent automatically. A person reads your reply.",
    ],
    replyTo: site.email,
  };
}
