import type { Finding } from "./search/knowledge.ts";
import { dependsOnPrevious, labelOf, startsGroup } from "./search/sentences.ts";
import { stemsOf } from "./search/terms.ts";

const MAX_CHARACTERS = 420;
const MAX_SENTENCES = 3;
/** A shorter answer gets another sentence. */
const MIN_CHARACTERS = 200;
/** The share of the best sentence's relevance that another must have: after it, and before it, where the answer begins. */
const MIN_RELEVANCE_SHARE = 0.5;
const MIN_RELEVANCE_SHARE_BEFORE = 0.9;

const isLine = (sentence: string | undefined) => startsGroup.test(sentence ?? "");

/**
 * A short answer from a passage, in about 400 characters: its most relevant sentence with those that it depends
 * on, then other relevant ones in page order. Lines of a list start with `- `, after an empty line and the words that introduce
 * them. The heading is added when the sentences need it, or lack a word of the question that it has.
 */
export function compose({ passage, matched, relevance }: Finding): string {
  const { sentences, headings, parts = 0 } = passage;
  const chosen = new Set<number>();
  const lengthOf = (indexes: Iterable<number>) =>
    [...indexes].reduce((sum, index) => sum + (sentences[index]?.length ?? 0) + 1, 0);
  const take = (index: number, maxSentences = MAX_SENTENCES) => {
    const all = new Set([...chosen, index]);
    for (let first = index; first > 0 && index - first < 2 && dependsOnPrevious.test(sentences[first] ?? ""); first--)
      all.add(first - 1);
    const fits = all.size <= maxSentences && lengthOf(all) <= MAX_CHARACTERS;
    if (chosen.size === 0 || fits) for (const one of all) chosen.add(one);
  };
  const order = [...relevance.entries()].sort(([, one], [, other]) => other - one);
  const [best, highest] = order[0] ?? [0, 0];
  take(best);
  for (const [index, value] of order) {
    const share = index < best ? MIN_RELEVANCE_SHARE_BEFORE : MIN_RELEVANCE_SHARE;
    if (value > 0 && value >= highest * share) take(index);
  }
  // A summary, and words that introduce a list, continue with its lines; a short sentence with its neighbor.
  const last = Math.max(...chosen);
  if (parts > 0 || sentences[last]?.endsWith(":")) {
    const start = parts > 0 ? sentences.length - parts : last + 1;
    for (let index = start; isLine(sentences[index]); index++) take(index, sentences.length);
  } else if (lengthOf(chosen) < MIN_CHARACTERS && !isLine(sentences[last])) {
    take(last + 1 < sentences.length ? last + 1 : Math.max(Math.min(...chosen) - 1, 0));
  }
  const quoted = [...chosen].sort((one, other) => one - other).map((index) => sentences[index] ?? "");
  const text = quoted.reduce((before, sentence, index) => {
    const last = quoted[index - 1] ?? "";
    const isApart = isLine(sentence) ? !isLine(last) : isLine(last) || last.includes("\n");
    return `${before}${isApart ? "\n\n" : isLine(sentence) ? "\n" : " "}${sentence.trim()}`;
  });
  const heading = labelOf(headings.at(-1) ?? "");
  if (isLine(text)) {
    const above = sentences.slice(0, Math.min(...chosen)).findLast((sentence) => !isLine(sentence));
    const lead = above?.endsWith(":") ? above : `${heading}${/[.?!:]$/.test(heading) ? "" : ":"}`;
    return `${lead}\n\n${text.trim()}`;
  }
  if (headings.length < 2 || /[.?!:]|^It /.test(heading) || text.toLowerCase().includes(heading.toLowerCase()))
    return text;
  const stems = new Set(stemsOf(text));
  const explains = stemsOf(heading).some((stem) => matched.has(stem) && !stems.has(stem));
  return explains || dependsOnPrevious.test(text) ? `${heading}: ${text}` : text;
}
