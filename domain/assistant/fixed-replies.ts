import { site } from "#site";

/** The assistant's fixed replies. It never passes for a person. */
export const fixedReplies = {
  greeting: `Hello. I am the ${site.name} Support Assistant: a program, not a person. I answer from ${site.name}’s own pages and say where each answer comes from. What would you like to know?`,
  identity: `I am the ${site.name} Support Assistant, a program and not a person. I answer from the pages of this site and name the page each time. If you prefer, a person of our team takes over.`,
  thanks: "You’re welcome. If you have another question, ask me.",
  nothingAsked: "What would you like to know? I answer from the pages of this site.",
  unknown:
    "I do not know: I am a program that knows the pages of this site, and I found no answer there. A person can answer you.",
  language:
    "I read and write only English, like the pages of this site. Please ask me in English, or let a person answer you.",
  declined: `I can’t help with that. I answer questions about ${site.name}, its products, its articles, open positions and your privacy here.`,
  danger:
    "I’m sorry, this sounds serious. I’m a program and can’t help the way a person can, but people can, right now: if you or another person is in danger, call your local emergency number, 112 in India. If you are in despair, you can talk to a person at any hour; in India, Tele-MANAS answers at 14416.",
  person: "Gladly. Leave your email address and a person of our team takes over this conversation.",
  applying:
    "You can apply for a position right here, or with the form on its page. You need a name, an email address and a resume as PDF or Word document up to 5 MB.",
  applyHere: "You can apply for the position right here.",
  noOpenings: "No positions are open at the moment.",
} as const;

/** Asks what a visitor wants to know about a page, when the message names only its subject. */
export function whatAbout(title: string): string {
  return `What would you like to know about “${title}”?`;
}
