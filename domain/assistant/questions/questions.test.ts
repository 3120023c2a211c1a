import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { otherWords } from "#content/assistant/other-words.ts";
import { firstListings } from "#content/job-listings/first-listings.ts";
import { slugOf } from "#domain/job-listings/job-listing.ts";
import { answer } from "../answer.ts";
import { loadKnowledge } from "../load.ts";
import type { Opening } from "../openings.ts";
import type { Answer } from "../reply.ts";
import { type AnsweredQuestion, answered } from "./answered.ts";
import { declined } from "./declined.ts";
import { heldOutAnswered, heldOutDeclined } from "./held-out.ts";
import { practised, practisedDeclined } from "./practice.ts";

const knowledge = loadKnowledge(join(root, "dist", "passages.json"), otherWords);
const openings: Opening[] = firstListings.map((listing, index) => ({
  remote: false,
  listingCategory: "job",
  closesAt: null,
  ...listing,
  id: `position-${index}`,
  slug: slugOf(listing.title),
}));
const ask = (question: string) => answer(question, { knowledge, openings, now: 0 });

const isPage = (path: string, page: string) =>
  page.endsWith("/*") ? path.startsWith(page.slice(0, -1)) : path.split("#")[0] === page;
const cites = ([question, ...pages]: AnsweredQuestion) =>
  ask(question).citations.some(({ path }) => pages.some((page) => isPage(path, page)));
/** Not answered: neither a sentence of the site nor a page is given. */
const isRefusal = ({ kind, citations, findings }: Answer) =>
  ["declined", "unknown", "handover"].includes(kind) && citations.length === 0 && findings.length === 0;

const wronglyCited = (set: readonly AnsweredQuestion[]) =>
  set.filter((one) => !cites(one)).map(([question]) => question);
const wronglyAnswered = (set: readonly string[]) => set.filter((question) => !isRefusal(ask(question)));

describe("what visitors ask", () => {
  test("is answered from the page that says it: at least 95 of 100", () => {
    expect(answered).toHaveLength(150);
    const wrong = wronglyCited(answered);
    expect(wrong.length / answered.length, wrong.join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("is not answered when the site does not say it, or it is not for an assistant: none of 60", () => {
    expect(declined).toHaveLength(60);
    expect(wronglyAnswered(declined)).toEqual([]);
  });

  test("is answered likewise where it was asked to find mistakes: at least 9 of 10, and hardly anything that is not to be", () => {
    const wrong = wronglyCited(practised);
    expect(wrong.length / practised.length, wrong.join("\n")).toBeLessThanOrEqual(0.1);
    const answeredAll = wronglyAnswered(practisedDeclined);
    expect(answeredAll.length / practisedDeclined.length, answeredAll.join("\n")).toBeLessThanOrEqual(0.04);
  });

  test("does no worse than it was seen to on questions that nothing was tuned for", () => {
    const wrong = wronglyCited(heldOutAnswered);
    expect(wrong.length / heldOutAnswered.length, wrong.join("\n")).toBeLessThanOrEqual(0.3);
    const answeredAll = wronglyAnswered(heldOutDeclined);
    expect(answeredAll.length / heldOutDeclined.length, answeredAll.join("\n")).toBeLessThanOrEqual(0.25);
  });

  test("is searched for in less than 5 ms", () => {
    const questions = answered.map(([question]) => question);
    for (const question of questions) knowledge.find(question);
    const times = questions.map((question) => {
      const start = performance.now();
      knowledge.find(question);
      return performance.now() - start;
    });
    expect(times.sort((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(5);
  });
});
