import { expect, test } from "vitest";
import { groupQuestions } from "./group-questions.ts";
import type { OpenQuestion } from "./schema.ts";

/** Questions of which each was asked after the one before. */
const asked = (...contents: string[]): OpenQuestion[] =>
  contents.map((content, index) => ({
    id: `id-${index}`,
    conversationId: `conversation-${index}`,
    content,
    askedAt: new Date(index * 1000).toISOString(),
    problem: "unanswered",
  }));
const contents = (groups: OpenQuestion[][]) => groups.map((group) => group.map(({ content }) => content));

test("groups questions that share most of their content words, the largest group first, newest first in each", () => {
  const questions = asked(
    "Does it support Oracle databases?",
    "Which parking is near the office?",
    "Do you support an Oracle database?",
    "Is parking available at your office?",
    "do u support oracle databases???",
    "Who won the cup?",
  );
  const groups = [
    ["do u support oracle databases???", "Do you support an Oracle database?", "Does it support Oracle databases?"],
    ["Is parking available at your office?", "Which parking is near the office?"],
    ["Who won the cup?"],
  ];
  expect(contents(groupQuestions(questions))).toEqual(groups);
  expect(contents(groupQuestions(questions.toReversed()))).toEqual(groups);
});

test("keeps questions without content words apart unless they are the same", () => {
  expect(contents(groupQuestions(asked("Why?", "How so?", "why?")))).toEqual([["why?", "Why?"], ["How so?"]]);
  expect(groupQuestions([])).toEqual([]);
});
