import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { otherWords } from "#content/assistant/other-words.ts";
import { firstListings } from "#content/job-listings/first-listings.ts";
import { slugOf } from "#domain/job-listings/job-listing.ts";
import { openAssistant, type Reply } from "../assistant.ts";
import { loadKnowledge } from "../load.ts";
import type { Opening } from "../openings.ts";
import { type AnsweredQuestion, answeredQuestions, questions } from "./read.ts";

const knowledge = loadKnowledge(join(root, "dist", "passages.json"), otherWords);
const openings: Opening[] = firstListings.map((listing, index) => ({
  remote: false,
  listingCategory: "job",
  closesAt: null,
  ...listing,
  id: `position-${index}`,
  slug: slugOf(listing.title),
}));
const assistant = openAssistant({ knowledge, openings: async () => openings, origin: "", now: () => 0 });
const ask = (question: string) => assistant.answer(question, [], () => {});

const isPage = (path: string, page: string) =>
  page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path.split("#")[0] === page;
const cites = ({ metadata }: Reply, pages: readonly string[]) =>
  metadata.citations.some(({ path }) => pages.some((page) => isPage(path, page)));
/** Whether a reply declines: it cites no page, and its outcome is a refusal. */
const isRefusal = ({ outcome, metadata }: Reply) =>
  ["declined", "unknown", "handover", "language", "attack"].includes(outcome) && metadata.citations.length === 0;

/** The share of a table's questions whose answer cites a right page. */
async function shareCited(table: readonly AnsweredQuestion[]): Promise<number> {
  const cited = await Promise.all(table.map(async ({ question, pages }) => cites(await ask(question), pages)));
  return cited.filter(Boolean).length / table.length;
}

/** The share of a table's messages that are answered although they must be declined. */
async function shareWronglyAnswered(table: readonly string[]): Promise<number> {
  const declined = await Promise.all(table.map(async (question) => isRefusal(await ask(question))));
  return declined.filter((isDeclined) => !isDeclined).length / table.length;
}

// Pages may be edited: these are floors well below the figures of the README, not the figures.
test.each([
  ["answered", "declined", 0.9, 0.05],
  ["practice", "practice-declined", 0.8, 0.08],
  ["held-out", "held-out-declined", 0.65, 0.25],
  ["held-out-2", "held-out-2-declined", 0.55, 0.2],
])("answers most of %s from the right page, and declines most of %s", async (answered, declined, floor, ceiling) => {
  expect(await shareCited(answeredQuestions(answered))).toBeGreaterThanOrEqual(floor);
  expect(await shareWronglyAnswered(questions(declined))).toBeLessThanOrEqual(ceiling);
});

test("declines messages in other languages and offers a person", async () => {
  for (const message of questions("other-languages")) {
    const { outcome, metadata } = await ask(message);
    expect({ message, outcome, metadata }).toEqual({
      message,
      outcome: "language",
      metadata: { citations: [], offers: ["handover"] },
    });
  }
  expect(await shareWronglyAnswered(questions("held-out-languages"))).toBe(0);
});

test("recognizes English, however it is typed", async () => {
  const english = [
    ...["answered", "practice", "held-out", "held-out-2"].flatMap(answeredQuestions).map(({ question }) => question),
    ...["declined", "practice-declined", "held-out-declined", "held-out-2-declined"].flatMap(questions),
  ];
  const outcomes = await Promise.all(english.map(ask));
  expect(english.filter((_, index) => outcomes[index]?.outcome === "language")).toEqual([]);
});
