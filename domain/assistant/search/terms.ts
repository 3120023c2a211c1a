import { site } from "#site";
import { withPhrases } from "./synonyms.ts";
import { isEmpty, plain, stem, wordsOf } from "./words.ts";

/** The words of a text that say what it is about, as written. The product's own name says nothing: all is about it. */
export function contentWords(text: string): string[] {
  return wordsOf(withPhrases(plain(text))).filter((word) => !isEmpty(word) && word !== site.slug);
}

/** The same, stemmed. */
export function stemsOf(text: string): string[] {
  return contentWords(text).map(stem);
}
