import type { EmailContent } from "#mail/email-content.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { isPlausibleAddress } from "./address.ts";
import { type EmailContext, factsOf, hostOf, officeTime, teamFooter } from "./email-text.ts";

/** The data of a conversation that its hand-over email uses. */
export interface HandOverDetails {
  userName: string | null;
  userEmail: string | null;
  /** The visitor's last messages, oldest first, with personal data already masked. */
  messages: string[];
}

/** To the team: a visitor asks for a person. `context` is the conversation and the time of the hand-over. */
export function handOverToTeam(
  { userName, userEmail, messages }: HandOverDetails,
  { id, at, origin }: EmailContext,
): EmailContent {
  const replyTo = userEmail && isPlausibleAddress(userEmail) ? userEmail : null;
  const who = userName || userEmail;
  return {
    subject: `A visitor asks for a person${who ? `: ${inSubject(who)}` : ""}`,
    preview: `Asked ${officeTime(at)}`,
    heading: "A visitor asks for a person.",
    parts: [
      {
        kind: "paragraph",
        text: `The assistant at ${hostOf(origin)} handed a conversation over on ${officeTime(at)}, and is silent in it from then on.`,
      },
      {
        kind: "facts",
        title: "Who asks, and what they wrote last",
        facts: factsOf([
          ["Name", userName],
          ["Email", userEmail],
          ["Last words", messages.join("\n\n")],
        ]),
      },
      {
        kind: "paragraph",
        text: "Answer in the dashboard: the visitor reads it in the chat at once, and by mail when they have gone.",
      },
      { kind: "link", label: "Open the conversation", href: `${origin}/admin?tab=conversations&open=${id}` },
    ],
    footer: teamFooter(replyTo),
    replyTo,
  };
}

/**
 * To a visitor who has left: a team member's reply in the chat. It repeats nothing that the visitor wrote. `context` is the
 * conversation and the time of the reply.
 */
export function replyToVisitor({ content }: { content: string }, { id, at, origin }: EmailContext): EmailContent {
  return {
    subject: `${site.name} answered you`,
    preview: "A person of our team wrote in the chat.",
    heading: "We answered you.",
    parts: [
      {
        kind: "paragraph",
        text: `You wrote to us in the chat at ${hostOf(origin)}. On ${officeTime(at)} a person of our team answered:`,
      },
      { kind: "quote", text: content },
      {
        kind: "paragraph",
        text: "The conversation is still open in the browser you wrote from. You can also answer this mail.",
      },
      { kind: "link", label: "Back to the site", href: `${origin}/` },
    ],
    footer: [
      `You have this mail because this address was given in the chat. To have the conversation removed, answer this mail or write to ${site.email} and name the reference ${id}.`,
      "If it was not you, another person typed your address by mistake. You need do nothing: this puts you on no list.",
    ],
    replyTo: site.email,
  };
}
