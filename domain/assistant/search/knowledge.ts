import MiniSearch from "minisearch";
import { definedIn } from "./definition.ts";
import { expectedBy } from "./expected.ts";
import { isLight } from "./light-words.ts";
import { nearestWord } from "./nearest-word.ts";
import type { Passage } from "./passage.ts";
import { preferenceFor } from "./preference.ts";
import { synonymsOf } from "./synonyms.ts";
import { contentWords, stemsOf } from "./terms.ts";
import { type Asked, type Known, type KnownSentence, knownOf, type Term, weigh, worthOf } from "./weigh.ts";
import { certaintyOf, scoreOf } from "./weights.ts";
import { stem } from "./words.ts";

/** How much a word counts that only means the same, and one that had to be guessed from its spelling. */
const SYNONYM = 0.75;
const CORRECTED = 0.9;
/** How much the words of an earlier turn count beside those of the question, and those that say little. */
const EARLIER = 0.4;
const LIGHT = 0.4;
/** And such a one where the site does not know it. */
const LIGHT_UNKNOWN = 0.15;
/** A word that the site does not know counts as much as one that so many passages hold. */
const UNKNOWN_AS = 3;
/** Another passage of the same section may stand for the best one when it is about as certain. */
const NEARLY = 0.8;
/** How many candidates are looked at closely. */
const CANDIDATES = 30;

/** Words under which visitors look for a part of the site, by page and heading; `*` means all of the page. */
export type OtherWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A passage that was found. */
export interface Finding {
  passage: Passage;
  /** Higher is better; compares findings of one question alone. */
  score: number;
  /** How likely it answers what was asked, 0 to 1. */
  certainty: number;
  /** Its sentences, and what was asked, against which they are weighed. */
  sentences: readonly KnownSentence[];
  asked: Asked;
  /** The stems looked for that the passage holds, each with what it counts. */
  matched: ReadonlyMap<string, number>;
}

interface Entry {
  id: number;
  title: string;
  headings: string;
  text: string;
  also: string;
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
  /** In how many passages a stem stands, how often a word is written, what stems a page has. */
  readonly #holders = new Map<string, number>();
  readonly #words = new Map<string, number>();
  readonly #pages = new Map<string, Set<string>>();

  constructor(passages: readonly Passage[], otherWords: OtherWords = {}) {
    this.#known = passages.map(knownOf);
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
    const sought = [...boosts.keys()].filter((stemmed) => this.#holders.has(stemmed));
    if (sought.length === 0) return [];
    const asked = { terms, sought: definedIn(question), expected: expectedBy(question), rarity: this.#rarity };
    const preference = preferenceFor(question);
    const found = this.#index
      .search(sought.join(" "), {
        tokenize: (text) => text.split(" "),
        boostTerm: (stemmed) => boosts.get(stemmed) ?? 1,
      })
      .slice(0, CANDIDATES);
    const findings = found
      .map(({ id, score, match }) => {
        const of = this.#known[id] as Known;
        const { path } = of.passage;
        const { signs, matched } = weigh(of, match, this.#pages.get(path), asked);
        const all = {
          ...signs,
          rank: score / (found[0]?.score ?? 1),
          preference: preference(path),
        };
        const { passage, sentences } = of;
        return { passage, sentences, asked, matched, score: scoreOf(all), certainty: certaintyOf(all) };
      })
      .sort((one, other) => other.score - one.score);
    return bestOfItsSection(findings);
  }

  knows(stemmed: string): boolean {
    return this.#holders.has(stemmed);
  }

  #termsOf(question: string, earlier: string): Term[] {
    const asked = this.#stemmed(question);
    const before = this.#stemmed(earlier).filter(({ stemmed }) => asked.every((other) => other.stemmed !== stemmed));
    return [
      ...asked.map(({ stemmed, counts }) => this.#termOf(stemmed, counts, isLight(stemmed) ? LIGHT : 1)),
      ...before.map(({ stemmed, counts }) => this.#termOf(stemmed, counts, EARLIER)),
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

  readonly #rarity = (stemmed: string): number => {
    const holders = this.#holders.get(stemmed) ?? UNKNOWN_AS;
    return Math.log(1 + (this.#known.length - holders + 0.5) / (holders + 0.5));
  };

  #termOf(stemmed: string, counts: number, weight: number): Term {
    const stems = new Map([[stemmed, counts]]);
    for (const other of synonymsOf(stemmed)) stems.set(other, counts * SYNONYM);
    // A common word tells little even where a rare one means the same ('security' and 'shield'), but more than alone.
    const known = [...stems.keys()].filter((one) => this.#holders.has(one)).map(this.#rarity);
    const rarest = known.length > 0 ? Math.max(...known) : this.#rarity(stemmed);
    const mean = known.reduce((sum, rarity) => sum + rarity, 0) / known.length;
    const own = this.#holders.has(stemmed) ? (this.#rarity(stemmed) + rarest) / 2 : mean || rarest;
    return { stems, weight, tells: own * (known.length === 0 && weight === LIGHT ? LIGHT_UNKNOWN : weight) };
  }

  #count({ path }: Passage, text: string): void {
    const page = this.#pages.get(path) ?? new Set<string>();
    this.#pages.set(path, page);
    for (const word of contentWords(text)) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    for (const stemmed of new Set(stemsOf(text))) {
      this.#holders.set(stemmed, (this.#holders.get(stemmed) ?? 0) + 1);
      page.add(stemmed);
    }
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

/** Findings with the one in front, of those of the first one's section, that has the sentence or row which says most of it. */
function bestOfItsSection(findings: readonly Finding[]): Finding[] {
  const [first] = findings;
  if (!first) return [];
  const isOfSection = ({ passage: { path, headings } }: Finding) =>
    path === first.passage.path && headings.at(-1) === first.passage.headings.at(-1);
  const worth = ({ sentences, asked }: Finding) => Math.max(...sentences.map((sentence) => worthOf(sentence, asked)));
  const best = findings
    .filter((finding) => isOfSection(finding) && finding.certainty >= first.certainty * NEARLY)
    .reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const others = findings.filter((finding) => finding !== best);
  return [{ ...best, score: first.score, certainty: Math.max(best.certainty, first.certainty) }, ...others];
}
