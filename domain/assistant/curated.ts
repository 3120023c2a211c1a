import MiniSearch from "minisearch";
import { type CuratedAnswer, phrasingsOf } from "#content/assistant/curated-answer.ts";
import { site } from "#site";
import { normalizeMessage } from "./intents/normalize.ts";
import { inEnglish } from "./search/hindi.ts";
import { synonymsOf, withPhrases } from "./search/synonyms.ts";
import { everyday, isStopWord, stem, wordsOf } from "./search/words.ts";

/** How much of a word matches: by a synonym, by another phrasing of the same answer, by the answer itself. */
const SYNONYM_WEIGHT = 0.75;
const OTHER_PHRASING_WEIGHT = 0.9;
const ANSWER_WEIGHT = 0.5;
/** How much counts beside the coverage: that of the reviewed phrasings alone, the shares of the question that an answer repeats, and of its pairs of words in a row. */
const REVIEWED_WEIGHT = 0.2;
const REPEATED_WEIGHT = 0.2;
const PAIRS_WEIGHT = 0.3;
/** Visitors ask for what the site does not publish in more ways than phrasings know: such an answer gains this share of its coverage. */
const UNPUBLISHED_GAIN = 0.2;
/** What the score gains with each word of its subject: a few words match by chance more easily than many. */
const GAIN_PER_WORD = 0.05;
const MAX_WORDS = 8;
/** The weight of a word without meaning of its own, such as 'how', and of a word of the previous question. */
const STOP_WORD_WEIGHT = 0.5;
const PREVIOUS_QUESTION_WEIGHT = 0.4;
/** A word that the site does not contain shows that the question is about something else. */
const UNKNOWN_WORD_WEIGHT = 1.8;
/** How much the share of the question counts, relative to the share of the phrasing. */
const QUESTION_WEIGHT = 1.5;
/** The rarity of a word that is missing to a phrasing as far as the question says more: 'price' alone is no question. */
const UNMATCHED_WEIGHT = 4;
/** How many phrasings of MiniSearch's ranking are compared by coverage. */
const MAX_CANDIDATES = 400;

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
  /** The rarity of each stem. */
  stems: ReadonlyMap<string, number>;
  of: Indexed;
  /** Whether it is one of the answer's `questions`, rather than one of its variants. */
  isReviewed: boolean;
}

/** The curated answers in a full-text index of their phrasings. */
export class CuratedIndex {
  readonly #answers: readonly Indexed[];
  readonly #phrasings: readonly Phrasing[];
  readonly #said: ReadonlySet<string>;
  readonly #index = new MiniSearch<{ id: number; stems: string }>({
    fields: ["stems"],
    tokenize: (stems) => stems.split(" "),
    processTerm: (term) => term,
    searchOptions: { processTerm: (term) => term },
  });
  /** How many answers have a stem, or a pair, in their phrasings. */
  readonly #frequency = new Map<string, number>();

  constructor(answers: readonly CuratedAnswer[]) {
    // Finding the stems of a text takes most of the time, so it is done once for each phrasing.
    const indexed = answers.map((answer) => {
      const { hindi = [], also = "" } = answer;
      const phrasings = [...phrasingsOf(answer), ...hindi.map(inEnglish)].map(stemsInOrder);
      const phrased = new Set([...phrasings.flat(), ...stemsOf(also)]);
      const pairs = new Set(phrasings.flatMap(pairsIn));
      return { of: { answer, phrased, pairs, said: stemsOf(answer.answer.replace(/\]\([^)]*\)/g, " ")) }, phrasings };
    });
    this.#answers = indexed.map(({ of }) => of);
    this.#said = new Set(this.#answers.flatMap(({ said }) => [...said]));
    for (const { phrased, pairs } of this.#answers)
      for (const one of [...phrased, ...pairs]) this.#frequency.set(one, (this.#frequency.get(one) ?? 0) + 1);
    this.#phrasings = indexed.flatMap(({ of, phrasings }) =>
      phrasings.map((stems, index) => ({
        stems: this.#weighed(new Set(stems)),
        of,
        isReviewed: index < of.answer.questions.length,
      })),
    );
    this.#index.addAll(this.#phrasings.map(({ stems }, id) => ({ id, stems: [...stems.keys()].join(" ") })));
  }

  /** Whether an answer contains a word with this stem. */
  says(stemmed: string): boolean {
    return this.#said.has(stemmed);
  }

  /**
   * The answers whose phrasings match the question, best first. `previous` is the question that it follows up on; `knows`
   * returns whether the site contains a word.
   */
  find(question: string, previous: string, knows: (stemmed: string) => boolean): CuratedMatch[] {
    const weights = new Map([...stemsOf(previous)].map((one) => [one, PREVIOUS_QUESTION_WEIGHT]));
    for (const one of stemsOf(question)) weights.set(one, 1);
    for (const [one, weight] of weights) {
      const isKnown = [one, ...synonymsOf(one)].some((each) => this.#frequency.has(each) || knows(each));
      weights.set(one, weight * this.#rarity(one) * (isKnown ? 1 : UNKNOWN_WORD_WEIGHT));
    }
    const pairs = this.#weighed(pairsIn(stemsInOrder(question)));
    const words = [...weights.keys()].filter((one) => !isStopWord(one) && !everyday.has(one)).length;
    const alike = new Set([...weights.keys()].flatMap((one) => [one, ...synonymsOf(one)]));
    const best = new Map<Indexed, { coverage: number; reviewed: number }>();
    for (const { id } of this.#index.search([...alike].join(" ")).slice(0, MAX_CANDIDATES)) {
      const { of, stems, isReviewed } = this.#phrasings[id] as Phrasing;
      const { coverage, reviewed } = best.get(of) ?? { coverage: 0, reviewed: 0 };
      const covered = this.#coverage(weights, stems, of);
      best.set(of, {
        coverage: Math.max(coverage, covered),
        reviewed: isReviewed ? Math.max(reviewed, covered) : reviewed,
      });
    }
    return [...best]
      .map(([{ answer, said, pairs: own }, { coverage, reviewed }]) => {
        const repeated = share(weights, (one) => (said.has(one) ? 1 : 0));
        const paired = share(pairs, (one) => (own.has(one) ? 1 : 0));
        const weighted = REVIEWED_WEIGHT * reviewed + REPEATED_WEIGHT * repeated + PAIRS_WEIGHT * paired;
        const gain =
          GAIN_PER_WORD * Math.min(words, MAX_WORDS) + (answer.isUnpublished ? UNPUBLISHED_GAIN : 0) * coverage;
        return { answer, coverage, score: coverage + weighted + gain };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The weighted harmonic mean of the share of the question that the phrasing covers, and the reverse. */
  #coverage(question: ReadonlyMap<string, number>, phrasing: ReadonlyMap<string, number>, of: Indexed): number {
    const ofQuestion = share(question, (one) => {
      if (phrasing.has(one)) return 1;
      return hasSynonym(one, phrasing) ? SYNONYM_WEIGHT : matchInAnswer(one, of);
    });
    const ofPhrasing = share(
      phrasing,
      (one) => (question.has(one) ? 1 : hasSynonym(one, question) ? SYNONYM_WEIGHT : 0),
      UNMATCHED_WEIGHT * (1 - ofQuestion),
    );
    const sum = ofQuestion + QUESTION_WEIGHT * ofPhrasing;
    return sum === 0 ? 0 : ((1 + QUESTION_WEIGHT) * ofQuestion * ofPhrasing) / sum;
  }

  #weighed(stems: Iterable<string>): ReadonlyMap<string, number> {
    return new Map([...stems].map((one) => [one, this.#rarity(one)]));
  }

  /** The inverse document frequency of a stem, as in BM25. A stop word or everyday word that no phrasing contains counts nothing. */
  #rarity(stemmed: string): number {
    const frequency = this.#frequency.get(stemmed) ?? 0;
    if (frequency === 0 && (isStopWord(stemmed) || everyday.has(stemmed))) return 0;
    const rarity = Math.log(1 + (this.#answers.length - Math.max(frequency, 1) + 0.5) / (Math.max(frequency, 1) + 0.5));
    return rarity * (isStopWord(stemmed) ? STOP_WORD_WEIGHT : 1);
  }
}

/** How well a stem matches an answer outside the best phrasing, 0 to 1. */
function matchInAnswer(one: string, { phrased, said }: Indexed): number {
  if (phrased.has(one)) return OTHER_PHRASING_WEIGHT;
  return said.has(one) || hasSynonym(one, phrased) ? ANSWER_WEIGHT : 0;
}

const hasSynonym = (one: string, stems: { has(stemmed: string): boolean }): boolean =>
  [...synonymsOf(one)].some((other) => stems.has(other));

/** The share of the weights, and of `unmatched`, whose keys match. `matchOf` returns how well a key matches, 0 to 1. */
function share(weights: ReadonlyMap<string, number>, matchOf: (one: string) => number, unmatched = 0): number {
  let [total, matched] = [unmatched, 0];
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
function pairsIn(stems: readonly string[]): string[] {
  return stems.slice(1).map((stemmed, index) => `${stems[index]} ${stemmed}`);
}

function stemsInOrder(text: string): string[] {
  return wordsOf(withPhrases(normalizeMessage(text)))
    .filter((word) => word !== site.slug)
    .map((word) => (isStopWord(word) ? word : stem(word)));
}
