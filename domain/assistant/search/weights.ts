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
  const fits = 1.8 * ln(rank) + 4.15 * ln(coverage) + 2.7 * ln(evidence) + 2.34 * Math.log(preference);
  return Math.exp(fits + 0.44 * own + 0.31 * subject + 0.49 * defines + 0.5 * says);
}

/** How likely what fits best answers the question, 0 to 1. */
export function certaintyOf({ coverage, named, own, subject, defines, asked }: Evidence): number {
  const speaks = 7.67 * coverage + 0.47 * named + own + 0.48 * subject + 0.92 * defines;
  return 1 / (1 + Math.exp(6.66 - speaks - 1.13 * (Math.min(asked, MOST_ASKED) / 10)));
}
