/** The content of an email, from which its HTML and its plain text are rendered. All of it is rendered as text. */
export interface EmailContent {
  subject: string;
  /** The preview text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: Part[];
  /** Why the recipient got the email, and how to object. */
  footer: string[];
  /** The Reply-To address; null means the sender. */
  replyTo: string | null;
  /** A file for the recipient's calendar (RFC 6047): the text of an iCalendar object. */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
}

export type Part =
  /** Our own text. */
  | { kind: "paragraph"; text: string }
  /** What a team member wrote, with its line breaks and links: set off, or as the text of the email itself. */
  | { kind: "quote" | "letter"; text: string }
  /** A numbered list under a heading. */
  | { kind: "steps"; title: string; steps: string[] }
  /** What a visitor entered, by field, which is never a link, or what the team planned. */
  | { kind: "facts"; title: string; facts: Fact[] }
  /** A link to our site. */
  | { kind: "link"; label: string; href: string };

export interface Fact {
  label: string;
  value: string;
  /** Whether the team wrote it, so that web addresses in it are links. */
  isOurs?: boolean;
}
