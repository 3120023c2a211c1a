import { stemsOf } from "./terms.ts";

const row = /^([^.:?!]{2,60}): (?=\S)/;

/** What a row of a table or list is about ('Application and resume: 12 months ...'), in stems; none for a sentence. */
export function subjectOf(sentence: string): string[] {
  const subject = row.exec(sentence)?.[1];
  return subject ? stemsOf(subject) : [];
}
