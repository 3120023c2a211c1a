import { readFileSync } from "node:fs";
import { stemmer } from "stemmer";

/** The words of a list in this folder, without the lines of its comment. */
export const wordsIn = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .replace(/^#.*$/gm, "")
    .trim()
    .split(/\s+/);

/** Words without meaning for a search. */
const stopWords = new Set(
  wordsIn("stop-words.txt")
    .concat(["any", "some"].flatMap((start) => ["body", "one", "thing"].map((end) => start + end)))
    .concat(["", "m", "s", "se"].map((end) => `who${end}`)),
);

/** Normalizes a text: lower case, without accents, typographic quotes and full-width forms. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}|[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase();
}

/** The words of a text in lower case; numbers stay whole (`0.003`, `24/7`). */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/\p{N}+(?:[.,/]\p{N}+)*|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const bare = word.replace(/'s$|'/g, "");
    const measure = /^(\d[\d.,]*)(ms|s|h|kb|mb)$/.exec(bare);
    if (measure) return [bare, measure[1] ?? "", measure[2] ?? ""];
    return bare.includes("-") ? [bare.replaceAll("-", ""), ...bare.split("-")] : [bare];
  });
}

/** Whether a word has no meaning for a search. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word) || (word.length < 2 && !/\d/.test(word));
}

/** The stem of a word, after converting British to American spelling. */
export function stem(word: string): string {
  const american = word.replace(/is(e|ed|es|ing|ation|ations|er|ers)$/, "iz$1").replace(/our(s|ed|ing)?$/, "or$1");
  return stemmer(american);
}

/** The stems of common words that say little about the subject of a question. */
export const everyday = new Set(wordsIn("everyday.txt").map(stem));
