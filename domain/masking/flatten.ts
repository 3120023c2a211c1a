import { digitValue } from "../kernel/digits.ts";

/** Normalized text for the rules, and the position of each of its UTF-16 units in the original. */
export type Flat = {
  text: string;
  /** The position in the original of the unit at `index`. */
  startOf: (index: number) => number;
  /** The end position in the original of the unit at `index`. */
  endOf: (index: number) => number;
};

const plain = /^[\t\n\r\x20-\x7e]*$/;
/** Invisible characters: zero widths, soft hyphen, direction marks, variation selectors, keycap frames, tags. */
const invisible = /\p{Default_Ignorable_Code_Point}|\u20e3/u;
const digit = /\p{Nd}/u;

function flattenCharacter(character: string): string {
  if (invisible.test(character)) return "";
  const composed = character.normalize("NFKC");
  if (/^[ -~]$/.test(composed)) return composed;
  if (/[\p{Pd}\u2212\u00b7\u2022\u2027]/u.test(composed)) return "-";
  if (/[\p{Zs}\u2028\u2029]/u.test(composed)) return " ";
  if (composed === "\u2019" || composed === "\u02bc") return "'";
  return digit.test(composed) ? digitValue(composed) : composed;
}

/**
 * Normalizes text for the rules: full-width and ornate letters become plain ones, digits of every script 0 to 9, and all
 * kinds of spaces and dashes one each; invisible characters are removed. Linear in the length.
 */
export function flatten(original: string): Flat {
  if (plain.test(original)) return { text: original, startOf: (index) => index, endOf: (index) => index + 1 };
  const cache = new Map<string, string>();
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  let at = 0;
  for (const character of original) {
    const flat = cache.get(character) ?? flattenCharacter(character);
    cache.set(character, flat);
    const end = at + character.length;
    for (let unit = 0; unit < flat.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    text += flat;
    at = end;
  }
  return {
    text,
    startOf: (index) => starts[index] ?? original.length,
    endOf: (index) => ends[index] ?? original.length,
  };
}
