import MiniSearch from "minisearch";
import { beginningOf, definedIn, defines } from "./definition.ts";
import { isLight } from "./light-words.ts";
import { nearestWord } from "./nearest-word.ts";
import type { Passage } from "./passage.ts";
import { preferenceFor } from "./preference.ts";
import { synonymsOf } from "./synonyms.ts";
import { contentWords, stemsOf } from "./terms.ts";
import { stem } from "./words.ts";

/** How much a word counts that only means the same, and one that had to be guessed from its spelling. */
const SYNONYM = 0.75;
const CORRECTED = 0.9;
/** How much the words of an earlier turn count beside those of the question, and those that say little. */
const EARLIER = 0.4;
const LIGHT = 0.4;
/** How much a word counts that stands elsewhere on the page, or in running text alone, and there a light one. */
const ON_THE_PAGE = 0.55;
const IN_TEXT = 0.85;
const LIGHT_IN_TEXT = 0.35;
/** A word that the site does not know counts as much as one that so many passages hold. */
const UNKNOWN_AS = 3;
/** What a passage must speak of, as the sum of the rarities of its words, before all of it counts as evidence. */
const ENOUGH = 2.2;
/** What is gained by a sentence that defines what is asked for, by a word of the title that few titles have. */
const DEFINES = 1.5;
const NAMED_IN_TITLE = 1.35;
const FEW_TITLES = 2;
/** What is gained at most when the words stand in the passage and its own heading, not only above it. */
const OWN = 0.3;
/** How many candidates are looked at closely. */
const CANDIDATES = 30;

/** Words under which visitors look for a part of the site, by page and heading; `*` means all of the page. */
export type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A passage that was found. */
export interface Finding {
  passage: Passage;
  /** Higher is better; compares findings of one question alone. */
  score: number;
  /** How much of what the question is about the passage speaks of, 0 to 1. Rare words count more. */
  certainty: number;
  /** The stems looked for that the passage holds, each with what it counts. */
  matched: ReadonlyMap<string, number>;
}

/** One thing that a question is about: the stems that are looked for, each with how much it counts, and the whole. */
interface Term {
  stems: ReadonlyMap<string, number>;
  weight: number;
}

interface Entry {
  id: number;
  title: string;
  headings: string;
  text: string;
  also: string;
}

/** What is known of a passage before anything is asked. */
interface Known {
  passage: Passage;
  /** The stems of its sentences and its own heading. */
  own: ReadonlySet<string>;
  /** How each of its sentences begins. */
  beginnings: readonly string[][];
}

/** What can be asked for passages. */
export interface Searchable {
  /** The passages that speak of what is asked, the best first. `earlier` is what was asked before ('and for how long?'). */
  find(question: string, earlier?: string): Finding[];
  /** Whether a word with this stem stands anywhere on the site. */
  knows(stemmed: string): boolean;
}

/** What the assistant knows of the site: its passages, searched in process. */
export class Knowledge implements Searchable {
  readonly #known: readonly Known[];
  readonly #index = new MiniSearch<Entry>({
    fields: ["title", "headings", "text", "also"],
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: {
      processTerm: (term) => term,
      boost: { title: 1.3, headings: 1.8, also: 2 },
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    },
  });
  /** In how many passages a stem stands, how often a word is written, what stems a page has, which titles a stem. */
  readonly #holders = new Map<string, number>();
  readonly #words = new Map<string, number>();
  readonly #pages = new Map<string, Set<string>>();
  readonly #titles = new Map<string, Set<string>>();

  constructor(passages: readonly Passage[], otherWords: OtherWords = {}) {
    this.#known = passages.map((passage) => ({
      passage,
      own: new Set(stemsOf(`${passage.headings.at(-1)}. ${passage.sentences.join(" ")}`)),
      beginnings: passage.sentences.map(beginningOf),
    }));
    for (const [id, passage] of passages.entries()) {
      const entry = { id, ...entryOf(passage, otherWords[passage.path] ?? {}) };
      this.#index.add(entry);
      this.#count(passage, `${entry.title}. ${entry.headings}. ${entry.text}. ${entry.also}`);
    }
  }

  find(question: string, earlier = ""): Finding[] {
    const terms = this.#termsOf(question, earlier);
    const boosts = new Map<string, number>();
    for (const { stems, weight } of terms)
      for (const [stemmed, counts] of stems)
        boosts.set(stemmed, Math.max(boosts.get(stemmed) ?? 0, weight * (counts < CORRECTED ? counts / 2 : counts)));
    const known = [...boosts.keys()].filter((stemmed) => this.#holders.has(stemmed));
    if (known.length === 0) return [];
    const sought = definedIn(question);
    const preference = preferenceFor(question);
    return this.#index
      .search(known.join(" "), {
        tokenize: (text) => text.split(" "),
        boostTerm: (stemmed) => boosts.get(stemmed) ?? 1,
      })
      .slice(0, CANDIDATES)
      .map(({ id, score, match }) => {
        const { passage, beginnings } = this.#known[id] as Known;
        const { certainty, matched, ownShare } = this.#weigh(id, match, terms);
        const gains =
          (beginnings.some((beginning) => defines(beginning, sought)) ? DEFINES : 1) *
          (this.#isNamed(passage.path, terms) ? NAMED_IN_TITLE : 1) *
          (1 + OWN * ownShare) *
          preference(passage.path);
        return { passage, certainty, matched, score: Math.sqrt(score) * certainty ** 3 * gains };
      })
      .sort((one, other) => other.score - one.score);
  }

  knows(stemmed: string): boolean {
    return this.#holders.has(stemmed);
  }

  /** How far a passage speaks of the terms; `match` names the fields in which each stem stands. */
  #weigh(id: number, match: Readonly<Record<string, string[]>>, terms: readonly Term[]) {
    const { passage, own } = this.#known[id] as Known;
    const page = this.#pages.get(passage.path);
    const matched = new Map<string, number>();
    let all = 0;
    let found = 0;
    let foundInOwn = 0;
    let evidence = 0;
    let isNamed = false;
    for (const { stems, weight } of terms) {
      const known = [...stems.keys()].filter((stemmed) => this.#holders.has(stemmed));
      const rarity = weight * Math.max(this.#rarity(known[0] ?? ""), ...known.map((one) => this.#rarity(one)));
      let best = 0;
      for (const [stemmed, counts] of stems) {
        const fields = match[stemmed];
        if (fields) {
          const isInTextAlone = fields.every((field) => field === "text");
          best = Math.max(best, counts * (isInTextAlone ? (weight < 1 ? LIGHT_IN_TEXT : IN_TEXT) : 1));
          evidence += counts * this.#rarity(stemmed) * (isInTextAlone ? weight : 1);
          isNamed ||= !isInTextAlone;
          matched.set(stemmed, counts * this.#rarity(stemmed));
        } else if (page?.has(stemmed)) best = Math.max(best, counts * ON_THE_PAGE);
      }
      all += rarity;
      found += rarity * best;
      if ([...stems.keys()].some((stemmed) => own.has(stemmed))) foundInOwn += rarity;
    }
    return {
      matched,
      certainty: (found / all) * Math.min(1, evidence / ENOUGH) * (isNamed ? 1 : IN_TEXT),
      ownShare: foundInOwn / all,
    };
  }

  /** Whether a word of the question stands in this page's title and in few others. */
  #isNamed(path: string, terms: readonly Term[]): boolean {
    return terms.some(({ stems }) =>
      [...stems].some(([stemmed, counts]) => {
        const pages = this.#titles.get(stemmed);
        return counts > SYNONYM && pages?.has(path) && pages.size <= FEW_TITLES;
      }),
    );
  }

  #termsOf(question: string, earlier: string): Term[] {
    const asked = this.#stemmed(question);
    const before = this.#stemmed(earlier).filter(({ stemmed }) => asked.every((other) => other.stemmed !== stemmed));
    return [
      ...asked.map(({ stemmed, counts }) => termOf(stemmed, counts, isLight(stemmed) ? LIGHT : 1)),
      ...before.map(({ stemmed, counts }) => termOf(stemmed, counts, EARLIER)),
    ];
  }

  /** The words that a text is about, stemmed; misspelt ones are set right where the site has a word that near. */
  #stemmed(text: string): { stemmed: string; counts: number }[] {
    const found = new Map<string, number>();
    for (const word of contentWords(text)) {
      const stemmed = stem(word);
      const isKnown = [stemmed, ...synonymsOf(stemmed)].some((one) => this.#holders.has(one)) || isLight(stemmed);
      const nearest = isKnown ? null : nearestWord(word, this.#words);
      if (nearest) found.set(stem(nearest), Math.max(found.get(stem(nearest)) ?? 0, CORRECTED));
      else found.set(stemmed, 1);
    }
    return [...found].map(([stemmed, counts]) => ({ stemmed, counts }));
  }

  #rarity(stemmed: string): number {
    const holders = this.#holders.get(stemmed) ?? UNKNOWN_AS;
    return Math.log(1 + (this.#known.length - holders + 0.5) / (holders + 0.5));
  }

  #count({ path, title }: Passage, text: string): void {
    const page = this.#pages.get(path) ?? new Set<string>();
    this.#pages.set(path, page);
    for (const word of contentWords(text)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    for (const stemmed of new Set(stemsOf(text))) {
      this.#holders.set(stemmed, (this.#holders.get(stemmed) ?? 0) + 1);
      page.add(stemmed);
    }
    for (const stemmed of stemsOf(title)) this.#titles.set(stemmed, (this.#titles.get(stemmed) ?? new Set()).add(path));
  }
}

function entryOf({ title, headings, sentences }: Passage, otherWords: OtherWords[string]): Omit<Entry, "id"> {
  const also = Object.entries(otherWords)
    .filter(([heading]) => standsUnder(heading, headings))
    .map(([, words]) => words);
  return { title, headings: headings.join(". "), text: sentences.join(" "), also: also.join(". ") };
}

/** A heading of the first two ranks is meant where it is the nearest; one below them with all that stands under it. */
function standsUnder(heading: string, headings: readonly string[]): boolean {
  return heading === "*" || headings.at(-1) === heading || headings.lastIndexOf(heading) > 1;
}

function termOf(stemmed: string, counts: number, weight: number): Term {
  const stems = new Map([[stemmed, counts]]);
  for (const other of synonymsOf(stemmed)) stems.set(other, counts * SYNONYM);
  return { stems, weight };
}
