/** The longest text of one field that a mail repeats. All fields together stay below what Gmail shows in one piece. */
const LONGEST = 6000;
const LONGEST_IN_SUBJECT = 80;

// Line breaks of every kind, other control characters, and what can turn the direction of the words around it.
const breaks = /[\p{Cc}\u2028\u2029\u0085]+/gu;
const turning = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** What a visitor wrote, in one line, short enough for a subject. Nothing in it can end a header or begin another. */
export function inSubject(text: string): string {
  const line = text.toWellFormed().replace(breaks, " ").replace(turning, "").replace(/\s+/g, " ").trim();
  return shortened(line, LONGEST_IN_SUBJECT);
}

/**
 * What a visitor wrote, so that no program makes a link of it: after each sign that addresses are recognised by stands a
 * space of no width. Lines stay lines; nothing in it turns the words around it.
 */
export function quoted(text: string): string {
  const lines = text.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const plain = lines.replace(controlsButBreaks, "").replace(turning, "").trim();
  return shortened(plain, LONGEST).replace(/([.:/@\u3002\uff0e\uff61\uff0f\uff1a\uff20])(?=\S)/gu, "$1\u200b");
}

/** At most `most` characters as people count them, and a sign that there was more. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, most + 32))) {
    if (short.length + segment.length >= most) break;
    short += segment;
  }
  // One sign may be made of any number of characters; then it is cut after all.
  return `${(short || text.slice(0, most)).toWellFormed()}…`;
}
