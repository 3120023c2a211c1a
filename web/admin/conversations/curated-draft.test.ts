import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readAnswers } from "#bin/check-answers.ts";
import { curatedDraftFile, curatedDraftSchema } from "./curated-draft.ts";

const form = {
  questions: 'Is it “free”?\n\n is there a price \nwhat does it "cost" `us`',
  answer: " Ask our team.\n\nThe site publishes no prices. ",
  sources: "/contact#request-a-demo\n",
  demo: true,
  handover: false,
  apply: true,
  isUnpublished: true,
};

test("a draft is a file that the build reads as one curated answer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-draft-"));
  mkdirSync(join(folder, "company"));
  writeFileSync(join(folder, "company", "draft.ts"), curatedDraftFile(z.parse(curatedDraftSchema, form)));
  const answers = Object.values(await readAnswers(folder)).flat();
  rmSync(folder, { recursive: true });
  expect(answers).toEqual([
    {
      questions: ["Is it “free”?", "is there a price", 'what does it "cost" `us`'],
      answer: "Ask our team.\n\nThe site publishes no prices.",
      sources: ["/contact#request-a-demo"],
      offers: ["apply", "demo"],
      isUnpublished: true,
    },
  ]);
});

test("a draft needs three to eight phrasings, an answer and paths of pages", () => {
  const wrong = { ...form, questions: "one\ntwo", answer: " ", sources: "https://example.com/" };
  const messages = z.safeParse(curatedDraftSchema, wrong).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(messages).toEqual([
    ["questions", "Write at least 3 ways to ask, one per line"],
    ["answer", "Write the answer"],
    ["sources", "Each line must be a path, such as /about#team"],
  ]);
});
