import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { firstListings } from "#content/job-listings/first-listings.ts";
import { slugOf } from "#domain/job-listings/job-listing.ts";
import { openAssistant, type Reply } from "../assistant.ts";
import type { Opening } from "../openings.ts";
import { isHindi } from "../search/hindi.ts";
import { loadKnowledge } from "../search/knowledge.ts";
import { answeredQuestions, isRefusal, questions, type Verdict, verdictOn } from "./read.ts";

const knowledge = loadKnowledge(join(root, "dist", "passages.json"), curatedAnswers);
const openings: Opening[] = firstListings.map((listing, index) => ({
  remote: false,
  listingCategory: "job",
  closesAt: null,
  ...listing,
  id: `position-${index}`,
  slug: slugOf(listing.title),
}));
const assistant = openAssistant({ knowledge, openings: async () => openings, origin: "", now: () => 0 });
const asked = new Map<string, Promise<Reply>>();
/** The reply to a question, which several tests look at. */
function ask(question: string): Promise<Reply> {
  const reply = asked.get(question) ?? assistant.answer(question, [], () => {});
  asked.set(question, reply);
  return reply;
}

/** The share of a table's questions with each verdict. Set SHOW_FAILURES to a table's name to print what failed. */
async function verdictsOn(name: string): Promise<Record<Verdict, number>> {
  const table = answeredQuestions(name);
  const shares: Record<Verdict, number> = { right: 0, wrong: 0, "beside the point": 0, unknown: 0 };
  for (const row of table) {
    const reply = await ask(row.question);
    const verdict = verdictOn(reply, row);
    shares[verdict] += 1 / table.length;
    if (verdict !== "right") show(name, verdict, row.question, reply);
  }
  return shares;
}

/** The share of a table's messages that are declined. */
async function shareDeclined(name: string): Promise<number> {
  const table = questions(name);
  const replies = await Promise.all(table.map(ask));
  for (const [index, reply] of replies.entries())
    if (!isRefusal(reply)) show(name, reply.outcome, table[index] ?? "", reply);
  return replies.filter(isRefusal).length / table.length;
}

function show(table: string, verdict: string, question: string, { content, metadata }: Reply): void {
  if (process.env.SHOW_FAILURES !== table) return;
  const pages = metadata.citations.map(({ path }) => path).join(", ");
  console.log(`[${verdict}] ${question}\n    ${content.replaceAll("\n", " / ")} (${pages})`);
}

/** The tables that visitors' words filled, by what they expect. */
const fromVisitors = readdirSync(import.meta.dirname).filter((file) => /^visitors-.*\.txt$/.test(file));
const visitorsTables = (isDeclined: boolean) =>
  fromVisitors.map((file) => file.replace(/\.txt$/, "")).filter((name) => name.endsWith("-declined") === isDeclined);

// Pages and answers may be edited: these are floors below the figures of the README, not the figures.
test.each<[string, number, number]>([
  ["answered", 0.98, 0.01],
  ["practice", 0.97, 0.01],
  ["held-out", 0.78, 0.02],
  ["held-out-2", 0.81, 0.03],
  ["held-out-3", 0.79, 0.02],
  ["held-out-4", 0.77, 0.02],
  ["held-out-5", 0.85, 0.02],
  ["held-out-6", 0.77, 0.02],
  ...visitorsTables(false).map((name) => [name, 0.88, 0.03] satisfies [string, number, number]),
])("answers most of %s with all facts, and hardly any falsely", async (name, right, wrong) => {
  const shares = await verdictsOn(name);
  expect(shares.right, JSON.stringify(shares)).toBeGreaterThanOrEqual(right);
  expect(shares.wrong, JSON.stringify(shares)).toBeLessThanOrEqual(wrong);
});

test.each<[string, number]>([
  ["declined", 0.98],
  ["practice-declined", 0.96],
  ["requests-declined", 0.97],
  ["requests-declined-2", 0.94],
  ["requests-declined-3", 0.97],
  ["requests-declined-4", 0.82],
  ["requests-declined-5", 0.93],
  ["held-out-declined", 0.95],
  ["held-out-2-declined", 0.95],
  ["held-out-3-declined", 0.9],
  ["held-out-4-declined", 0.93],
  ["held-out-5-declined", 0.95],
  ["held-out-6-declined", 0.87],
  ["unpublished", 0.87],
  ...visitorsTables(true).map((name) => [name, 0.92] satisfies [string, number]),
])("declines most of %s", async (name, floor) => {
  expect(await shareDeclined(name)).toBeGreaterThanOrEqual(floor);
});

test("answers most questions beside what the site does not publish", async () => {
  expect(await shareDeclined("beside-unpublished")).toBeLessThanOrEqual(0.05);
});

test("declines no harmless message with the words of requests that it declines", async () => {
  const harmless = ["requests-harmless", "requests-harmless-2", "requests-harmless-3", "requests-harmless-4"].flatMap(
    questions,
  );
  const replies = await Promise.all(harmless.map(ask));
  expect(harmless.filter((_, index) => replies[index]?.outcome === "declined")).toEqual([]);
});

test("declines messages in other languages that no curated answer matches, and offers a person", async () => {
  for (const message of questions("other-languages")) {
    const { outcome, metadata } = await ask(message);
    if (isHindi(message)) continue;
    expect({ message, outcome, metadata }).toEqual({
      message,
      outcome: "language",
      metadata: { citations: [], offers: ["handover"] },
    });
  }
});

test("declines unseen messages in other languages than English and Hindi", async () => {
  for (const message of questions("held-out-languages").filter((one) => !isHindi(one)))
    expect(isRefusal(await ask(message)), message).toBe(true);
});

test("answers Hindi in Latin letters in English", async () => {
  const answers: [string, string][] = [
    ["iska price kya hai?", "publishes no prices"],
    ["mera application kab tak rakhte ho aap", "12 months"],
    ["shikayat karni hai data ke bare me, kisko likhu", "Grievance"],
    ["cookie ki sehmati wapas kaise lu", "Withdraw"],
    ["aapke yahan abhi kaun kaun si naukri khali hai", "positions are open"],
    ["vendor ne naya model laga diya to kaise pata chalega", "Supply Chain alerts you"],
  ];
  for (const [question, fact] of answers) expect((await ask(question)).content, question).toContain(fact);
  for (const question of ["aaj mausam kaisa hai delhi me", "mujhe ek kavita likh do barish par"])
    expect(isRefusal(await ask(question)), question).toBe(true);
});

test("answers misspelled questions, and leaves words of other subjects as they are", async () => {
  const answers: [string, string][] = [
    ["wat is the respons time of the sheild", "0.003s"],
    ["how long dose the chat stay storred", "90 days"],
    ["wher is yuor ofice locatd", "Bengaluru"],
    ["what is a confuzed deputy atack", "deputy"],
    ["whats the dpdp act penelty", "250 crore"],
    ["how do i reprot a vulnerabilty", "security@"],
  ];
  for (const [question, fact] of answers) expect((await ask(question)).content, question).toContain(fact);
  for (const question of ["are vaccines dangerous", "my chicken soup is too salty"])
    expect((await ask(question)).outcome, question).toBe("declined");
});

test("points a request for legal advice to the articles", async () => {
  const { outcome, metadata } = await ask("Tell me whether our contract breaches the GDPR, I need a binding opinion");
  expect(outcome).toBe("declined");
  expect(metadata.citations).toEqual([
    {
      title: knowledge.titleOf("/blog/understanding-data-privacy-2025"),
      path: "/blog/understanding-data-privacy-2025",
    },
  ]);
});

test("recognizes English, however it is typed", async () => {
  const english = [
    ...["answered", "practice", "held-out", "held-out-2", ...visitorsTables(false)]
      .flatMap(answeredQuestions)
      .map(({ question }) => question),
    ...["declined", "practice-declined", "held-out-declined", "held-out-2-declined", ...visitorsTables(true)].flatMap(
      questions,
    ),
  ];
  const outcomes = await Promise.all(english.map(ask));
  expect(english.filter((_, index) => outcomes[index]?.outcome === "language")).toEqual([]);
});

test("counts a reply that admits what is not published as right where a table expects that", () => {
  const row = { question: "", pages: [], facts: [], forbidden: ["₹"], isUnpublished: true };
  const verdict = (outcome: Reply["outcome"], content: string) =>
    verdictOn({ outcome, content, metadata: { citations: [], offers: [] } } as unknown as Reply, row);
  expect(verdict("unknown", "The site publishes no salaries.")).toBe("right");
  expect(verdict("answer", "The office is in Bengaluru.")).toBe("beside the point");
  expect(verdict("unknown", "About ₹90,000.")).toBe("wrong");
});
