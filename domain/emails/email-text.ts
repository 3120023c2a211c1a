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

/** The footer of every email to the team. */
export const teamFooter = (replyTo: string | null) => [
  replyTo
    ? "Your answer to this mail goes to the person who wrote."
    : "The address they gave is none that mail can be sent to safely: do not answer this mail.",
  "What visitors write is shown as plain text. Links in it are broken on purpose.",
];

interface Submission {
  /** The subject before the colon, and what the visitor entered after it. */
  subject: [prefix: string, text: string];
  heading: string;
  facts: [label: string, value: string | null][];
  /** A paragraph below the facts. */
  note?: string;
  /** The query of the dashboard's link. */
  query: string;
  /** The address that the visitor entered. */
  email: string;
}

/** The email to the team about a form that a visitor submitted. */
export function submissionToTeam(submission: Submission, { at, origin }: EmailContext): EmailContent {
  const { subject, heading, facts, note, query, email } = submission;
  const replyTo = isPlausibleAddress(email) ? email : null;
  return {
    subject: `${subject[0]}: ${inSubject(subject[1])}`,
    preview: `Received ${officeTime(at)}`,
    heading,
    parts: [
      { kind: "paragraph", text: `It came from ${hostOf(origin)} on ${officeTime(at)}.` },
      { kind: "facts", title: "What they wrote", facts: factsOf(facts) },
      ...(note ? [{ kind: "paragraph" as const, text: note }] : []),
      { kind: "link", label: "Open it in the dashboard", href: `${origin}/admin?${query}` },
    ],
    footer: teamFooter(replyTo),
    replyTo,
  };
}

interface Acknowledgement {
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
export function acknowledgement(
  { subject, heading, sent, facts, steps }: Acknowledgement,
  { id, at, origin }: EmailContext,
): EmailContent {
  return {
    subject,
    preview: "It is stored, and a person reads it next.",
    heading,
    parts: [
      {
        kind: "paragraph",
        text: `On ${officeTime(at)} ${sent} was sent from ${hostOf(origin)} with this e-mail address.`,
      },
      { kind: "facts", title: "What we received", facts: factsOf([...facts, ["Reference", id]]) },
      { kind: "steps", title: "What happens next", steps },
    ],
    footer: [
      `To have it removed, answer this mail or write to ${site.email} and name the reference ${id}. It is then deleted, and so is our note of this mail.`,
      "If it was not you, another person typed your address by mistake. You need do nothing: this puts you on no list. Answer in one word, and we delete it.",
      "A machine sent this mail; people read the answers.",
    ],
    replyTo: site.email,
  };
}
