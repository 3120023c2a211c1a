import { site } from "#site";
import { withPhrases } from "./synonyms.ts";
import { isStopWord, plain, stem, wordsOf } from "./words.ts";

/** The content words of a text, unstemmed: without stop words and the product's name, which occurs everywhere. */
export function contentWords(text: string): string[] {
  return wordsOf(withPhrases(plain(text))).filter((word) => !isStopWord(word) && word !== site.slug);
}

/** The stems of the content words of a text. */
export function stemsOf(text: string): string[] {
  return contentWords(text).map(stem);
}
