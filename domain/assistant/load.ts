import { existsSync, readFileSync } from "node:fs";
import { Knowledge, type OtherWords, type Searchable } from "./search/knowledge.ts";
import type { Passage } from "./search/passage.ts";

/** The passages that the build wrote to `file` (bin/passages.ts); none without it. */
export function readPassages(file: string): Passage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Passage[]) : [];
}

/**
 * The passages of the build with the words that visitors use for them. They are read and indexed on the first search,
 * which takes a fifth of a second, so that the server's start does not wait for it.
 */
export function loadKnowledge(file: string, otherWords: OtherWords): Searchable {
  let loaded: Knowledge | undefined;
  const knowledge = () => {
    loaded ??= new Knowledge(readPassages(file), otherWords);
    return loaded;
  };
  return {
    find: (question, previous) => knowledge().find(question, previous),
    knows: (stemmed) => knowledge().knows(stemmed),
  };
}
