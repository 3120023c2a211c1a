import { lines } from "../guard/samples/read.ts";

/** A question and the pages of which one must be cited; `/careers/*` matches any page below. */
export interface AnsweredQuestion {
  question: string;
  pages: readonly string[];
}

/** A table of questions with the pages that answer them; fields that do not start with `/` are facts, not pages. */
export function answeredQuestions(name: string): AnsweredQuestion[] {
  return questions(name).map((line) => {
    const [question = "", ...fields] = line.split(" | ");
    return { question, pages: fields.filter((field) => field.startsWith("/")) };
  });
}

/** A table of messages, one a line. */
export function questions(name: string): string[] {
  return lines(name, new URL(".", import.meta.url));
}
