import { positionPath } from "../job-listings/schema.ts";
import { compose } from "./compose.ts";
import { fixedReplies } from "./fixed-replies.ts";
import {
  distinctiveStems,
  matchingOpenings,
  type Opening,
  openingByTitle,
  openingSummary,
  readOpening,
} from "./openings.ts";
import { type Answer, fixedAnswer, quotedAnswer, reliableFindings } from "./reply.ts";
import type { Citation } from "./schema.ts";
import { Knowledge, type Searchable } from "./search/knowledge.ts";
import { plain } from "./search/words.ts";

const careers = { title: "Careers", path: "/careers" };
/** Asks how many or how long, not for one position. */
const asksForFigure = /\bhow (?:many|much|long|soon|fast|quick(?:ly)?)\b|^when\b/i;
/** Asks about the company as an employer, and the search that finds the answer. */
const whyHere = /\bwhy (?:should|would|do|join|work)\b|\bculture\b|\bwhat(?: is|'s|s) it like\b/;
const reasons = "reasons to join, culture";
/** Asks what a candidate must bring, in words that the requirements need not contain. */
const asksForRequirements = /\b(?:require\w*|skills?|know|need|qualif\w*|languages?|send|show|bring)\b/i;
const MAX_LISTED = 6;
const MAX_LINKED = 3;

/** Answers about positions: the one asked for, else those that match, else all open ones. */
export function jobs(
  question: string,
  intent: "applying" | "jobs",
  { knowledge, openings }: { knowledge: Searchable; openings: readonly Opening[] },
): Answer {
  const named = openingByTitle(question, openings);
  const matching = named ? [named] : intent === "jobs" ? matchingOpenings(question, openings) : [];
  const [only] = matching;
  // 'How many interns have you had?' means the program rather than the one position of that kind.
  const mayMeanPage = matching.length === 0 || (!named && asksForFigure.test(question));
  const about = intent === "jobs" && mayMeanPage && aboutWorkHere(question, knowledge);
  if (only && matching.length === 1 && !about) return oneJob(question, only);
  if (about) return quotedAnswer("jobs", about);
  if (openings.length === 0)
    return fixedAnswer("jobs", fixedReplies.noOpenings, { citations: [careers], offers: ["handover"] });
  const listings = matching.length > 0 ? matching : openings;
  const list = [
    `${listed(listings.length, matching.length > 0)}:`,
    ...listings.slice(0, MAX_LISTED).map((opening) => `- ${openingSummary(opening)}`),
  ].join("\n");
  const text = intent === "applying" ? `${fixedReplies.applying}\n${list}` : `${list}\n${fixedReplies.applyHere}`;
  return fixedAnswer("jobs", text, { citations: [careers, ...linked(listings)], offers: ["apply"] });
}

/** The passages of the careers page on working here, if the question asks about that rather than open positions. */
function aboutWorkHere(question: string, knowledge: Searchable) {
  const asked = whyHere.test(plain(question)) ? reasons : question;
  const sought = distinctiveStems(asked);
  return reliableFindings(
    knowledge
      .find(asked)
      .filter(({ passage: { path, anchor } }) => path === careers.path && anchor !== null)
      .filter(({ matched }) => sought.some((stemmed) => matched.has(stemmed))),
  );
}

function listed(count: number, isChoice: boolean): string {
  const which = isChoice ? "of that kind " : "";
  return count === 1 ? `One position ${which}is open` : `${count} positions ${which}are open`;
}

function oneJob(question: string, opening: Opening): Answer {
  const inShort = `${openingSummary(opening)}.`;
  const findings = new Knowledge(readOpening(opening)).find(
    asksForRequirements.test(question) ? `${question} requirements` : question,
  );
  const [best] = findings;
  const details = best ? compose(best).replace(inShort, "").trim() : "";
  return fixedAnswer("jobs", [inShort, details, fixedReplies.applyHere].filter(Boolean).join(" "), {
    citations: [{ title: opening.title, path: positionPath(opening) }, careers],
    offers: ["apply"],
    findings,
  });
}

function linked(openings: readonly Opening[]): Citation[] {
  return openings.slice(0, MAX_LINKED).map((opening) => ({ title: opening.title, path: positionPath(opening) }));
}
