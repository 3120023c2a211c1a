import type { Signs } from "./weigh.ts";

/** What speaks for a passage, and what is known of its page besides. */
export interface Evidence extends Signs {
  /** What the ranking gave it, as a share of the best. */
  rank: number;
  /** How likely the page is meant, its words aside. */
  preference: number;
}

/** Less than this of a sign counts as this much: nothing is ruled out by one of them. */
const LEAST = 0.03;
const MOST_ASKED = 30;

const ln = (sign: number) => Math.log(Math.max(sign, LEAST));

/**
 * How well a passage fits, to be compared with the others of one question: the likelihood ratio of a logistic model. Its
 * weights, and those below, were fitted to `questions/` (see the README, 'The weights').
 */
export function scoreOf({ rank, coverage, evidence, own, subject, defines, says, preference }: Evidence): number {
  const fits = 1.91 * ln(rank) + 3.85 * ln(coverage) + 2.73 * ln(evidence) + 2.28 * Math.log(preference);
  return Math.exp(fits + 0.24 * own + 0.31 * subject + 0.5 * defines + 0.46 * says);
}

/** How likely what fits best answers the question, 0 to 1. */
export function certaintyOf({ coverage, named, own, subject, defines, asked }: Evidence): number {
  const speaks = 7.59 * coverage + 1.11 * named + 0.9 * own + 0.54 * subject + 0.75 * defines;
  return 1 / (1 + Math.exp(7.1 - speaks - 1.56 * (Math.min(asked, MOST_ASKED) / 10)));
}
