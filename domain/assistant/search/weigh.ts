import { beginningOf, defines } from "./definition.ts";
import type { Passage } from "./passage.ts";
import { subjectOf } from "./subject.ts";
import { stemsOf } from "./terms.ts";

/** How much a word counts that stands elsewhere on the page, or in running text alone, and there a light one. */
const ON_THE_PAGE = 0.55;
const IN_TEXT = 0.85;
const LIGHT_IN_TEXT = 0.35;
/** What a passage must speak of, as the sum of the rarities of its words, before all of it counts as evidence. */
const ENOUGH = 2.2;
/** A sentence is about the question where it and the headings above it speak of so much of it. */
const HALF = 0.5;

/** What a row of a table counts whose subject is not what is asked, and how much more where it is. */
const UNMEANT = 0.3;
const MEANT = 1.7;
/** What is gained by a definition, and by saying the kind of thing that is asked for. */
const DEFINES = 1.6;
const SAYS = 1.4;

/** One thing that a question is about: the stems that are looked for, each with how much it counts, and the whole. */
export interface Term {
  stems: ReadonlyMap<string, number>;
  weight: number;
  /** How much it tells, its weight included: rare words more. */
  tells: number;
}

/** A question as passages are weighed against it. */
export interface Asked {
  terms: readonly Term[];
  /** What is to be defined, in stems. */
  sought: readonly string[] | null;
  /** How a sentence shows that it says what kind of thing is asked for. */
  expected: RegExp | null;
  rarity: (stemmed: string) => number;
}

/** A sentence before anything is asked: its stems, how it begins, and what it is about where it is a row of a table. */
export interface KnownSentence {
  text: string;
  stems: ReadonlySet<string>;
  beginning: readonly string[];
  subject: readonly string[];
}

/** What is known of a passage before anything is asked. */
export interface Known {
  passage: Passage;
  sentences: readonly KnownSentence[];
  /** The stems of its sentences and its own heading; of its headings alone. */
  own: ReadonlySet<string>;
  heading: ReadonlySet<string>;
}

/** What speaks for a passage, each from 0 (nothing) to 1, but for the last. */
export interface Signs {
  /** How much of what the question is about the passage speaks of; its page a little. */
  coverage: number;
  /** How much it speaks of what is asked, however much else was asked. */
  evidence: number;
  /** Whether a word of the question stands in a title, a heading or the words of visitors. */
  named: number;
  /** How much of the question its own heading and sentences speak of. */
  own: number;
  /** How far a row of a table in it is about what is asked. */
  subject: number;
  /** Whether a sentence of it defines what is asked for; whether one about it says the kind of thing that is asked for. */
  defines: number;
  says: number;
  /** How much is asked, as the sum of what its words tell. */
  asked: number;
}

/** What is known of a passage before anything is asked. */
export function knownOf(passage: Passage): Known {
  const { headings } = passage;
  return {
    passage,
    own: new Set(stemsOf(`${headings.at(-1)}. ${passage.sentences.join(" ")}`)),
    heading: new Set(stemsOf(headings.slice(1).join(". "))),
    sentences: passage.sentences.map((text) => ({
      text,
      stems: new Set(stemsOf(text)),
      beginning: beginningOf(text),
      subject: subjectOf(text),
    })),
  };
}

/** How far a passage speaks of what is asked; `match` names the fields in which each stem stands. */
export function weigh(
  { sentences, own, heading }: Known,
  match: Readonly<Record<string, string[]>>,
  page: ReadonlySet<string> | undefined,
  { terms, sought, expected, rarity }: Asked,
): { signs: Signs; matched: Map<string, number> } {
  const matched = new Map<string, number>();
  let all = 0;
  let found = 0;
  let foundInOwn = 0;
  let evidence = 0;
  let named = 0;
  for (const { stems, weight, tells } of terms) {
    let best = 0;
    for (const [stemmed, counts] of stems) {
      const fields = match[stemmed];
      if (fields) {
        const isInTextAlone = fields.every((field) => field === "text");
        best = Math.max(best, counts * (isInTextAlone ? (weight < 1 ? LIGHT_IN_TEXT : IN_TEXT) : 1));
        evidence += counts * rarity(stemmed) * (isInTextAlone ? weight : 1);
        if (!isInTextAlone) named = 1;
        matched.set(stemmed, counts * rarity(stemmed));
      } else if (page?.has(stemmed)) best = Math.max(best, counts * ON_THE_PAGE);
    }
    all += tells;
    found += tells * best;
    if (has(stems, own)) foundInOwn += tells;
  }
  const isAbout = ({ stems }: KnownSentence) =>
    shareOf(terms, all, (term) => has(term.stems, stems) || has(term.stems, heading)) >= HALF;
  return {
    matched,
    signs: {
      coverage: found / all,
      evidence: Math.min(1, evidence / ENOUGH),
      named,
      own: foundInOwn / all,
      subject: Math.max(0, ...sentences.map(({ subject }) => aboutness(subject, terms, rarity))),
      defines: sentences.some(({ beginning }) => defines(beginning, sought)) ? 1 : 0,
      says: expected && sentences.some((sentence) => expected.test(sentence.text) && isAbout(sentence)) ? 1 : 0,
      asked: all,
    },
  };
}

/** How much a sentence says of what is asked: each word once, whichever of those that mean the same stands in it. */
export function worthOf({ text, stems, beginning, subject }: KnownSentence, asked: Asked): number {
  const { terms, sought, expected, rarity } = asked;
  let worth = 0;
  for (const term of terms) {
    let best = 0;
    for (const [stemmed, counts] of term.stems)
      if (stems.has(stemmed))
        best = Math.max(best, subject.length > 0 && !subject.includes(stemmed) ? counts / 2 : counts);
    worth += term.tells * best;
  }
  // A row is read as a whole, however long; it is about its subject. A long sentence says less of each of its words.
  const among = subject.length > 0 ? UNMEANT + MEANT * aboutness(subject, terms, rarity) : 1 / (1 + text.length / 400);
  return worth * among * (defines(beginning, sought) ? DEFINES : 1) * (expected?.test(text) ? SAYS : 1);
}

/** How far what a row is about is what is asked: the share of its subject that the question names, and the other way. */
function aboutness(subject: readonly string[], terms: readonly Term[], rarity: Asked["rarity"]): number {
  if (subject.length === 0) return 0;
  let named = 0;
  let all = 0;
  for (const stemmed of subject) {
    const counts = Math.max(0, ...terms.map(({ stems, weight }) => (stems.get(stemmed) ?? 0) * weight));
    named += counts * rarity(stemmed);
    all += rarity(stemmed);
  }
  return all > 0 ? named / all : 0;
}

function shareOf(terms: readonly Term[], all: number, speaksOf: (term: Term) => boolean): number {
  let share = 0;
  for (const term of terms) if (speaksOf(term)) share += term.tells;
  return share / all;
}

function has(stems: Term["stems"], where: ReadonlySet<string>): boolean {
  for (const stemmed of stems.keys()) if (where.has(stemmed)) return true;
  return false;
}
