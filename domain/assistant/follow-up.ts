import { contentWords } from "./search/terms.ts";
import { plain } from "./search/words.ts";

/** What was said before. */
export interface Turn {
  sender: "user" | "bot";
  content: string;
}

/** Whether a question is only understood from the one before: it is short, or begins like a continuation. */
function needsContext(question: string): boolean {
  const text = plain(question).trim();
  return (
    /^(?:and|but|so|also|what about|how about|why|for how long|since when|which ones?|what else|really|more)\b/.test(
      text,
    ) ||
    (contentWords(question).length < 3 && /\b(?:it|that|this|they|them|those|these|there|one|ones)\b/.test(text))
  );
}

function lastQuestion(history: readonly Turn[]): string {
  return history.findLast(({ sender }) => sender === "user")?.content ?? "";
}

/** What was asked before, when a question is only understood from it; else nothing. */
export function earlierQuestion(question: string, history: readonly Turn[]): string {
  return needsContext(question) ? lastQuestion(history) : "";
}
