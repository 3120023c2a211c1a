import { stemsOf } from "../assistant/search/terms.ts";
import type { OpenQuestion } from "./schema.ts";

/** Two questions are similar if they share this part of all their content words. */
const MIN_SHARED = 0.5;

/**
 * Groups questions by their content words: each joins the first group whose newest question is similar. Groups are sorted
 * by size, then newest first; within a group the newest question is first. The result does not depend on the given order.
 */
export function groupQuestions(questions: readonly OpenQuestion[]): OpenQuestion[][] {
  const groups: { words: ReadonlySet<string>; questions: OpenQuestion[] }[] = [];
  for (const question of questions.toSorted(newestFirst)) {
    const words = wordsOf(question);
    const group = groups.find((one) => isSimilar(one.words, words));
    if (group) group.questions.push(question);
    else groups.push({ words, questions: [question] });
  }
  // Groups are created newest first, and sorting keeps that order among groups of one size.
  return groups.map((group) => group.questions).sort((a, b) => b.length - a.length);
}

// Ids start with the time, so they sort by creation.
const newestFirst = (a: OpenQuestion, b: OpenQuestion) => (a.id < b.id ? 1 : -1);

/** The stems of a question's content words; of a question without any, such as "Why?", the whole text. */
function wordsOf({ content }: OpenQuestion): ReadonlySet<string> {
  const stems = stemsOf(content);
  return new Set(stems.length > 0 ? stems : [content.trim().toLowerCase()]);
}

function isSimilar(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared >= MIN_SHARED * (a.size + b.size - shared);
}
