import { existsSync, readFileSync } from "node:fs";
import { type CuratedAnswer, phrasingsOf } from "#content/assistant/curated-answer.ts";

/** A part of the site that can answer a question: the text under one heading of a page, or an open position. */
export interface Passage {
  /** The page's address. */
  path: string;
  /** The page's title, which a citation shows. */
  title: string;
  /** The nearest id on the page at or above the passage, for a link that lands there; null at the top of a page. */
  anchor: string | null;
  /** The headings above it, the page's own first. */
  headings: string[];
  /** Its sentences in the order of the page. */
  sentences: string[];
  /** For a summary of a section: how many of its last sentences each summarize a part. */
  parts?: number;
}

/** The passages that the build wrote to `file` (bin/passages); none without it. */
export function readPassages(file: string): Passage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Passage[]) : [];
}

/** A passage as the full-text index holds it. */
export interface Entry {
  id: number;
  title: string;
  headings: string;
  text: string;
  also: string;
}

/** The phrasings of the curated answers by the page and anchor that they rest on: visitors' words for the passages there. */
export function phrasingsBySource(answers: readonly CuratedAnswer[]): ReadonlyMap<string, string> {
  const phrasings = new Map<string, string>();
  for (const answer of answers)
    for (const source of answer.isUnpublished ? [] : answer.sources)
      phrasings.set(source, `${phrasings.get(source) ?? ""} ${phrasingsOf(answer).join(". ")}.`);
  return phrasings;
}

/** What the index holds of a passage, with the phrasings that `phrasingsBySource` returned for its place. */
export function entryOf(
  { path, anchor, title, headings, sentences }: Passage,
  phrasings: ReadonlyMap<string, string>,
): Omit<Entry, "id"> {
  const also = phrasings.get(anchor ? `${path}#${anchor}` : path) ?? "";
  return { title, headings: headings.join(". "), text: sentences.join(" "), also };
}
