import type { Passage } from "../search/passage.ts";
import { sentencesOf } from "./sentences.ts";

/** Longer passages are divided between their paragraphs, so that an answer does not cite half a page. */
const MAX_PASSAGE_CHARACTERS = 700;
/** Sections with a longer part are continuous text, which the first sentences do not summarize. */
const MAX_PART_CHARACTERS = 330;

/** The end of a complete sentence. */
export const sentenceEnd = /[.!?:”"’)]$/;

/** A paragraph, a term with its explanation, a row of a table, or the short items of one list. */
export interface Block {
  kind: "prose" | "term" | "row" | "list";
  text: string;
  /** The term that `text` explains. */
  term?: string;
}

/** The sentences of the paragraphs, divided into as few passages as the maximum length allows. */
export function divided(blocks: readonly Block[]): string[][] {
  const passages: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const { term, text } of blocks) {
    const whole = term ? `${term}: ${text}` : text;
    const sentences = term ? [sentenceEnd.test(whole) ? whole : `${whole}.`] : sentencesOf(whole);
    if (length + whole.length > MAX_PASSAGE_CHARACTERS) {
      passages.push([]);
      length = 0;
    }
    passages.at(-1)?.push(...sentences);
    length += whole.length;
  }
  return passages;
}

/**
 * Adds a summary passage for each section of several parts: the text above the parts, then the first sentence of each part
 * after its heading.
 */
export function withOverviews(passages: readonly Passage[]): Passage[] {
  const result = [...passages];
  const inParts = passages.filter(({ headings, anchor }) => headings.length > 2 && anchor !== null);
  for (const [section, parts] of Map.groupBy(inParts, ({ headings }) => headings[1] ?? "")) {
    const [first] = parts;
    const named = new Map(parts.map(({ headings, sentences }) => [headings[2] ?? "", sentences[0] ?? ""]));
    const isLong = parts.some(({ sentences }) => sentences.join(" ").length > MAX_PART_CHARACTERS);
    if (!first || named.size < 2 || isLong) continue;
    const isLead = ({ path, headings }: Passage) =>
      path === first.path && headings.length === 2 && headings[1] === section;
    const lead = result.filter(isLead).flatMap(({ sentences }) => sentences);
    const summary = [...named].map(([heading, sentence]) =>
      sentence.toLowerCase().includes(heading.toLowerCase()) ? sentence : `${heading}: ${sentence}`,
    );
    const overview = {
      ...first,
      headings: first.headings.slice(0, 2),
      sentences: [...lead, ...summary],
      parts: summary.length,
    };
    result.splice(0, result.length, ...result.filter((passage) => !isLead(passage)), overview);
  }
  return result;
}
