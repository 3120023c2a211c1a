/** A mail as its author thinks of it, before it is HTML and text. Everything in it is shown as text. */
export interface Letter {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  parts: Part[];
  /** Why the reader has it and what they can do about it. */
  footer: string[];
  /** The Reply-To address; null means the sender. */
  replyTo: string | null;
}

export type Part =
  /** Words of ours. */
  | { kind: "paragraph"; text: string }
  /** What a person of ours wrote, with its line breaks. */
  | { kind: "said"; text: string }
  /** A few lines under a heading, numbered. */
  | { kind: "steps"; title: string; steps: string[] }
  /** What a visitor wrote, by field; never rendered as a link. */
  | { kind: "facts"; title: string; facts: Fact[] }
  /** A link of ours. */
  | { kind: "link"; label: string; href: string };

export interface Fact {
  label: string;
  value: string;
}
