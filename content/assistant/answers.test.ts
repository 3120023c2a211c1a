import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { answerProblems, readAnswers } from "#bin/check-answers.ts";
import { root } from "#bin/install.mjs";
import { builtPageTexts, type PageText, readPageText } from "#bin/page-text.ts";
import { renderRequestPages } from "#bin/request-pages.ts";
import { curatedAnswers } from "./answers.ts";
import type { CuratedAnswer } from "./curated-answer.ts";

let pages: Map<string, PageText>;
beforeAll(async () => {
  const dist = join(root, "dist");
  pages = builtPageTexts(join(dist, "client"), await renderRequestPages(dist));
});

test("every curated answer says what its pages say", async () => {
  expect(answerProblems(await readAnswers(import.meta.dirname), curatedAnswers, pages)).toEqual([]);
});

const kettles = new Map([
  [
    "/kettles",
    readPageText(`<head><meta property="og:title" content="Kettles"></head><main><h2 id="care">Care</h2>
<p>The Royal Kettle has been on sale since August 2, 2026. It boils in three minutes.</p>
<figure><table><tr><td>Warranty</td><td>90 days</td></tr><tr><td>Noise</td><td>30 %</td></tr></table></figure>
<p>Returns are free; Asha of the RMA desk answers at desk@kettles.example.</p></main><footer>45 days</footer>`),
  ],
]);
const kettle = (answer: string, rest: Partial<CuratedAnswer> = {}): CuratedAnswer => ({
  questions: ["How is it?", "Is it good?", "What about the kettle?"],
  answer,
  sources: ["/kettles#care"],
  ...rest,
});
const problemsOf = (...answers: CuratedAnswer[]) =>
  answerProblems({ "content/assistant/kettles.ts": answers }, answers, kettles);

test.each([
  "It has a warranty of 90 days, and 30 percent noise.",
  "The Royal Kettle is sold since 2 August 2026, so since August.",
  "It boils in 3 minutes.\n\n- Returns: free\n- the RMA desk: Asha, desk@kettles.example",
  "Read about [Kettles](/kettles#care); one of them is royal.",
])("accepts what the page says: %s", (answer) => {
  expect(problemsOf(kettle(answer))).toEqual([]);
});

test.each([
  ["a wrong number", "The warranty is 60 days.", "says “60 days”; /kettles does not"],
  ["a number with another unit", "The warranty is 90 months.", "says “90 months”; /kettles does not"],
  ["a number word", "It boils in four minutes.", "says “4 minutes”; /kettles does not"],
  ["a number that is only in the footer", "The warranty is 45 days.", "says “45 days”; /kettles does not"],
  ["a percentage", "It is quiet in 31% of cases.", "says “31 percent”; /kettles does not"],
  ["a wrong date", "It is sold since August 3, 2026.", "says “August 3, 2026”; /kettles does not"],
  ["a name", "You can ask Ravi for help.", "says “Ravi”; /kettles does not"],
  ["an acronym", "ISO tested it.", "says “ISO”; /kettles does not"],
  ["an email address", "You can ask rma@kettles.example.", "says “rma@kettles.example”; /kettles does not"],
  ["a link to a missing page", "Read [more](/pots).", "links to /pots, which is not a page"],
  [
    "a link to a missing anchor",
    "Read [more](/kettles#pots).",
    "links to /kettles#pots, an anchor that does not exist on /kettles",
  ],
  ["more than four sentences", "A. Yes. It is. It does. It can. It may.", "has 5 sentences, but at most 4 are allowed"],
])("reports %s", (_what, answer, problem) => {
  expect(problemsOf(kettle(answer))).toEqual([`content/assistant/kettles.ts: the answer to “How is it?” ${problem}`]);
});

test("reports missing sources, repeated phrasings and answers that are not joined", () => {
  expect(problemsOf(kettle("Yes.", { sources: ["/pots"] }))[0]).toContain("rests on /pots, which is not a page");
  expect(problemsOf(kettle("Yes."), kettle("No.", { questions: ["how is it", "Why?", "When?"] }))[0]).toContain(
    "repeats the phrasing “how is it” of “How is it?”",
  );
  const hindi = Array.from({ length: 9 }, (_, index) => `Kaisa hai ${index}`);
  expect(problemsOf(kettle("Yes.", { hindi }))).toEqual([]);
  expect(answerProblems({ "content/assistant/kettles.ts": [kettle("Yes.")] }, [], kettles)[0]).toContain(
    "is missing in content/assistant/answers.ts",
  );
});

test("accepts that an answer names what the site does not publish", () => {
  const questions = ["Is there an ISO 9001 certificate?", "Is it ISO certified?", "Which ISO norms?"] as const;
  const answer = "The site publishes no ISO 9001 certificate.";
  expect(problemsOf(kettle(answer, { questions, isUnpublished: true }))).toEqual([]);
  expect(problemsOf(kettle(answer, { questions }))).toHaveLength(2);
});
