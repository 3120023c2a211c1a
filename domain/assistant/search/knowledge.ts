import MiniSearch from "minisearch";
import { type CuratedAnswer, phrasingsOf } from "#content/assistant/curated-answer.ts";
import { site } from "#site";
import { CuratedIndex } from "../curated.ts";
import { type Passage, readPassages } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";
import { Spelling } from "./spelling.ts";
import { synonymsOf } from "./synonyms.ts";
import { stemsOf } from "./terms.ts";

/** The weight of a synonym, of a word elsewhere on the page, and of the previous question, relative to a direct match. */
const SYNONYM_WEIGHT = 0.75;
const SAME_PAGE_WEIGHT = 0.6;
const PREVIOUS_QUESTION_WEIGHT = 0.4;
/** How many passages of MiniSearch's ranking are compared by coverage. */
const MAX_CANDIDATES = 30;
/** How many curated answers are found for a question. */
const MAX_CURATED = 5;

/** A passage contains the words of a question by chance more easily than a phrasing does. */
const PASSAGE_WEIGHT = 0.8;
/** From this coverage on, a curated answer is clear by itself. */
export const CLEAR = 0.65;

/** A passage or a curated answer that matches a question. */
export interface Finding {
  /** For a curated answer, its sentences and its main source. */
  passage: Passage;
  curated?: CuratedAnswer;
  /** Higher is better; comparable only among the findings of one question. */
  score: number;
  /** The share of the question that the passage covers, 0 to 1. Rare words count more than common ones. */
  coverage: number;
  /** For a curated answer, how many words of the question's subject neither it nor its phrasings contain. */
  lacking?: number;
  /** How relevant each sentence of the passage is to the question. */
  relevance: readonly number[];
  /** The stems of the question, synonyms included, that the passage contains. */
  matched: ReadonlySet<string>;
}

/** A word of a question: its stem and synonyms with their weights, and the weight of the word itself. */
interface Term {
  stems: ReadonlyMap<string, number>;
  weight: number;
}

/** What the assistant searches. */
export type Searchable = Pick<Knowledge, "corrected" | "curated" | "find" | "knows" | "titleOf"> & {
  /** Reads and indexes it ahead of the first search. Each yield ends a slice. */
  loading?(): Generator<void>;
};

/**
 * The passages of the build and the curated answers. They are read and indexed on the first search, which takes up to a
 * second, so that the server's start does not wait for it.
 */
export function loadKnowledge(file: string, answers: readonly CuratedAnswer[]): Searchable {
  let loaded: Knowledge | undefined;
  const knowledge = () => {
    loaded ??= new Knowledge(readPassages(file), answers);
    return loaded;
  };
  return {
    *loading() {
      const index = yield* CuratedIndex.building(answers);
      // A search may have come first.
      loaded ??= new Knowledge(readPassages(file), answers, index);
      yield;
    },
    corrected: (text, known) => knowledge().corrected(text, known),
    curated: (question, previous) => knowledge().curated(question, previous),
    find: (question, previous) => knowledge().find(question, previous),
    knows: (stemmed) => knowledge().knows(stemmed),
    titleOf: (path) => knowledge().titleOf(path),
  };
}

/** The passages of the site in a full-text index (MiniSearch, BM25+) of this process. */
export class Knowledge {
  readonly #passages: readonly Passage[];
  readonly #index = new MiniSearch<{ id: number; title: string[]; headings: string[]; text: string[] }>({
    fields: ["title", "headings", "text"],
    stringifyField: (stems: string[]) => stems.join(" "),
    tokenize: (stems) => stems.split(" ").filter(Boolean),
    processTerm: (term) => term,
    searchOptions: {
      processTerm: (term) => term,
      boost: { title: 1.3, headings: 1.8 },
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    },
  });
  /** How many passages contain a stem. */
  readonly #frequency = new Map<string, number>();
  readonly #stemsOfPage = new Map<string, Set<string>>();
  readonly #curated: CuratedIndex;
  #latest: { key: string; found: readonly Finding[] } = { key: "", found: [] };
  #spelling: Spelling | undefined;
  readonly #titles: ReadonlyMap<string, string>;

  constructor(
    passages: readonly Passage[],
    answers: readonly CuratedAnswer[] = [],
    curated = CuratedIndex.of(answers),
  ) {
    this.#passages = passages;
    this.#curated = curated;
    this.#titles = new Map(passages.map(({ path, title }) => [path, title]));
    for (const [id, { path, title, headings, sentences }] of passages.entries()) {
      const [ofTitle, ofHeadings] = [stemsOf(title), stemsOf(headings.join(". "))];
      const ofText = stemsOf(sentences.join(" "));
      this.#index.add({ id, title: ofTitle, headings: ofHeadings, text: ofText });
      const page = this.#stemsOfPage.get(path) ?? new Set<string>();
      this.#stemsOfPage.set(path, page);
      for (const stemmed of new Set([...ofTitle, ...ofHeadings, ...ofText])) {
        this.#frequency.set(stemmed, (this.#frequency.get(stemmed) ?? 0) + 1);
        page.add(stemmed);
      }
    }
  }

  /** A message with the spelling of the site; `known` has further words that need no correction. */
  corrected(text: string, known?: string): string {
    this.#spelling ??= new Spelling([
      ...this.#passages.flatMap(({ headings, sentences }) => [...headings, ...sentences]),
      ...this.#curated.answers.flatMap((one) => [...phrasingsOf(one), one.answer, one.also ?? ""]),
    ]);
    return this.#spelling.corrected(text, known);
  }

  /** The curated answers that match a question, best first. `previous` is the question that it follows up on. */
  curated(question: string, previous = ""): readonly Finding[] {
    // A message asks for the same answers twice: for its reply, and for related questions.
    const key = `${question}\n${previous}`;
    if (this.#latest.key !== key) this.#latest = { key, found: this.#findCurated(question, previous) };
    return this.#latest.found;
  }

  #findCurated(question: string, previous: string): Finding[] {
    const found = this.#curated.find(question, previous, (stemmed) => this.#frequency.has(stemmed));
    return found.slice(0, MAX_CURATED).map(({ answer, coverage, score, lacking }) => {
      const [path = "", anchor = null] = answer.sources[0].split("#");
      const text = answer.answer.replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, "$1").replace(/\n-? ?/g, " ");
      const title = this.titleOf(path);
      const passage = { path, title, anchor, headings: [title, answer.questions[0]], sentences: sentencesOf(text) };
      return { passage, curated: answer, coverage, score, lacking, relevance: [], matched: new Set<string>() };
    });
  }

  /** The title of a page, for a citation. */
  titleOf(path: string): string {
    return this.#titles.get(path) ?? site.name;
  }

  /** The passages that match a question, best first. `previous` is the question that it follows up on. */
  find(question: string, previous = ""): Finding[] {
    const terms = this.#termsOf(question, previous);
    const boosts = new Map<string, number>();
    for (const { stems } of terms)
      for (const [stemmed, weight] of stems) boosts.set(stemmed, Math.max(boosts.get(stemmed) ?? 0, weight));
    const results = this.#index.search([...boosts.keys()].join(" "), {
      boostTerm: (stemmed) => boosts.get(stemmed) ?? 1,
    });
    return results
      .slice(0, MAX_CANDIDATES)
      .map(({ id, score, match }) => {
        const passage = this.#passages[id] as Passage;
        const page = this.#stemsOfPage.get(passage.path);
        const coverage = shareOf(terms, (stemmed) =>
          stemmed in match ? 1 : page?.has(stemmed) ? SAME_PAGE_WEIGHT : 0,
        );
        return {
          passage,
          score: score * coverage ** 2,
          coverage: coverage * PASSAGE_WEIGHT,
          // Only a quoted passage needs it.
          get relevance() {
            return passage.sentences.map((sentence) => relevanceOf(sentence, terms));
          },
          matched: new Set(Object.keys(match)),
        };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** Whether a word with this stem occurs on the site. */
  knows(stemmed: string): boolean {
    return this.#frequency.has(stemmed) || this.#curated.says(stemmed);
  }

  #termsOf(question: string, previous: string): Term[] {
    const weights = new Map(stemsOf(previous).map((one) => [one, PREVIOUS_QUESTION_WEIGHT]));
    for (const one of stemsOf(question)) weights.set(one, 1);
    return [...weights].map(([stemmed, weight]) => ({
      stems: new Map([[stemmed, 1], ...Array.from(synonymsOf(stemmed), (one) => [one, SYNONYM_WEIGHT] as const)]),
      weight: weight * this.#rarity(stemmed),
    }));
  }

  /** The inverse document frequency of a stem, as in BM25. A word that the site does not use counts as if one passage had it. */
  #rarity(stemmed: string): number {
    const frequency = this.#frequency.get(stemmed) ?? 1;
    return Math.log((this.#passages.length + 1) / (frequency + 0.5));
  }
}

/** The share of the terms' weight that matches, 0 to 1. `matchOf` returns how well a stem matches, 0 to 1. */
function shareOf(terms: readonly Term[], matchOf: (stemmed: string) => number): number {
  let [total, matched] = [0, 0];
  for (const { stems, weight } of terms) {
    total += weight;
    matched += weight * Math.max(...[...stems].map(([stemmed, counts]) => counts * matchOf(stemmed)));
  }
  return total === 0 ? 0 : matched / total;
}

/** What a row of a table or a list item is about: 'Demo request' in 'Demo request: 24 months'. */
const rowSubject = /^([^.:?!]{2,60}): (?=\S)/;

/**
 * How relevant a sentence is to the question: the share of the question that it mentions. Long sentences count less; a row
 * of a table counts by the share of its subject that the question mentions.
 */
function relevanceOf(sentence: string, terms: readonly Term[]): number {
  const stems = new Set(stemsOf(sentence));
  const subject = stemsOf(rowSubject.exec(sentence)?.[1] ?? "");
  if (subject.length === 0)
    return shareOf(terms, (stemmed) => (stems.has(stemmed) ? 1 : 0)) / (1 + sentence.length / 400);
  const asked = subject.filter((stemmed) => terms.some((term) => term.stems.has(stemmed))).length;
  const mentioned = shareOf(terms, (stemmed) => (subject.includes(stemmed) ? 1 : stems.has(stemmed) ? 0.5 : 0));
  return mentioned * (0.3 + (1.7 * asked) / subject.length);
}
