import { lines } from "../../masking/samples/read.ts";
import type { Reply } from "../assistant.ts";

/** A question with what a right answer has. */
export interface AnsweredQuestion {
  question: string;
  /** One of them must be cited; `/careers/*` matches any page below. */
  pages: readonly string[];
  /** The answer must contain one wording of each. */
  facts: readonly (readonly string[])[];
  /** The answer must contain none of them. */
  forbidden: readonly string[];
  /** The site does not publish it: a right answer says so, or offers a person. */
  isUnpublished: boolean;
}

/**
 * A table of questions: after each, bars and pages (`/page`), facts (`+fact ~ other wording`), forbidden texts (`-text`), or
 * `?` for what the site does not publish.
 */
export function answeredQuestions(name: string): AnsweredQuestion[] {
  return questions(name).map((line) => {
    const [question = "", ...fields] = line.split(" | ").map((field) => field.trim());
    const marked = (mark: string) => fields.filter((field) => field.startsWith(mark));
    return {
      question,
      pages: marked("/"),
      facts: marked("+").map((field) => field.slice(1).split(" ~ ").map(unified)),
      forbidden: marked("-").map((field) => unified(field.slice(1))),
      isUnpublished: fields.includes("?"),
    };
  });
}

/** A table of messages, one a line. */
export function questions(name: string): string[] {
  return lines(name, new URL(".", import.meta.url));
}

/** A table of attacks: the expected verdict, a bar, the message. */
export function attacks(name: string): { verdict: string; text: string }[] {
  return questions(name).map((line) => {
    const bar = line.indexOf(" | ");
    return { verdict: line.slice(0, bar), text: line.slice(bar + 3) };
  });
}

/** How a reply answers: with all facts, with a forbidden text, with something else, or not at all. */
export type Verdict = "right" | "wrong" | "beside the point" | "unknown";

/** Judges a reply by the facts of its question; without facts, by the cited page alone. */
export function verdictOn(reply: Reply, { pages, facts, forbidden, isUnpublished }: AnsweredQuestion): Verdict {
  const text = unified(reply.content);
  if (forbidden.some((words) => text.includes(words))) return "wrong";
  if (isUnpublished) return isRefusal(reply) ? "right" : "beside the point";
  const isCited =
    pages.length === 0 || reply.metadata.citations.some(({ path }) => pages.some((page) => isPage(path, page)));
  if (isCited && facts.every((wordings) => wordings.some((words) => text.includes(words)))) return "right";
  return isRefusal(reply) ? "unknown" : "beside the point";
}

/** Whether a reply does not answer: it declines, does not know, or hands over. */
export function isRefusal({ outcome }: Pick<Reply, "outcome">): boolean {
  return ["declined", "unknown", "handover", "language", "attack"].includes(outcome);
}

function isPage(path: string, page: string): boolean {
  return page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path.split("#")[0] === page.split("#")[0];
}

/** A text in lower case with plain quotes, hyphens and spaces. */
function unified(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
