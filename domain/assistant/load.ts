import { existsSync, readFileSync } from "node:fs";
import { Knowledge, type OtherWords } from "./search/knowledge.ts";
import type { Passage } from "./search/passage.ts";

/** The passages that the build wrote to `file` (bin/passages.ts); none without it. */
export function readPassages(file: string): Passage[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Passage[]) : [];
}

/** What the assistant knows of the site, to be searched: the build's passages, and the words that visitors use for them. */
export function loadKnowledge(file: string, otherWords: OtherWords): Knowledge {
  return new Knowledge(readPassages(file), otherWords);
}
