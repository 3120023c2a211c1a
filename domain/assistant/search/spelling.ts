import { isStopWord, plain, stem, wordsIn } from "./words.ts";

/** Words of these lengths are corrected: shorter ones differ too little from each other. */
const correctedLengths = /^.{3,20}$/;
/** A correction takes up to a millisecond, so a message of unknown words gets a few only. */
const MAX_CORRECTIONS = 8;
/** How much two neighbors in the wrong order, a doubled letter, and letters that sound alike cost; any other error costs 1. */
const SLIP = 0.6;
/** The errors that a word of 3, up to 5, up to 7, or more letters may have. */
const maxErrors = (length: number) => (length < 4 ? SLIP : length < 6 ? 1 : length < 8 ? 1.6 : 2);
/** How much a word that the site has ten times as often may have more errors. */
const FREQUENCY_WEIGHT = 0.25;
const soundAlike = ["aeiouy", "ckqs", "sz", "gj", "vw", "mn", "dt", "fp"];

/** English words that are no misspelling of a word of the site, although they are similar. */
const others = new Set(wordsIn("english-words.txt"));

/** Corrects words by those of a site. */
export class Spelling {
  /** How often the site has a word. */
  readonly #frequency = new Map<string, number>();
  readonly #stems = new Set<string>();

  constructor(texts: Iterable<string>) {
    for (const text of texts)
      for (const word of lettersOf(text)) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    for (const word of this.#frequency.keys()) this.#stems.add(stem(word));
  }

  /** A text whose misspelled words are replaced by the most similar ones of the site, in lower case. `known` has further words. */
  corrected(text: string, known = ""): string {
    const exempt = new Set(lettersOf(known));
    let corrections = 0;
    return text.replace(/(?<![\p{L}\p{N}'’@._-])\p{L}+(?![\p{L}\p{N}'’@_]|[.-]\p{L})/gu, (word) => {
      const misspelled = plain(word);
      if (!correctedLengths.test(misspelled) || exempt.has(misspelled)) return word;
      if (this.#isWord(misspelled) || corrections++ >= MAX_CORRECTIONS) return word;
      return this.#nearest(misspelled) ?? word;
    });
  }

  #isWord(word: string): boolean {
    return isStopWord(word) || this.#frequency.has(word) || others.has(word) || this.#stems.has(stem(word));
  }

  #nearest(misspelled: string): string | undefined {
    const most = maxErrors(misspelled.length);
    let [nearest, best]: [string | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
    for (const [word, frequency] of this.#frequency) {
      if (Math.abs(word.length - misspelled.length) > most / SLIP || !startsAlike(misspelled, word)) continue;
      const errors = errorsBetween(misspelled, word);
      // Letters are left out more often than added.
      const likelihood = FREQUENCY_WEIGHT * Math.log10(frequency) + 0.1 * word.length - errors;
      if (errors <= most && likelihood > best) [nearest, best] = [word, likelihood];
    }
    return nearest;
  }
}

const lettersOf = (text: string) => plain(text).match(/\p{L}{3,}/gu) ?? [];

/** The weighted edit distance of two words (optimal string alignment). */
function errorsBetween(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= one.length; row++) {
    const cells: number[] = [];
    rows.push(cells);
    const [letter, previous] = [one[row - 1], one[row - 2]];
    for (let column = 0; column <= other.length; column++) {
      const [expected, before] = [other[column - 1], other[column - 2]];
      const isSwapped = letter === before && previous === expected;
      const cost = Math.min(
        at(row - 1, column - 1) + (letter === expected ? 0 : isAlike(letter, expected) ? SLIP : 1),
        at(row - 1, column) + (letter === previous ? SLIP : 1),
        at(row, column - 1) + (expected === before ? SLIP : 1),
        isSwapped ? at(row - 2, column - 2) + SLIP : Number.POSITIVE_INFINITY,
      );
      cells.push(row + column === 0 ? 0 : cost);
    }
  }
  return at(one.length, other.length);
}

/** Whether the first letters are the same, sound alike, changed places, or the first one is missing. */
function startsAlike([first, second, , ...rest]: string, [expected, next]: string): boolean {
  return isAlike(first, expected) || (rest.length > 0 && (first === next || second === expected));
}

const isAlike = (one = "", other = "") =>
  one === other || soundAlike.some((group) => group.includes(one) && group.includes(other));
