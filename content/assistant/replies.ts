import { site } from "#site";

/** The assistant's fixed replies. It never pretends to be a person. */
export const fixedReplies = {
  greeting: `Hello! I’m the ${site.name} Support Assistant: a program, not a person. I answer from ${site.name}’s own pages and link to my sources. What would you like to know?`,
  identity: `I’m the ${site.name} Support Assistant, a program and not a person. I answer from the pages of this site and link to my sources. If you prefer, our team can take over.`,
  thanks: "You’re welcome. If you have another question, just ask.",
  nothingAsked: "What would you like to know? I answer from the pages of this site.",
  unknown: "I couldn’t find an answer to that on this site. A person on our team can help.",
  unsure: "I’m not sure that the site answers this. A person on our team can help.",
  nearest: "This is the closest answer I have:",
  language: "I can only chat in English. Please ask me in English, or let a person on our team answer you.",
  declined: `I can’t help with that. I can answer questions about ${site.name}, its products and articles, open positions, and your privacy on this site.`,
  legal:
    "I can’t give legal advice: ask a lawyer who knows your case. What the privacy laws say in general is in our articles.",
  danger:
    "I’m sorry, this sounds serious. I’m a program and can’t help the way a person can, but people can, right now: if you or another person is in danger, call your local emergency number, 112 in India. If you are in despair, you can talk to a person at any hour; in India, Tele-MANAS is available at 14416.",
  person: "Of course. Leave your email address, and a person on our team will take over this conversation.",
  applying:
    "You can apply for a position right here, or with the form on its page. You need to give your name, your email address, and a resume as a PDF or Word document of up to 5MB.",
  applyHere: "You can apply for the position right here.",
  noOpenings: "No positions are open at the moment.",
} as const;

/** Asks what a visitor wants to know about a page, when the message names only its subject. */
export function whatAbout(title: string): string {
  return `What would you like to know about “${title}”?`;
}

/** The replies to attacks. They neither blame the visitor nor repeat the attack, and they offer to continue. */
export const attackReplies = {
  injection:
    "I’m here to answer questions about our products, policies and open positions. What would you like to know?",
  jailbreak: "I can only answer questions about this site. Ask me about our products, policies or open positions.",
  exfiltration:
    "I can only share what is published on this site. For a copy of your own data, write to us through the contact page.",
  abuse:
    "I’m here to help with questions about our products, policies and open positions. If something went wrong, a person on our team can take over.",
} as const;
