import type { Finding } from "./search/knowledge.ts";
import { stemsOf } from "./search/terms.ts";

const MAX_CHARACTERS = 420;
const MAX_SENTENCES = 3;
/** A shorter answer gets another sentence. */
const MIN_CHARACTERS = 120;
/** The share of the best sentence's relevance that another must have. */
const MIN_RELEVANCE_SHARE = 0.5;
/** A sentence that starts like this is not understood without the previous one. */
const dependsOnPrevious =
  /^(?:it|its|they|their|them|(?:this|these|those|that)(?=,| (?:is|are|was|were|means|makes|takes|leaves|changes|has|had|can|will|would|does|protects|number|way|kind)\b)|he|she|his|her|both|neither|and|but|so|or|yet|also|then|there|here|instead|otherwise|one is|the (?:second|first|other|third|latter|former)|another|each of|without (?:the|a|it)|until (?:they|it|then)|what (?:replaced|left))\b/i;

/**
 * A short answer from a passage: its most relevant sentences in page order, each with the sentence that it depends on, in
 * about `maxCharacters` characters. The heading is added when the sentences need it.
 */
export function compose({ passage, matched, relevance }: Finding, maxCharacters = MAX_CHARACTERS): string {
  const { sentences, headings, parts = 0 } = passage;
  const maxSentences = parts > 0 ? 1 : MAX_SENTENCES;
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
    if (chosen.size > 0 && (chosen.size + fresh.length > maxSentences || length() + size > maxCharacters)) return;
    for (const one of fresh) chosen.add(one);
  };
  const addIfItFits = (index: number) => {
    if (length() + (sentences[index]?.length ?? 0) <= maxCharacters) chosen.add(index);
  };
  const order = relevance
    .map((value, index) => ({ value, index }))
    .sort((one, other) => other.value - one.value || one.index - other.index);
  const best = order[0]?.value ?? 0;
  for (const { value, index } of order) if (value > 0 && value >= best * MIN_RELEVANCE_SHARE) take(index);
  if (chosen.size === 0) take(0);
  // An overview continues with its parts; a short sentence with its neighbor.
  if (parts > 0) for (let index = sentences.length - parts; index < sentences.length; index++) addIfItFits(index);
  else if (chosen.size === 1 && length() < MIN_CHARACTERS) {
    const [only = 0] = chosen;
    take(only + 1 < sentences.length ? only + 1 : Math.max(only - 1, 0));
  }
  const text = [...chosen]
    .sort((one, other) => one - other)
    .map((index) => sentences[index])
    .join(" ");
  const heading = (headings.at(-1) ?? "").replace(/^[IVX]+ /, "");
  return needsHeading(heading, text, headings.length, matched) ? `${heading}: ${text}` : text;
}

/**
 * Whether the text needs its heading: it depends on a previous sentence, or the heading contains a word of the question
 * that the text lacks.
 */
function needsHeading(heading: string, text: string, rank: number, matched: Finding["matched"]): boolean {
  if (rank < 2 || /[?:]/.test(heading) || text.toLowerCase().includes(heading.toLowerCase())) return false;
  if (dependsOnPrevious.test(text)) return true;
  const stemsOfText = new Set(stemsOf(text));
  return stemsOf(heading).some((stemmed) => matched.has(stemmed) && !stemsOfText.has(stemmed));
}
