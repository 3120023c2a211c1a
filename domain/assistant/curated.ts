import { type CuratedAnswer, phrasingsOf } from "#content/assistant/curated-answer.ts";
import { site } from "#site";
import { normalizeMessage } from "./intents/normalize.ts";
import { inEnglish } from "./search/hindi.ts";
import { Postings } from "./search/postings.ts";
import { synonymsOf, withPhrases } from "./search/synonyms.ts";
import { everyday, isStopWord, stem, wordsOf } from "./search/words.ts";

/** How much of a word matches: by a synonym, by another phrasing of the same answer, by the answer itself. */
const SYNONYM_WEIGHT = 0.75;
const OTHER_PHRASING_WEIGHT = 0.9;
const ANSWER_WEIGHT = 0.5;
/**
 * How much counts in the score: the coverage, more if the answer says what the site does not publish, since visitors ask for
 * that in more ways than phrasings know; the share of the question that the answer repeats; that of its pairs of words in a row.
 */
const COVERAGE_WEIGHT = 1.15;
const UNPUBLISHED_WEIGHT = 1.25;
const REPEATED_WEIGHT = 0.2;
const PAIRS_WEIGHT = 0.3;
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
/** More than phrasings and answers have: a pair of stems is one number. */
const MAX_STEMS = 2 ** 16;

/** A curated answer that matches a question. */
export interface CuratedMatch {
  answer: CuratedAnswer;
  /** How far the question and the best phrasing cover each other, 0 to 1. Rare words count more than common ones. */
  coverage: number;
  /** The weighted coverage, with the shares of the question that the answer repeats, and of its pairs of words. */
  score: number;
  /** How many words of the question's subject neither the answer nor its phrasings contain. */
  lacking: number;
}

/** The curated answers and their phrasings, with stems as numbers: phrasings have ten thousands of them. */
export class CuratedIndex {
  readonly answers: readonly CuratedAnswer[];
  /** The numbers of the stems of phrasings and answers. */
  readonly #ids = new Map<string, number>();
  /** Which phrasings have a stem; which answers have a stem or a pair of stems in a phrasing; which answers say a stem. */
  #phrasings = new Postings([]);
  #phrased = this.#phrasings;
  #paired = this.#phrasings;
  #said = this.#phrasings;
  /** For each phrasing its answer, and the rarity of all its stems. */
  #answerOf = new Uint16Array();
  #rarities = new Float32Array();
  /** How each phrasing has a word, and what a question covers of it: reused, since memory outside of the heap is freed late. */
  #having = this.#rarities;
  #ofQuestion = this.#rarities;
  #ofPhrasing = this.#rarities;

  private constructor(answers: readonly CuratedAnswer[]) {
    this.answers = answers;
  }

  /** Builds the index at once. */
  static of(answers: readonly CuratedAnswer[]): CuratedIndex {
    const slices = CuratedIndex.building(answers);
    for (;;) {
      const { done, value } = slices.next();
      if (done) return value;
    }
  }

  /** Builds the index; each yield ends a slice. */
  static *building(answers: readonly CuratedAnswer[]): Generator<void, CuratedIndex> {
    const index = new CuratedIndex(answers);
    yield* index.#build();
    return index;
  }

  *#build(): Generator<void> {
    const { answers } = this;
    const phrasings: number[][][] = [];
    for (const one of answers) {
      const texts = [...phrasingsOf(one), ...(one.hindi ?? []).map(inEnglish)];
      phrasings.push(texts.map((text) => this.#numbered(text)));
      yield;
    }
    this.#phrasings = new Postings(phrasings.flat());
    yield;
    this.#phrased = new Postings(
      phrasings.map((each, at) => [...each.flat(), ...this.#numbered(answers[at]?.also ?? "")]),
    );
    yield;
    this.#paired = new Postings(phrasings.map((each) => each.flatMap(pairsIn)));
    yield;
    this.#said = new Postings(answers.map(({ answer }) => this.#numbered(answer.replace(/\]\([^)]*\)/g, " "))));
    yield;
    this.#answerOf = Uint16Array.from(phrasings.flatMap((each, at) => each.map(() => at)));
    this.#having = new Float32Array(this.#answerOf.length);
    this.#ofQuestion = new Float32Array(this.#answerOf.length);
    this.#ofPhrasing = new Float32Array(this.#answerOf.length);
    const rarities = Array.from(this.#ids.keys(), (stemmed) => this.#rarity(stemmed));
    this.#rarities = Float32Array.from(phrasings.flat(), (ids) =>
      sumOf([...new Set(ids)].map((id) => Number(rarities[id]))),
    );
  }

  /** Whether a phrasing or an answer contains a word with this stem. */
  says(stemmed: string): boolean {
    return this.#ids.has(stemmed);
  }

  /**
   * The answers whose phrasings match the question, best first. `previous` is the question that it follows up on; `knows`
   * returns whether the site contains a word.
   */
  find(question: string, previous: string, knows: (stemmed: string) => boolean): CuratedMatch[] {
    const asked = stemsInOrder(question);
    const weights = new Map(stemsInOrder(previous).map((one) => [one, PREVIOUS_QUESTION_WEIGHT]));
    for (const one of asked) weights.set(one, 1);
    for (const [one, weight] of weights) {
      const isKnown = [one, ...synonymsOf(one)].some((each) => this.says(each) || knows(each));
      weights.set(one, weight * this.#rarity(one) * (isKnown ? 1 : UNKNOWN_WORD_WEIGHT));
    }
    const words = [...weights.keys()].filter((one) => !isStopWord(one) && !everyday.has(one)).length;
    const repeated = this.#shares([...weights].map(([one, weight]) => [this.#said.of(this.#id(one)), weight]));
    const pairs = pairsIn(asked.map((one) => this.#id(one)));
    const paired = this.#shares(pairs.map((pair) => [this.#paired.of(pair), 1]));
    const found: CuratedMatch[] = [];
    const isSubject = (one: string) => asked.includes(one) && !isStopWord(one) && !everyday.has(one);
    const { best, lacking } = this.#coverages(weights, isSubject);
    best.forEach((coverage, at) => {
      if (coverage === 0) return;
      const answer = this.answers[at] as CuratedAnswer;
      const covered = coverage * (answer.isUnpublished ? UNPUBLISHED_WEIGHT : COVERAGE_WEIGHT);
      const shared = REPEATED_WEIGHT * Number(repeated[at]) + PAIRS_WEIGHT * Number(paired[at]);
      const score = covered + shared + GAIN_PER_WORD * Math.min(words, MAX_WORDS);
      found.push({ answer, coverage, score, lacking: Number(lacking[at]) });
    });
    return found.sort((one, other) => other.score - one.score);
  }

  /**
   * By answer, the best coverage of its phrasings: the weighted harmonic mean of the share of the question that the phrasing
   * covers, and the reverse. `weights` are those of the question's stems. `lacking` counts, by answer, the words of the
   * subject that it lacks. A question meets thousands of phrasings, so nothing is created for each of them.
   */
  #coverages(weights: ReadonlyMap<string, number>, isSubject: (stemmed: string) => boolean) {
    const lacking = new Uint16Array(this.answers.length);
    const [ofAnswer, matches] = [new Float32Array(this.answers.length), new Float32Array(this.answers.length)];
    const [having, ofQuestion, ofPhrasing] = [this.#having, this.#ofQuestion.fill(0), this.#ofPhrasing.fill(0)];
    for (const [one, weight] of weights) {
      const [id, synonyms] = [this.#id(one), Array.from(synonymsOf(one), (each) => this.#id(each))];
      matches.fill(0);
      mark(matches, [this.#said.of(id), ...synonyms.map((each) => this.#phrased.of(each))], ANSWER_WEIGHT);
      mark(matches, [this.#phrased.of(id)], OTHER_PHRASING_WEIGHT);
      const isCounted = isSubject(one);
      for (let at = 0; at < matches.length; at++) {
        add(ofAnswer, at, weight * Number(matches[at]));
        if (isCounted && matches[at] === 0) add(lacking, at, 1);
      }
      const [own, alike] = [this.#phrasings.of(id), synonyms.map((each) => this.#phrasings.of(each))];
      mark(having, alike, SYNONYM_WEIGHT);
      mark(having, [own], 1);
      for (const phrasings of [own, ...alike]) {
        for (const phrasing of phrasings) {
          // Zero if the phrasing has another of these words, and counts already.
          const match = Number(having[phrasing]);
          if (match > 0)
            add(ofQuestion, phrasing, weight * (match - Number(matches[Number(this.#answerOf[phrasing])])));
          having[phrasing] = 0;
        }
      }
    }
    const alike = new Map(
      [...weights.keys()].flatMap((one) => [...synonymsOf(one)]).map((one) => [one, SYNONYM_WEIGHT]),
    );
    for (const one of weights.keys()) alike.set(one, 1);
    for (const [one, match] of alike) {
      const covered = match * this.#rarity(one);
      for (const phrasing of this.#phrasings.of(this.#id(one))) add(ofPhrasing, phrasing, covered);
    }
    const total = sumOf(weights.values());
    const best = new Float64Array(this.answers.length);
    for (let phrasing = 0; phrasing < ofPhrasing.length; phrasing++) {
      const covered = Number(ofPhrasing[phrasing]);
      if (covered === 0) continue;
      const at = Number(this.#answerOf[phrasing]);
      const questionShare = (Number(ofAnswer[at]) + Number(ofQuestion[phrasing])) / total;
      const phrasingShare = covered / (Number(this.#rarities[phrasing]) + UNMATCHED_WEIGHT * (1 - questionShare));
      const coverage =
        ((1 + QUESTION_WEIGHT) * questionShare * phrasingShare) / (questionShare + QUESTION_WEIGHT * phrasingShare);
      if (coverage > Number(best[at])) best[at] = coverage;
    }
    return { best, lacking };
  }

  /** By answer, the share of the weights of those lists that it is in. */
  #shares(lists: readonly (readonly [answers: Uint16Array, weight: number])[]): Float32Array {
    const total = sumOf(lists.map(([, weight]) => weight));
    const shares = new Float32Array(this.answers.length);
    for (const [answers, weight] of lists) for (const at of answers) add(shares, at, weight / total);
    return shares;
  }

  /** The number of a stem; negative if neither a phrasing nor an answer has it. */
  #id(stemmed: string): number {
    return this.#ids.get(stemmed) ?? -1;
  }

  /** The stems of a text as numbers, in order; new stems get the next numbers. */
  #numbered(text: string): number[] {
    return stemsInOrder(text).map((one) => {
      if (!this.#ids.has(one)) this.#ids.set(one, this.#ids.size);
      return this.#id(one);
    });
  }

  /** The inverse document frequency of a stem, as in BM25. A stop word or everyday word that no phrasing contains counts nothing. */
  #rarity(stemmed: string): number {
    const frequency = this.#phrased.of(this.#id(stemmed)).length;
    if (frequency === 0 && (isStopWord(stemmed) || everyday.has(stemmed))) return 0;
    const counted = Math.max(frequency, 1) + 0.5;
    return Math.log((this.answers.length + 1) / counted) * (isStopWord(stemmed) ? STOP_WORD_WEIGHT : 1);
  }
}

function add(numbers: Float32Array | Uint16Array, at: number, value: number): void {
  numbers[at] = Number(numbers[at]) + value;
}

function mark(numbers: Float32Array, lists: readonly Uint16Array[], value: number): void {
  for (const list of lists) for (const at of list) numbers[at] = value;
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}

/** The pairs of stems in a row as numbers: 'how long', 'long keep'. */
function pairsIn(ids: readonly number[]): number[] {
  return ids.slice(1).map((id, at) => Number(ids[at]) * MAX_STEMS + id);
}

/** The stems of a text, stop words included: they distinguish 'where are you' from 'who are you'. */
function stemsInOrder(text: string): string[] {
  return wordsOf(withPhrases(normalizeMessage(text)))
    .filter((word) => word !== site.slug)
    .map((word) => (isStopWord(word) ? word : stem(word)));
}
