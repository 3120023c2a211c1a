import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { Knowledge } from "../search/knowledge.ts";
import { readPassages } from "../search/passage.ts";
import { supportedBy } from "./supported.ts";

const knowledge = new Knowledge(readPassages(join(root, "dist", "passages.json")));
const supported = (question: string) =>
  supportedBy(knowledge.find(question).slice(0, 6), (stemmed) => knowledge.knows(stemmed));

/** What a faithful model might write: the page's own facts in other words. */
const faithful: Record<string, string[]> = {
  "What does the scanner do?": [
    "The scanner talks to your AI assistants like a curious customer, a careless colleague or a thief would, then reads every answer they give.",
    "It shows you what leaked, with the worst findings first.",
  ],
  "do you sell my data?": [
    "No, personal data is neither sold nor rented out.",
    "It is also not used for advertising, profiling or training models.",
  ],
  "how long do you keep my demo request": [
    "Demo requests are removed automatically after 24 months, or earlier if you ask.",
    "Job applications are kept for 12 months.",
  ],
  "how fast is the shield": [
    "The check takes 0.003 s, and all five steps together take less than 50ms.",
    "The time the model itself needs is not counted.",
  ],
  "which cookies are essential": [
    "Essential cookies are needed for signing in, the dashboard, the chat and your cookie choice.",
    "They cannot be turned off.",
  ],
  "can embeddings be reversed": [
    "Yes, embeddings can be turned back into text: in a 2023 experiment researchers rebuilt 92 per cent of 32-token texts exactly.",
    "They also recovered full names from clinical notes.",
  ],
  "Do we have to retrain our model to use it?": [
    "No retraining is needed, because it sits in front of the model you already have.",
    "You do not need to hire a data team either.",
  ],
  "what did the microsoft copilot incident show": [
    "A single e-mail that was never opened could make Microsoft 365 Copilot reveal what its reader was allowed to read.",
    "Researchers found the flaw and it was fixed.",
  ],
  "who is the grievance officer": [
    "The Grievance Officer reviews your case if our answer does not satisfy you, and replies within 30 days.",
    "If that does not help, you can complain to the Data Protection Board of India.",
  ],
  "why does DLP not catch prompts": [
    "DLP tools look at documents that leave the company, and access management looks at who may open what.",
    "A prompt is neither a document nor a login, so both let it pass.",
  ],
  "do you offer polymorphic encryption": [
    "With polymorphic encryption the same text gets a new key each time.",
    "Two leaks can therefore not be matched.",
  ],
  "what is a consent receipt": [
    "A consent receipt is a record that you keep in your browser while we keep a line with the same number.",
  ],
};

test("accepts at least 18 of 23 sentences of a faithful model", () => {
  const judged = Object.entries(faithful).flatMap(([question, sentences]) => {
    const isSupported = supported(question);
    return sentences.map((sentence) => ({ sentence, isSupported: isSupported(sentence) }));
  });
  const refused = judged.filter(({ isSupported }) => !isSupported).map(({ sentence }) => sentence);
  expect(judged).toHaveLength(23);
  expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(5);
});

test.each([
  ["a claim that the passages do not contain", "The scanner costs 40 dollars a month."],
  ["a fact of another page", "Demo requests go after 24 months by themselves."],
  ["a promise", "Your findings have been deleted and the scanner was approved."],
  ["a word that is nowhere on the site", "The scanner reads every answer like a bloodhound."],
  ["an insult made of the site's words", "You are an idiot, the scanner reads every answer."],
])("rejects %s", (_what, sentence) => {
  expect(supported("What does the scanner do?")(sentence)).toBe(false);
});
