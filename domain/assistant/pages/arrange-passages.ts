import type { Passage } from "../search/passage.ts";
import { sentencesOf } from "./sentences.ts";

/** A passage longer than this is divided between its paragraphs: one answer should not come from half a page. */
const LONGEST = 700;
/** Sections with a part longer than this are texts to be read, and no sentence sums up the part. */
const LONGEST_PART = 330;

/** How a whole sentence ends. */
export const closed = /[.!?:”"’)]$/;

/** A paragraph, a term with its explanation, a row of a table, or the short items of one list. */
export interface Block {
  kind: "prose" | "term" | "row" | "list";
  text: string;
  /** What `text` explains. */
  term?: string;
}

/** The sentences of some paragraphs, in as few passages as their length allows. */
export function divided(blocks: readonly Block[]): string[][] {
  const passages: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const { term, text } of blocks) {
    const whole = term ? `${term}: ${text}` : text;
    const sentences = term ? [closed.test(whole) ? whole : `${whole}.`] : sentencesOf(whole);
    if (length + whole.length > LONGEST) {
      passages.push([]);
      length = 0;
    }
    passages.at(-1)?.push(...sentences);
    length += whole.length;
  }
  return passages;
}

/**
 * The same passages, and for each section of several parts one that sums it up: what stands above its parts, then each
 * part with its first sentence.
 */
export function withOverviews(passages: readonly Passage[]): Passage[] {
  const result = [...passages];
  const inParts = passages.filter(({ headings, anchor }) => headings.length > 2 && anchor !== null);
  for (const [section, parts] of Map.groupBy(inParts, ({ headings }) => headings[1] ?? "")) {
    const [first] = parts;
    const named = new Map(parts.map(({ headings, sentences }) => [headings[2] ?? "", sentences[0] ?? ""]));
    const isLong = parts.some(({ sentences }) => sentences.join(" ").length > LONGEST_PART);
    if (!first || named.size < 2 || isLong) continue;
    const isLead = ({ path, headings }: Passage) =>
      path === first.path && headings.length === 2 && headings[1] === section;
    const lead = result.filter(isLead).flatMap(({ sentences }) => sentences);
    const told = [...named].map(([heading, sentence]) =>
      sentence.toLowerCase().includes(heading.toLowerCase()) ? sentence : `${heading}: ${sentence}`,
    );
    const overview = {
      ...first,
      headings: first.headings.slice(0, 2),
      sentences: [...lead, ...told],
      parts: told.length,
    };
    result.splice(0, result.length, ...result.filter((passage) => !isLead(passage)), overview);
  }
  return result;
}
