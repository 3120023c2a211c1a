import { isHindi } from "../search/hindi.ts";
import { plain, wordsIn } from "../search/words.ts";

/** Common words of other languages. */
const foreignWords = new Set(wordsIn("foreign-words.txt").map(plain));
/** Words that also occur in English or in names. They count only together with others. */
const ambiguousWords = new Set(
  "was wat es die ein her per con come em ne los las das de la se a an so in on der lo une her data".split(" "),
);

/**
 * Whether a message is written in a language other than English, judged by its script and common words. A single word
 * is not enough, since names and greetings occur in any language.
 */
export function isOtherLanguage(message: string): boolean {
  const text = plain(message).replace(/\[[^\]]*\]/g, " ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if ((letters >= 2 && latin < letters / 2) || isHindi(text)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => foreignWords.has(word));
  const unambiguous = new Set(foreign.filter((word) => !ambiguousWords.has(word)));
  return unambiguous.size >= 2 || (unambiguous.size === 1 && foreign.length / words.length >= 0.3 && words.length >= 2);
}
