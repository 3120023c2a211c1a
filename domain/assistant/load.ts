import { existsSync, readFileSync } from "node:fs";
import { Knowledge, type OtherWords, type Searchable } from "./search/knowledge.ts";
import type { Passage } from "./search/passage.ts";

/** The passages that the build wrote to `file` (bin/passages.ts); none without it. */
export function readPassages(file: string): Passage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Passage[]) : [];
}

/**
 * What the assistant knows of the site: the build's passages, and the words that visitors use for them. They are read
 * and indexed when they are first searched, which takes a fifth of a second: no server waits for it to start.
 */
export function loadKnowledge(file: string, otherWords: OtherWords): Searchable {
  let known: Knowledge | undefined;
  const knowledge = () => {
    known ??= new Knowledge(readPassages(file), otherWords);
    return known;
  };
  return {
    find: (question, earlier) => knowledge().find(question, earlier),
    knows: (stemmed) => knowledge().knows(stemmed),
  };
}
