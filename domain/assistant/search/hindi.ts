import { readFileSync } from "node:fs";
import { plain } from "./words.ts";

/** The endings of a Hindi verb: 'bhej-o', 'bhej-te', 'bhej-enge', 'bhej-iye'. */
const ending = "(?:[ntyv]?[aeiou]n?|[aeou]n?g[aei]|[aeiou]?y?e?ga|iye|kar)?";
const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\w'-])(?:${words.join("|")})(?![\\w'-])`, "g");

const lines = readFileSync(new URL("hindi.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [english = "", hindi = ""] = line.split(":");
    return { english, words: hindi.split(",").map((word) => word.trim().replace("*", ending)) };
  });
const translations = lines.map(
  ({ english, words }) => [anyOf(words.map((word) => word.replace("~", ""))), english] as const,
);
const unambiguous = anyOf(lines.flatMap(({ words }) => words.filter((word) => !word.startsWith("~"))));

/** Whether a text is written in Hindi in Latin letters: it has two Hindi words, or has one in at most two words. */
export function isHindi(text: string): boolean {
  const phrases = plain(text).match(unambiguous) ?? [];
  const found = new Set(phrases.flatMap((phrase) => phrase.split(" "))).size;
  return found >= 2 || (found === 1 && text.trim().split(/\s+/).length <= 2);
}

/** The words of a Hindi text in English, in its order: enough to search with, and for the rules of intent. */
export function inEnglish(text: string): string {
  return translations.reduce((result, [hindi, english]) => result.replace(hindi, english), plain(text));
}
