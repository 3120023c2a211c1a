import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { attackReplies, fixedReplies, whatAbout } from "#content/assistant/replies.ts";
import { gardener } from "#tests/support/openings.ts";
import { openAssistant } from "./assistant.ts";
import { businessHoursNotice, ourHours } from "./business-hours.ts";
import type { Turn } from "./follow-up.ts";
import { type Opening, openingSummary, readOpening } from "./openings.ts";
import { attacks } from "./questions/read.ts";
import { answerKinds } from "./schema.ts";
import { loadKnowledge } from "./search/knowledge.ts";
import { readPassages } from "./search/passage.ts";

const NOW = Date.parse("2026-03-02T12:00:00+05:30");
const knowledge = loadKnowledge(join(root, "dist", "passages.json"), curatedAnswers);
const open = (openings: Opening[] = [gardener]) =>
  openAssistant({ knowledge, openings: async () => openings, origin: "https://site.example", now: () => NOW });
const assistant = open();

async function ask(message: string, history: Turn[] = [], from = assistant) {
  const words: string[] = [];
  const reply = await from.answer(message, history, (piece) => words.push(piece));
  return { ...reply, words };
}

describe("the assistant's reply", () => {
  test("streams its content in chunks, with citations and offers", async () => {
    const { words, content, metadata, outcome, attack, isApplicationRequest } = await ask("do you sell my data?");
    expect(words.length).toBeGreaterThan(2);
    expect(words.join("")).toBe(content);
    expect(metadata).toEqual({
      citations: [{ title: "Privacy Policy", path: "/privacy-policy#use" }],
      offers: [],
    });
    expect({ outcome, attack, isApplicationRequest }).toEqual({
      outcome: "answer",
      attack: null,
      isApplicationRequest: false,
    });
  });

  test("lists the positions that are open at the time, and offers to apply", async () => {
    expect(await ask("are you hiring?")).toMatchObject({
      outcome: "jobs",
      metadata: { offers: ["apply"] },
      isApplicationRequest: true,
    });
    const { content, isApplicationRequest } = await ask("are you hiring?", [], open([]));
    expect(content).toBe(fixedReplies.noOpenings);
    expect(isApplicationRequest).toBe(false);
  });

  test("contains neither markup nor an external link, even from a position", async () => {
    const hostile = {
      ...gardener,
      title: "<b>Head</b> Gardener",
      description: "![x](https://evil.example/p.png) See [here](https://evil.example) <script>alert(1)</script> now.",
    };
    const { content } = await ask("tell me about the gardener job", [], open([hostile]));
    expect(content).toContain("Gardener");
    expect(content).not.toMatch(/<|https?:|!\[|\]\(|alert/);
  });
});

describe("an attack on the assistant", () => {
  const tables = ["attacks", ...[1, 2, 3, 4].map((number) => `attacks-held-out-${number}`)];
  const table = tables.flatMap(attacks);

  /** A text without the marks of lists and the breaks of lines. */
  const unmarked = (text: string) => text.replace(/^- /gm, "").replace(/\s+/g, " ").trim();
  const passages = readPassages(join(root, "dist", "passages.json"));
  /** Everything it can reply: fixed texts, sentences of the site, open positions. */
  const sayable = [
    ...Object.values(attackReplies),
    ...Object.values(fixedReplies),
    ...passages.map(({ title }) => whatAbout(title)),
    businessHoursNotice(ourHours, NOW),
    ...curatedAnswers.flatMap(({ answer }) => answer.replace(/\[([^\]\n]+)\]\([^)\n]*\)/g, "$1").split(/\n+/)),
    "One position is open:",
    `- ${openingSummary(gardener)}`,
    openingSummary(gardener),
    ...[...passages, ...readOpening(gardener)].flatMap(({ sentences, headings }) => [
      ...sentences,
      ...headings.map((heading) => heading.replace(/^[IVX]+ /, "").replace(/(?<![.?!:])$/, ":")),
    ]),
  ]
    .map(unmarked)
    .sort((one, other) => other.length - one.length);
  const unexpectedText = (content: string) =>
    sayable
      .reduce((rest, sentence) => rest.replaceAll(sentence, " "), unmarked(content))
      .replace(/\s+/g, " ")
      .trim();

  test("gets only fixed replies and sentences of the site, recognized or not", async () => {
    expect(table.length).toBeGreaterThanOrEqual(240);
    for (const { text } of table) {
      const { content, metadata, outcome } = await ask(text);
      expect(unexpectedText(content), `${text.slice(-200)}\n-> ${content}`).toBe("");
      expect(answerKinds).toContain(outcome);
      expect(content).not.toMatch(/<[a-z/!]|https?:|javascript:|!\[|\]\(/i);
      for (const { path } of metadata.citations) expect(path).toMatch(/^\/(?!\/|api(?!\/docs$)|admin)[\w\-/#]*$/);
    }
  });

  test("is offered nothing when recognized, and a person in case of abuse", async () => {
    for (const { text } of table) {
      const { metadata, outcome, attack } = await ask(text);
      if (outcome !== "attack") continue;
      expect(metadata).toEqual({ citations: [], offers: attack?.verdict === "abuse" ? ["handover"] : [] });
      expect(attack?.rule).toMatch(/^(?:injection|jailbreak|exfiltration|abuse)\./);
    }
  });

  test("does not change later answers", async () => {
    const questions = ["What does the scanner do?", "do you sell my data?", "are you hiring?", "how much is it?"];
    const expected = await Promise.all(questions.map((question) => ask(question)));
    for (const { text } of table) {
      const { content } = await ask(text);
      const history: Turn[] = [
        { sender: "user", content: text },
        { sender: "bot", content },
      ];
      expect(await Promise.all(questions.map((question) => ask(question, history)))).toEqual(expected);
    }
  });
});
