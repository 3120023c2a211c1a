import type { EmailContent } from "#mail/email-content.ts";
import { site } from "#site";
import { type EmailContext, emailToTeam, factsOf, hostOf, officeTime } from "./email-text.ts";

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
  return emailToTeam({
    subject: ["A visitor asks for a person", userName || userEmail],
    email: userEmail,
    preview: `Asked ${officeTime(at)}`,
    heading: "A visitor asks for a person.",
    parts: [
      {
        kind: "paragraph",
        text: `The Support Assistant at ${hostOf(origin)} handed over a conversation on ${officeTime(at)} and no longer answers in it.`,
      },
      {
        kind: "facts",
        title: "The visitor and their last messages",
        facts: factsOf([
          ["Name", userName],
          ["Email", userEmail],
          ["Last messages", messages.join("\n\n")],
        ]),
      },
      {
        kind: "paragraph",
        text: "Answer in the dashboard: the visitor gets your reply in the chat immediately, or by email after leaving.",
      },
      { kind: "link", label: "Open the conversation", href: `${origin}/admin?tab=conversations&open=${id}` },
    ],
  });
}

/**
 * To a visitor who has left: a team member's reply in the chat. It repeats nothing that the visitor wrote. `context` is the
 * conversation and the time of the reply.
 */
export function replyToVisitor({ content }: { content: string }, { id, at, origin }: EmailContext): EmailContent {
  return {
    subject: `${site.name} answered you`,
    preview: "A person on our team wrote in the chat.",
    heading: "We answered you.",
    parts: [
      {
        kind: "paragraph",
        text: `You wrote to us in the chat at ${hostOf(origin)}. On ${officeTime(at)} a person on our team answered:`,
      },
      { kind: "quote", text: content },
      {
        kind: "paragraph",
        text: "The conversation is still open in the browser you wrote from. You can also reply to this email.",
      },
      { kind: "link", label: "Back to the site", href: `${origin}/` },
    ],
    footer: [
      `You received this email because this address was entered in the chat. To have the conversation removed, reply to this email or write to ${site.email} and name the reference ${id}.`,
      "If it was not you, another person entered your address by mistake. You do not need to do anything: you are not on any list.",
    ],
    replyTo: site.email,
  };
}
