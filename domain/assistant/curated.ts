import MiniSearch from "minisearch";
import type { CuratedAnswer } from "#content/assistant/curated-answer.ts";
import { site } from "#site";
import { normalizeMessage } from "./intents/normalize.ts";
import { synonymsOf, withPhrases } from "./search/synonyms.ts";
import { everyday, isStopWord, stem, wordsOf } from "./search/words.ts";

/** How much of a word matches: by a synonym, by another phrasing of the same answer, by the answer itself. */
const SYNONYM_WEIGHT = 0.75;
const OTHER_PHRASING_WEIGHT = 0.9;
const ANSWER_WEIGHT = 0.5;
/** How much the share of the question that an answer repeats counts for the order of answers. */
const REPEATED_WEIGHT = 0.1;
/** The weight of a word without meaning of its own, such as 'how', and of a word of the previous question. */
const STOP_WORD_WEIGHT = 0.5;
const HINDI_STOP_WORD_WEIGHT = 0.25;
const PREVIOUS_QUESTION_WEIGHT = 0.4;
/** A word that no phrasing contains shows that the question is about something else. */
const UNKNOWN_WORD_WEIGHT = 1.1;
/** A phrasing that covers less of the question does not match. */
const MIN_OF_QUESTION = 0.4;
/** How much the share of the question counts, relative to the share of the phrasing. */
const QUESTION_WEIGHT = 1.5;
/** How many phrasings of MiniSearch's ranking are compared by coverage. */
const MAX_CANDIDATES = 60;
/** Words of these lengths are spell-checked; they may differ in this share of their letters. */
const CORRECTED_LENGTHS = { min: 6, max: 20 };
const FUZZINESS = 0.2;
const MAX_CORRECTIONS = 8;

/** A curated answer that matches a question. */
export interface CuratedMatch {
  answer: CuratedAnswer;
  /** How far the question and the best phrasing cover each other, 0 to 1. Rare words count more than common ones. */
  coverage: number;
  /** The coverage, with a bonus for the share of the question that the answer repeats. It orders answers. */
  score: number;
}

interface Indexed {
  answer: CuratedAnswer;
  /** The stems of all phrasings, and those of the answer. */
  phrased: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

interface Phrasing {
  text: string;
  stems: ReadonlySet<string>;
  of: Indexed;
}

/** The curated answers in a full-text index of their phrasings. */
export class CuratedIndex {
  readonly #answers: readonly Indexed[];
  readonly #phrasings: readonly Phrasing[];
  readonly #said: ReadonlySet<string>;
  readonly #index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => [...stemsOf(text)],
    processTerm: (term) => term,
    searchOptions: { processTerm: (term) => term, tokenize: (text) => text.split(" ") },
  });
  /** How many answers have a stem in their phrasings. */
  readonly #frequency = new Map<string, number>();

  constructor(answers: readonly CuratedAnswer[]) {
    this.#answers = answers.map((answer) => {
      const { questions, hindi = [], also = "" } = answer;
      const phrased = new Set([...questions, ...hindi, also].flatMap((text) => [...stemsOf(text)]));
      return { answer, phrased, said: stemsOf(answer.answer.replace(/\]\([^)]*\)/g, " ")) };
    });
    this.#said = new Set(this.#answers.flatMap(({ said }) => [...said]));
    this.#phrasings = this.#answers.flatMap((of) =>
      [...of.answer.questions, ...(of.answer.hindi ?? [])].map((text) => ({ text, stems: stemsOf(text), of })),
    );
    this.#index.addAll(this.#phrasings.map(({ text }, id) => ({ id, text })));
    for (const { phrased } of this.#answers)
      for (const one of phrased) this.#frequency.set(one, (this.#frequency.get(one) ?? 0) + 1);
  }

  /** Whether an answer contains a word with this stem. */
  says(stemmed: string): boolean {
    return this.#said.has(stemmed);
  }

  /**
   * The answers whose phrasings match the question, best first. `previous` is the question that it follows up on; `knows`
   * returns whether a word needs no correction.
   */
  find(question: string, previous: string, knows: (stemmed: string) => boolean): CuratedMatch[] {
    const asked = this.#corrected(question, knows);
    const weights = new Map([...this.#corrected(previous, knows)].map((one) => [one, PREVIOUS_QUESTION_WEIGHT]));
    for (const one of asked) weights.set(one, 1);
    for (const [one, weight] of weights) weights.set(one, weight * this.#rarity(one));
    const alike = new Set([...weights.keys()].flatMap((one) => [one, ...synonymsOf(one)]));
    const best = new Map<Indexed, number>();
    for (const { id } of this.#index.search([...alike].join(" ")).slice(0, MAX_CANDIDATES)) {
      const { of, stems } = this.#phrasings[id] as Phrasing;
      best.set(of, Math.max(best.get(of) ?? 0, this.#coverage(weights, stems, of)));
    }
    return [...best]
      .map(([{ answer, said }, coverage]) => {
        const repeated = share(weights, (one) => (said.has(one) ? 1 : 0));
        return { answer, coverage, score: coverage + REPEATED_WEIGHT * repeated };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The weighted harmonic mean of the share of the question that the phrasing covers, and the reverse. */
  #coverage(question: ReadonlyMap<string, number>, phrasing: ReadonlySet<string>, { phrased, said }: Indexed): number {
    const ofQuestion = share(question, (one) => {
      if (phrasing.has(one)) return 1;
      const isAlike = (stems: ReadonlySet<string>) => [...synonymsOf(one)].some((other) => stems.has(other));
      if (isAlike(phrasing)) return SYNONYM_WEIGHT;
      if (phrased.has(one)) return OTHER_PHRASING_WEIGHT;
      return said.has(one) || isAlike(phrased) ? ANSWER_WEIGHT : 0;
    });
    const ofPhrasing = share(new Map([...phrasing].map((one) => [one, this.#rarity(one)])), (one) => {
      if (question.has(one)) return 1;
      return [...synonymsOf(one)].some((other) => question.has(other)) ? SYNONYM_WEIGHT : 0;
    });
    return ofQuestion < MIN_OF_QUESTION
      ? 0
      : ((1 + QUESTION_WEIGHT) * ofQuestion * ofPhrasing) / (ofQuestion + QUESTION_WEIGHT * ofPhrasing);
  }

  /** The inverse document frequency of a stem, as in BM25. A stop word or everyday word that no phrasing contains counts nothing. */
  #rarity(stemmed: string): number {
    const isStop = isStopWord(stemmed) || everyday.hindi.has(stemmed);
    const frequency = this.#frequency.get(stemmed) ?? 0;
    if (frequency === 0 && (isStop || everyday.english.has(stemmed))) return 0;
    const rarity = Math.log(1 + (this.#answers.length - Math.max(frequency, 1) + 0.5) / (Math.max(frequency, 1) + 0.5));
    return (
      rarity *
      (everyday.hindi.has(stemmed)
        ? HINDI_STOP_WORD_WEIGHT
        : isStop
          ? STOP_WORD_WEIGHT
          : frequency === 0
            ? UNKNOWN_WORD_WEIGHT
            : 1)
    );
  }

  /** The stems of a text; for a misspelled word, the most similar stem of the phrasings. */
  #corrected(text: string, knows: (stemmed: string) => boolean): Set<string> {
    let corrections = 0;
    const { min, max } = CORRECTED_LENGTHS;
    return new Set(
      [...stemsOf(text)].map((one) => {
        const isKnown =
          isStopWord(one) ||
          everyday.english.has(one) ||
          everyday.hindi.has(one) ||
          [one, ...synonymsOf(one)].some((each) => this.#frequency.has(each) || knows(each));
        if (isKnown || one.length < min || one.length > max || corrections++ >= MAX_CORRECTIONS) return one;
        const [suggestion] = this.#index.autoSuggest(one, { fuzzy: FUZZINESS, prefix: false });
        return suggestion?.terms[0] ?? one;
      }),
    );
  }
}

/** The share of the weights whose keys match. `matchOf` returns how well a key matches, 0 to 1. */
function share(weights: ReadonlyMap<string, number>, matchOf: (one: string) => number): number {
  let [total, matched] = [0, 0];
  for (const [one, weight] of weights) {
    total += weight;
    if (weight > 0) matched += weight * matchOf(one);
  }
  return total === 0 ? 0 : matched / total;
}

/** The stems of a text, stop words included: they distinguish 'where are you' from 'who are you'. */
function stemsOf(text: string): Set<string> {
  return new Set(
    wordsOf(withPhrases(normalizeMessage(text)))
      .filter((word) => word !== site.slug)
      .map((word) => (isStopWord(word) ? word : stem(word))),
  );
}
