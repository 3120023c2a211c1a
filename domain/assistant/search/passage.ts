import { existsSync, readFileSync } from "node:fs";

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
