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
/** How much the shares of the question that an answer repeats, and of its pairs of words in a row, count beside the coverage. */
const REPEATED_WEIGHT = 0.4;
const PAIRS_WEIGHT = 0.3;
/** The weight of a word without meaning of its own, such as 'how', and of a word of the previous question. */
const STOP_WORD_WEIGHT = 0.5;
const HINDI_STOP_WORD_WEIGHT = 0.25;
const PREVIOUS_QUESTION_WEIGHT = 0.4;
/** A word that the site does not contain shows that the question is about something else. */
const UNKNOWN_WORD_WEIGHT = 1.8;
/** An answer that covers less of the words with a meaning of their own has another subject. */
const MIN_OF_SUBJECT = 0.2;
/** How much the share of the question counts, relative to the share of the phrasing. */
const QUESTION_WEIGHT = 1.5;
/** How many phrasings of MiniSearch's ranking are compared by coverage. */
const MAX_CANDIDATES = 400;
/** Words of these lengths are spell-checked; they may differ in this share of their letters. */
const CORRECTED_LENGTHS = { min: 6, max: 20 };
const FUZZINESS = 0.2;
const MAX_CORRECTIONS = 8;

/** A curated answer that matches a question. */
export interface CuratedMatch {
  answer: CuratedAnswer;
  /** How far the question and the best phrasing cover each other, 0 to 1. Rare words count more than common ones. */
  coverage: number;
  /** The coverage, with the weighted shares of the question that the answer repeats, and of its pairs of words. */
  score: number;
}

interface Indexed {
  answer: CuratedAnswer;
  /** The stems of all phrasings and their pairs in a row, and the stems of the answer. */
  phrased: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

interface Phrasing {
  text: string;
  /** The rarity of each stem. */
  stems: ReadonlyMap<string, number>;
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
  /** How many answers have a stem, or a pair, in their phrasings. */
  readonly #frequency = new Map<string, number>();

  constructor(answers: readonly CuratedAnswer[]) {
    this.#answers = answers.map((answer) => {
      const { questions, hindi = [], also = "" } = answer;
      const phrased = new Set([...questions, ...hindi, also].flatMap((text) => [...stemsOf(text)]));
      const pairs = new Set([...questions, ...hindi].flatMap(pairsOf));
      return { answer, phrased, pairs, said: stemsOf(answer.answer.replace(/\]\([^)]*\)/g, " ")) };
    });
    this.#said = new Set(this.#answers.flatMap(({ said }) => [...said]));
    for (const { phrased, pairs } of this.#answers)
      for (const one of [...phrased, ...pairs]) this.#frequency.set(one, (this.#frequency.get(one) ?? 0) + 1);
    this.#phrasings = this.#answers.flatMap((of) =>
      [...of.answer.questions, ...(of.answer.hindi ?? [])].map((text) => ({
        text,
        stems: this.#weighed(stemsOf(text)),
        of,
      })),
    );
    this.#index.addAll(this.#phrasings.map(({ text }, id) => ({ id, text })));
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
    for (const [one, weight] of weights) {
      const isKnown = [one, ...synonymsOf(one)].some((each) => this.#frequency.has(each) || knows(each));
      weights.set(one, weight * this.#rarity(one) * (isKnown ? 1 : UNKNOWN_WORD_WEIGHT));
    }
    const pairs = this.#weighed(pairsOf(question));
    const subject = new Map([...weights].filter(([one]) => !isStopWord(one) && !everyday.english.has(one)));
    const alike = new Set([...weights.keys()].flatMap((one) => [one, ...synonymsOf(one)]));
    const best = new Map<Indexed, number>();
    for (const { id } of this.#index.search([...alike].join(" ")).slice(0, MAX_CANDIDATES)) {
      const { of, stems } = this.#phrasings[id] as Phrasing;
      best.set(of, Math.max(best.get(of) ?? 0, this.#coverage(weights, stems, of)));
    }
    return [...best]
      .filter(([of]) => subject.size === 0 || share(subject, (one) => matchInAnswer(one, of)) >= MIN_OF_SUBJECT)
      .map(([{ answer, said, pairs: own }, coverage]) => {
        const repeated = share(weights, (one) => (said.has(one) ? 1 : 0));
        const paired = share(pairs, (one) => (own.has(one) ? 1 : 0));
        return { answer, coverage, score: coverage + REPEATED_WEIGHT * repeated + PAIRS_WEIGHT * paired };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The weighted harmonic mean of the share of the question that the phrasing covers, and the reverse. */
  #coverage(question: ReadonlyMap<string, number>, phrasing: ReadonlyMap<string, number>, of: Indexed): number {
    const ofQuestion = share(question, (one) => {
      if (phrasing.has(one)) return 1;
      return hasSynonym(one, phrasing) ? SYNONYM_WEIGHT : matchInAnswer(one, of);
    });
    const ofPhrasing = share(phrasing, (one) =>
      question.has(one) ? 1 : hasSynonym(one, question) ? SYNONYM_WEIGHT : 0,
    );
    const sum = ofQuestion + QUESTION_WEIGHT * ofPhrasing;
    return sum === 0 ? 0 : ((1 + QUESTION_WEIGHT) * ofQuestion * ofPhrasing) / sum;
  }

  #weighed(stems: Iterable<string>): ReadonlyMap<string, number> {
    return new Map([...stems].map((one) => [one, this.#rarity(one)]));
  }

  /** The inverse document frequency of a stem, as in BM25. A stop word or everyday word that no phrasing contains counts nothing. */
  #rarity(stemmed: string): number {
    const isStop = isStopWord(stemmed) || everyday.hindi.has(stemmed);
    const frequency = this.#frequency.get(stemmed) ?? 0;
    if (frequency === 0 && (isStop || everyday.english.has(stemmed))) return 0;
    const rarity = Math.log(1 + (this.#answers.length - Math.max(frequency, 1) + 0.5) / (Math.max(frequency, 1) + 0.5));
    return rarity * (everyday.hindi.has(stemmed) ? HINDI_STOP_WORD_WEIGHT : isStop ? STOP_WORD_WEIGHT : 1);
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

/** How well a stem matches an answer outside the best phrasing, 0 to 1. */
function matchInAnswer(one: string, { phrased, said }: Indexed): number {
  if (phrased.has(one)) return OTHER_PHRASING_WEIGHT;
  return said.has(one) || hasSynonym(one, phrased) ? ANSWER_WEIGHT : 0;
}

function hasSynonym(one: string, stems: { has(stemmed: string): boolean }): boolean {
  for (const other of synonymsOf(one)) if (stems.has(other)) return true;
  return false;
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
  return new Set(stemsInOrder(text));
}

/** The pairs of stems in a row: 'how long', 'long keep'. */
function pairsOf(text: string): string[] {
  const stems = stemsInOrder(text);
  return stems.slice(1).map((stemmed, index) => `${stems[index]} ${stemmed}`);
}

function stemsInOrder(text: string): string[] {
  return wordsOf(withPhrases(normalizeMessage(text)))
    .filter((word) => word !== site.slug)
    .map((word) => (isStopWord(word) ? word : stem(word)));
}
