/** Maximum length of a field's value. Gmail clips emails above 102 KB, which all fields together do not reach. */
const MAX_LENGTH = 6000;
const MAX_SUBJECT_LENGTH = 80;

// Line breaks, other control characters, and characters that change the direction of the text around them.
const breaks = /[\p{Cc}\u2028\u2029\u0085]+/gu;
const bidiControls = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/gu;
const controlsButBreaks = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** A text on one line, short enough for a subject. It cannot end the header or inject another one. */
export function inSubject(text: string, maxLength = MAX_SUBJECT_LENGTH): string {
  const line = text.toWellFormed().replace(breaks, " ").replace(bidiControls, "").replace(/\s+/g, " ").trim();
  return shortened(line, maxLength);
}

/** A text that another person wrote. It keeps its lines and cannot change the direction of the text around it. */
export function quoted(text: string): string {
  const lines = text.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const plain = lines.replace(controlsButBreaks, "").replace(bidiControls, "").trim();
  return shortened(plain, MAX_LENGTH);
}

/** Shortens a text to at most `max` UTF-16 units without splitting a grapheme, and adds an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let short = "";
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, max + 32))) {
    if (short.length + segment.length >= max) break;
    short += segment;
  }
  // A grapheme has no maximum length. If the first one is too long, it is cut.
  return `${(short || text.slice(0, max)).toWellFormed()}…`;
}
