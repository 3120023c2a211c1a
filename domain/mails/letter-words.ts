import { site } from "#site";

/** What a letter about something that was sent needs to know besides: `at` is when, `id` what it is asked for by. */
export interface Told {
  id: string;
  at: number;
  /** The site's own address, without a slash at its end. */
  origin: string;
}

export const hostOf = (origin: string) => new URL(origin).host;

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A moment as the office's clock shows it. */
export function inWords(at: number): string {
  const { timeZone, city } = site.office;
  const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  return `${moment} (${city} time)`;
}

/** Under every mail to the team. */
export const teamFooter = (replyTo: string | null) => [
  replyTo
    ? "Your answer to this mail goes to the person who wrote."
    : "The address they gave is none that mail can be sent to safely: do not answer this mail.",
  "What visitors write is shown as plain text. Links in it are broken on purpose.",
];

/** Under every acknowledgement: how to have the data removed, and what to do if another person sent it. */
export const acknowledgementFooter = (id: string) => [
  `To have it removed, answer this mail or write to ${site.email} and name the reference ${id}. It is then deleted, and so is our note of this mail.`,
  "If it was not you, another person typed your address by mistake. You need do nothing: this puts you on no list. Answer in one word, and we delete it.",
  "A machine sent this mail; people read the answers.",
];
