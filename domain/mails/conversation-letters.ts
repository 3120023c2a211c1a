import type { Letter } from "#mail/letter.ts";
import { inSubject } from "#mail/quoted.ts";
import { site } from "#site";
import { isPlausibleAddress } from "./address.ts";
import { hostOf, inWords, type Told, teamFooter } from "./letter-words.ts";

/** What a mail about a visitor who asks for a person is made of. */
export interface ToldHandOver {
  userName: string | null;
  userEmail: string | null;
  /** What the visitor wrote last, the oldest first, with what was hidden in it already hidden. */
  words: string[];
}

/** To the team: a visitor asks for a person. `told.id` is the conversation's. */
export function handOverToTeam({ userName, userEmail, words }: ToldHandOver, { id, at, origin }: Told): Letter {
  const replyTo = userEmail && isPlausibleAddress(userEmail) ? userEmail : null;
  const who = userName || userEmail;
  return {
    subject: `A visitor asks for a person${who ? `: ${inSubject(who)}` : ""}`,
    preview: `Asked ${inWords(at)}`,
    heading: "A visitor asks for a person.",
    parts: [
      {
        kind: "paragraph",
        text: `The assistant at ${hostOf(origin)} handed a conversation over on ${inWords(at)}, and is silent in it from then on.`,
      },
      {
        kind: "facts",
        title: "Who asks, and what they wrote last",
        facts: [
          ...(userName ? [{ label: "Name", value: userName }] : []),
          ...(userEmail ? [{ label: "Email", value: userEmail }] : []),
          ...(words.length > 0 ? [{ label: "Last words", value: words.join("\n\n") }] : []),
        ],
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
 * To a visitor who has gone: what a person of ours answered in the chat. Of what the visitor wrote it repeats nothing.
 * `told.id` is the conversation's, `told.at` when it was answered.
 */
export function replyToVisitorLetter({ content }: { content: string }, { id, at, origin }: Told): Letter {
  return {
    subject: `${site.name} answered you`,
    preview: "A person of our team wrote in the chat.",
    heading: "We answered you.",
    parts: [
      {
        kind: "paragraph",
        text: `You wrote to us in the chat at ${hostOf(origin)}. On ${inWords(at)} a person of our team answered:`,
      },
      { kind: "said", text: content },
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
