import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { gardener, keeper, opening } from "#tests/support/openings.ts";
import { answer } from "./answer.ts";
import { speaksOfApplying } from "./schema.ts";
import { loadKnowledge } from "./search/knowledge.ts";

const knowledge = loadKnowledge(join(root, "dist", "passages.json"), curatedAnswers);
const ask = (question: string, { openings = [gardener, keeper] } = {}) =>
  answer(question, { knowledge, openings, now: 0 });

describe("the assistant, asked about positions,", () => {
  test("lists the open positions and offers to apply", () => {
    const { kind, text, citations, offers } = ask("are you hiring?");
    expect(kind).toBe("jobs");
    expect(text).toContain(
      "2 positions are open:\n- Head Gardener: Full-time, Bengaluru, India, 3-5 years\n- Bee Keeper",
    );
    expect(citations.map(({ path }) => path)).toEqual([
      "/careers",
      "/careers/0199a/head-gardener",
      "/careers/0199b/bee-keeper",
    ]);
    expect(offers).toEqual(["apply"]);
    expect(speaksOfApplying(text)).toBe(true);
  });

  test("describes the named position in sentences of its listing", () => {
    const { text, citations } = ask("what are the requirements for the gardener job?");
    expect(text).toMatch(/^Head Gardener: .*\n\nRequirements:\n\n- .*You know a rake from a hoe\./s);
    expect(citations[0]?.path).toBe("/careers/0199a/head-gardener");
    expect(ask("any jobs in mumbai?").citations[0]?.path).toBe("/careers/0199b/bee-keeper");
  });

  test("takes the position whose title has more of the words", () => {
    const openings = [opening("Garden Keeper"), opening("Garden Keeper Intern")];
    expect(ask("what does the garden keeper intern do", { openings }).text).toMatch(/^Garden Keeper Intern: /);
  });

  test("answers about the named position rather than the company, and admits what is not published", () => {
    expect(ask("which city is the bee keeper based").text).toMatch(/^Bee Keeper: .*Mumbai/);
    expect(ask("Is the head gardener remote", { openings: [opening("Head Gardener", { remote: true })] }).text).toMatch(
      /^Head Gardener: .*remote/,
    );
    expect(ask("when does the head gardener rise early").text).toContain("You rise early.");
    for (const question of ["what salary for the bee keeper job", "is relocation paid for the bee keeper"])
      expect(ask(question)).toMatchObject({ kind: "unknown" });
  });

  test("admits that no position says what is asked, and shows the nearest and offers a person", () => {
    for (const question of ["does the bee keeper own a trumpet", "jobs of the kind that my uncle had in Cairo"]) {
      const { kind, text, offers } = ask(question);
      expect({ question, kind, offers }).toEqual({ question, kind: "unknown", offers: ["handover", "apply"] });
      expect(text).toMatch(/^I couldn’t find an answer[\s\S]*closest[\s\S]*Bee Keeper: /);
    }
  });

  test("takes a question about the API for none about positions", () => {
    expect(ask("can i delete a job listing through your API").kind).not.toBe("jobs");
  });

  test("answers that no position is open", () => {
    const { text, offers } = ask("are you hiring?", { openings: [] });
    expect(text).toBe("No positions are open at the moment.");
    expect(offers).toEqual(["handover"]);
  });

  test("uses the positions of the current request", () => {
    expect(ask("do you have open positions?", { openings: [keeper] }).text).toMatch(
      /^One position is open:\n- Bee Keeper/,
    );
  });

  // Section 2 of the specification, 'Chat assistant': what a message must mention to get the button.
  test.each([
    "I would like to apply for a job",
    "can I apply for the position?",
    "apply for a role please",
    "how to apply",
    "how do I apply?",
    "I am interested in the frontend position",
    "is there a job application form",
    "where can I submit my resume",
    "I'd like to send you my CV",
  ])("recognizes a wish to apply: %s", (question) => {
    expect(ask(question).offers).toContain("apply");
  });

  test.each([
    "Does the GDPR apply to prompts?",
    "Each role reads what it may.",
    "The policy applies to every assistant.",
    "Resume the scan tonight.",
  ])("recognizes no wish to apply: %s", (text) => {
    expect(speaksOfApplying(text)).toBe(false);
  });
});
