import { readFileSync } from "node:fs";
import { stem } from "./words.ts";

const lines = readFileSync(new URL("synonyms.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** The synonyms of each stem, without the stem itself. */
const related = new Map<string, Set<string>>();
for (const group of lines.filter((line) => !line.includes(" =>"))) {
  const stems = new Set(group.split(" ").map((word) => stem(word.replaceAll("-", ""))));
  for (const one of stems) related.set(one, new Set([...(related.get(one) ?? []), ...stems]));
}
for (const [one, stems] of related) stems.delete(one);
const none: ReadonlySet<string> = new Set();

/** The stems of the synonyms of a stem. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  return related.get(stemmed) ?? none;
}

/** Phrases, and the words that replace them in a search. */
const phrases = lines
  .filter((line) => line.includes(" =>"))
  .map((line) => {
    const [phrase = "", word = ""] = line.split(" =>");
    return [new RegExp(phrase, "g"), word.trim()] as const;
  });

/** Replaces the phrases in a text, which is in plain lower case. */
export function withPhrases(text: string): string {
  return phrases.reduce((result, [phrase, word]) => result.replace(phrase, word), text);
}
