import { beginningOf, definedIn, defines } from "./definition.ts";
import type { Finding } from "./knowledge.ts";
import { stemsOf } from "./terms.ts";

/** How long an answer may be, in characters, and in sentences. */
const LONGEST = 420;
const SENTENCES = 3;
/** A sentence that begins so says nothing without the one before it. */
const leansOnTheLast =
  /^(?:it|its|they|their|them|(?:this|these|those|that)(?=,| (?:is|are|was|were|means|makes|takes|leaves|changes|has|had|can|will|would|does|protects|number|way|kind)\b)|he|she|his|her|both|neither|and|but|so|or|yet|also|then|there|here|instead|otherwise|one is|the (?:second|first|other|third|latter|former)|another|each of|without (?:the|a|it)|until (?:they|it|then)|what (?:replaced|left))\b/i;

/**
 * A short answer out of a passage: the sentences that speak most of what was asked, in the order of the page, each
 * with the one that it leans on, in at most about `longest` characters. Nothing is added but the heading, where that is what the sentences are said of.
 */
export function compose({ passage, matched }: Finding, question: string, longest = LONGEST): string {
  const { sentences, headings, parts = 0 } = passage;
  const sought = definedIn(question);
  const worth = sentences.map((sentence) => {
    const stems = new Set(stemsOf(sentence));
    let sum = 0;
    for (const [stemmed, counts] of matched) if (stems.has(stemmed)) sum += counts;
    return (sum / (1 + sentence.length / 400)) * (defines(beginningOf(sentence), sought) ? 1.6 : 1);
  });
  const most = parts > 0 ? 1 : SENTENCES;
  const chosen = new Set<number>();
  const length = () => [...chosen].reduce((sum, index) => sum + (sentences[index]?.length ?? 0) + 1, 0);
  const take = (index: number) => {
    const group = [index];
    while (group[0] !== undefined && group[0] > 0 && group.length < 3 && leansOnTheLast.test(sentences[group[0]] ?? ""))
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
  for (const { value, index } of order) if (value > 0 && value >= best * 0.35) take(index);
  // An overview goes on with its parts. Elsewhere one short sentence is all there was, or the words stand in the heading.
  if (parts > 0) for (let index = sentences.length - parts; index < sentences.length; index++) takeIfItFits(index);
  else
    for (let index = 0; index < sentences.length && (chosen.size === 0 || (chosen.size < 2 && length() < 120)); index++)
      take(index);
  const text = [...chosen]
    .sort((one, other) => one - other)
    .map((index) => sentences[index])
    .join(" ");
  const heading = (headings.at(-1) ?? "").replace(/^[IVX]+ /, "");
  const isSaid = text.toLowerCase().includes(heading.toLowerCase());
  return isSaid || /[?:]/.test(heading) || !addsTo(text, heading, headings.length, matched)
    ? text
    : `${heading}: ${text}`;
}

/** Whether the heading is what the text is said of: that of a small part always, that of a section if it was asked for. */
function addsTo(text: string, heading: string, rank: number, matched: Finding["matched"]): boolean {
  if (rank < 2) return false;
  if (rank > 2) return true;
  const said = new Set(stemsOf(text));
  return stemsOf(heading).some((stemmed) => matched.has(stemmed) && !said.has(stemmed));
}
