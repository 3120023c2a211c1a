import { stemsOf } from "./terms.ts";

const asking =
  /^(?:(?:so|and|but|ok|hi|hello|please)[, ]+)*(?:what(?:'s|s| is| are| does)|define|meaning of|explain)\b/i;

/** What a question asks the meaning of ('What is a data fiduciary?'), in stems; null when it asks something else. */
export function definedIn(question: string): string[] | null {
  const asked = asking.exec(question.trim());
  return asked ? stemsOf(question.trim().slice(asked[0].length)) : null;
}

/** How a sentence begins, in stems. */
export function beginningOf(sentence: string): string[] {
  return stemsOf(sentence.slice(0, 80)).slice(0, 5);
}

/** Whether a sentence that begins so defines what is sought. */
export function defines(beginning: readonly string[], sought: readonly string[] | null): boolean {
  if (!sought || sought.length === 0 || sought.length > 4) return false;
  const first = beginning.slice(0, sought.length + 1);
  return sought.every((stemmed) => first.includes(stemmed));
}
