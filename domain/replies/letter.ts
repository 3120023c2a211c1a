import type { EmailContent } from "#mail/email-content.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { type EmailContext, hostOf, officeTime } from "../emails/email-text.ts";
import type { ReplyKind } from "./schema.ts";

/** A reply as it is written in an email. */
interface Letter {
  subject: string;
  text: string;
  signature: string;
  kind: ReplyKind;
}

/** No subject that a member of the team may write is longer. */
const MAX_SUBJECT_LENGTH = 121;

/** What the person sent, as the object of a sentence. */
const sent = { inquiry: "a request", application: "an application" } as const;

/**
 * To the person of a record: what a member of the team wrote, and nothing that the person wrote. `context` is the record and
 * the time when it arrived. Answers go to the site's address, where the whole team can read them.
 */
export function letter({ subject, text, signature, kind }: Letter, { id, at, origin }: EmailContext): EmailContent {
  const line = inSubject(subject, MAX_SUBJECT_LENGTH);
  const signed = signature.trim();
  return {
    subject: line,
    preview: text.trim().split("\n", 1)[0] ?? "",
    heading: line,
    parts: [{ kind: "letter", text }, ...(signed ? [{ kind: "letter" as const, text: signed }] : [])],
    footer: [
      `You received this email because we got ${sent[kind]} from ${hostOf(origin)} with this email address on ${officeTime(at)}. To have it deleted, reply to this email or write to ${site.email} and include the reference ${id}.`,
      "If it wasn’t you, another person may have entered your address by mistake. You don’t need to do anything: you are not on any list.",
    ],
    replyTo: site.email,
  };
}
