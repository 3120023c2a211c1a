import { lines } from "../guard/samples/read.ts";

/** A question and the pages of which one must be cited; `/careers/*` matches any page below. */
export interface AnsweredQuestion {
  question: string;
  pages: readonly string[];
}

/** A table of questions with the pages that answer them. */
export function answeredQuestions(name: string): AnsweredQuestion[] {
  return questions(name).map((line) => {
    const [question = "", ...pages] = line.split(" | ");
    return { question, pages };
  });
}

/** A table of messages, one a line. */
export function questions(name: string): string[] {
  return lines(name, new URL(".", import.meta.url));
}
