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
export const factsOf = (values: [label: string, value: string | null][]): Fact[] =>
  values.flatMap(([label, value]) => (value ? [{ label, value }] : []));

export const hostOf = (origin: string) => new URL(origin).host;

/** A moment in the office's time zone. */
export function officeTime(at: number): string {
  const { timeZone, city } = site.office;
  const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  return `${moment} (${city} time)`;
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
        ? "Your reply to this email goes to the person who wrote."
        : "The address they gave is not safe to send email to: do not reply to this email.",
      "What visitors write is shown as plain text. Its links are disabled on purpose.",
    ],
    replyTo,
  };
}

interface Submission extends Pick<TeamEmail, "subject" | "heading" | "email"> {
  facts: [label: string, value: string | null][];
  /** A paragraph below the facts. */
  note?: string;
  /** The query of the dashboard's link. */
  query: string;
}

/** The email to the team about a form that a visitor submitted. */
export function submissionToTeam(submission: Submission, { at, origin }: EmailContext): EmailContent {
  const { facts, note, query, ...rest } = submission;
  return emailToTeam({
    ...rest,
    preview: `Received ${officeTime(at)}`,
    parts: [
      { kind: "paragraph", text: `It came from ${hostOf(origin)} on ${officeTime(at)}.` },
      { kind: "facts", title: "What they wrote", facts: factsOf(facts) },
      ...(note ? [{ kind: "paragraph" as const, text: note }] : []),
      { kind: "link", label: "Open it in the dashboard", href: `${origin}/admin?${query}` },
    ],
  });
}

interface Acknowledgment {
  subject: string;
  heading: string;
  /** What the visitor sent, as the object of a sentence. */
  sent: string;
  facts: [label: string, value: string][];
  /** What happens next. */
  steps: string[];
}

/**
 * The email that confirms a submission to the visitor. It repeats nothing that was typed, because the address may belong
 * to another person; its footer says how to have the data removed.
 */
export function acknowledgment(
  { subject, heading, sent, facts, steps }: Acknowledgment,
  { id, at, origin }: EmailContext,
): EmailContent {
  return {
    subject,
    preview: "We have stored it, and a person will read it next.",
    heading,
    parts: [
      {
        kind: "paragraph",
        text: `On ${officeTime(at)} ${sent} was sent from ${hostOf(origin)} with this email address.`,
      },
      { kind: "facts", title: "What we received", facts: factsOf([...facts, ["Reference", id]]) },
      { kind: "steps", title: "What happens next", steps },
    ],
    footer: [
      `To have it removed, reply to this email or write to ${site.email} and name the reference ${id}. We then delete it and our record of this email.`,
      "If it was not you, another person entered your address by mistake. You do not need to do anything: you are not on any list. Reply with one word, and we delete it.",
      "This email was sent automatically; people read the replies.",
    ],
    replyTo: site.email,
  };
}
