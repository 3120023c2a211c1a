import { LRUCache } from "lru-cache";
import { differences, errorsBetween, SLIP, signatureOf, startsAlike } from "./misspelling.ts";
import { isStopWord, plain, stem, wordsIn } from "./words.ts";

/** Words of these lengths are corrected: shorter ones differ too little from each other. */
const correctedLengths = /^.{4,20}$/;
/** The corrections that are remembered: a message is read as a whole and by its questions, and misspellings recur. */
const MAX_CACHED_CORRECTIONS = 2_000;
/** The errors that a word of up to 5, up to 7, or more letters may have: at most three, which change its length. */
const maxErrors = (length: number) => (length < 6 ? 1 : length < 8 ? 1.6 : 2);
const lengthChanges = [0, 1, -1, 2, -2, 3, -3];
/** How much a word that the site has ten times as often may have more errors. */
const FREQUENCY_WEIGHT = 0.25;

/** Corrects words by those of a site. */
export class Spelling {
  /** The stems of the site and of common English words, which are no misspellings. */
  readonly #stems: ReadonlySet<string>;
  /** The words of the site by their length, the likeliest first: frequent ones, and long ones, as letters are easily left out. */
  readonly #candidates: ReadonlyMap<number, readonly { word: string; signature: number; likelihood: number }[]>;
  readonly #corrections = new LRUCache<string, string>({
    max: MAX_CACHED_CORRECTIONS,
    memoMethod: (word) => this.#nearest(word),
  });

  constructor(texts: Iterable<string>) {
    const frequencies = new Map<string, number>();
    for (const text of texts)
      for (const word of plain(text).match(/\p{L}{3,}/gu) ?? [])
        frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
    this.#stems = new Set([...frequencies.keys(), ...wordsIn("english-words.txt")].map(stem));
    const candidates = [...frequencies].map(([word, frequency]) => {
      const likelihood = FREQUENCY_WEIGHT * Math.log10(frequency) + 0.1 * word.length;
      return { word, signature: signatureOf(word), likelihood };
    });
    candidates.sort((one, other) => other.likelihood - one.likelihood);
    this.#candidates = Map.groupBy(candidates, ({ word }) => word.length);
  }

  /** A text whose misspelled words are replaced by the most similar ones of the site, in lower case. `known` has further words. */
  corrected(text: string, known = ""): string {
    return text.replace(/(?<![\p{L}\p{N}'’@._-])\p{L}+(?![\p{L}\p{N}'’@_]|[.-]\p{L})/gu, (word) => {
      const typed = plain(word);
      if (!correctedLengths.test(typed) || isStopWord(typed) || this.#stems.has(stem(typed))) return word;
      const nearest = this.#corrections.memo(typed);
      return nearest === "" || new RegExp(`\\b${word}\\b`, "i").test(known) ? word : nearest;
    });
  }

  /** The most similar word of the site, or an empty text. A word that was found leaves fewer errors to the less likely ones. */
  #nearest(typed: string): string {
    const [most, signature] = [maxErrors(typed.length), signatureOf(typed)];
    let [nearest, best] = ["", Number.NEGATIVE_INFINITY];
    for (const change of lengthChanges.filter((one) => Math.abs(one) * SLIP <= most))
      for (const { word, signature: other, likelihood } of this.#candidates.get(typed.length + change) ?? []) {
        const limit = Math.min(most, likelihood - best);
        if (limit <= 0) break;
        if (!startsAlike(typed, word) || differences(signature, other) > 2 * limit) continue;
        const errors = errorsBetween(typed, word, limit);
        if (errors <= most && likelihood - errors > best) [nearest, best] = [word, likelihood - errors];
      }
    return nearest;
  }
}
