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
const dash = /[\p{Pd}\u2212\u00b7\u2022\u2027]/u;
const space = /[\p{Zs}\u2028\u2029]/u;
const digit = /\p{Nd}/u;

/** The value of a digit of any script. The ten digits of a script are contiguous, so the zero is found by counting down. */
function digitValue(character: string): string {
  let point = character.codePointAt(0) ?? 0;
  const last = point;
  while (digit.test(String.fromCodePoint(point - 1)) && last - point < 9) point--;
  return String(last - point);
}

function flattenCharacter(character: string): string {
  if (invisible.test(character)) return "";
  const composed = character.normalize("NFKC");
  if (composed.length === 1 && composed >= " " && composed <= "~") return composed;
  if (dash.test(composed)) return "-";
  if (space.test(composed)) return " ";
  if (composed === "\u2019" || composed === "\u02bc") return "'";
  return digit.test(composed) ? digitValue(composed) : composed;
}

/**
 * Normalizes text for the rules: full-width and ornate letters become plain ones, digits of every script 0 to 9, and all
 * kinds of spaces and dashes one each; invisible characters are removed. Linear in the length.
 */
export function flatten(original: string): Flat {
  if (plain.test(original)) return { text: original, startOf: (index) => index, endOf: (index) => index + 1 };
  const cache = new Map<number, string>();
  // One character becomes at most 18 (U+FDFA); the array grows when needed.
  let starts = new Uint32Array(original.length + 32);
  let text = "";
  let length = 0;
  for (let at = 0; at < original.length; ) {
    const point = original.codePointAt(at) ?? 0;
    const width = point > 0xffff ? 2 : 1;
    let flat: string | undefined;
    if (point < 0x7f) flat = original[at] ?? "";
    else {
      flat = cache.get(point);
      if (flat === undefined) {
        flat = flattenCharacter(String.fromCodePoint(point));
        cache.set(point, flat);
      }
    }
    if (length + flat.length > starts.length) {
      const larger = new Uint32Array(starts.length * 2);
      larger.set(starts);
      starts = larger;
    }
    for (let unit = 0; unit < flat.length; unit++) starts[length++] = at;
    text += flat;
    at += width;
  }
  const startOf = (index: number) => (index < length ? (starts[index] ?? 0) : original.length);
  return {
    text,
    startOf,
    endOf: (index) => startOf(index) + ((original.codePointAt(startOf(index)) ?? 0) > 0xffff ? 2 : 1),
  };
}
