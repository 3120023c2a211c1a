import { contentWords } from "./search/terms.ts";
import { plain } from "./search/words.ts";

/** An earlier message of the conversation. */
export interface Turn {
  sender: "user" | "bot";
  content: string;
}

/** Whether a question depends on the previous one: it is short, or starts like a continuation. */
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

/** The previous question if this one depends on it, else an empty string. */
export function earlierQuestion(question: string, history: readonly Turn[]): string {
  return needsContext(question) ? lastQuestion(history) : "";
}
