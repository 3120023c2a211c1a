import type { Finding } from "./search/knowledge.ts";
import { stemsOf } from "./search/terms.ts";

/** How long an answer may be, in characters, and in sentences. */
const LONGEST = 420;
const SENTENCES = 3;
/** An answer shorter than this says more if another sentence follows. */
const SHORT = 120;
/** What share of the best sentence's worth another must have. */
const NEARLY_AS_GOOD = 0.5;
/** A sentence that begins so says nothing without the one before it. */
const dependsOnPrevious =
  /^(?:it|its|they|their|them|(?:this|these|those|that)(?=,| (?:is|are|was|were|means|makes|takes|leaves|changes|has|had|can|will|would|does|protects|number|way|kind)\b)|he|she|his|her|both|neither|and|but|so|or|yet|also|then|there|here|instead|otherwise|one is|the (?:second|first|other|third|latter|former)|another|each of|without (?:the|a|it)|until (?:they|it|then)|what (?:replaced|left))\b/i;

/**
 * A short answer out of a passage: the sentences that speak most of what was asked, in the order of the page, each
 * with the one that it leans on, in at most about `longest` characters. Nothing is added but the heading, where that is what the sentences are said of.
 */
export function compose({ passage, matched, relevance: worth }: Finding, longest = LONGEST): string {
  const { sentences, headings, parts = 0 } = passage;
  const most = parts > 0 ? 1 : SENTENCES;
  const chosen = new Set<number>();
  const length = () => [...chosen].reduce((sum, index) => sum + (sentences[index]?.length ?? 0) + 1, 0);
  const take = (index: number) => {
    const group = [index];
    while (
      group[0] !== undefined &&
      group[0] > 0 &&
      group.length < 3 &&
      dependsOnPrevious.test(sentences[group[0]] ?? "")
    )
      group.unshift(group[0] - 1);
    const fresh = group.filter((one) => !chosen.has(one));
    const size = fresh.reduce((sum, one) => sum + (sentences[one]?.length ?? 0) + 1, 0);
    if (chosen.size > 0 && (chosen.size + fresh.length > most || length() + size > longest)) return;
    for (const one of fresh) chosen.add(one);
  };
  const takeIfItFits = (index: number) => {
    if (length() + (sentences[index]?.length ?? 0) <= longest) chosen.add(index);
  };
  const order = worth
    .map((value, index) => ({ value, index }))
    .sort((one, other) => other.value - one.value || one.index - other.index);
  const best = order[0]?.value ?? 0;
  for (const { value, index } of order) if (value > 0 && value >= best * NEARLY_AS_GOOD) take(index);
  if (chosen.size === 0) take(0);
  // An overview goes on with its parts; a short sentence alone, with the one beside it.
  if (parts > 0) for (let index = sentences.length - parts; index < sentences.length; index++) takeIfItFits(index);
  else if (chosen.size === 1 && length() < SHORT) {
    const [only = 0] = chosen;
    take(only + 1 < sentences.length ? only + 1 : Math.max(only - 1, 0));
  }
  const text = [...chosen]
    .sort((one, other) => one - other)
    .map((index) => sentences[index])
    .join(" ");
  const heading = (headings.at(-1) ?? "").replace(/^[IVX]+ /, "");
  return isNeeded(heading, text, headings.length, matched) ? `${heading}: ${text}` : text;
}

/**
 * Whether the heading must be told for the text to be understood: the text leans on it, or the heading holds what was
 * asked for and the text does not.
 */
function isNeeded(heading: string, text: string, rank: number, matched: Finding["matched"]): boolean {
  if (rank < 2 || /[?:]/.test(heading) || text.toLowerCase().includes(heading.toLowerCase())) return false;
  if (dependsOnPrevious.test(text)) return true;
  const said = new Set(stemsOf(text));
  return stemsOf(heading).some((stemmed) => matched.has(stemmed) && !said.has(stemmed));
}
