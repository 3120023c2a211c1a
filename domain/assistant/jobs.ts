import { fixedReplies } from "#content/assistant/replies.ts";
import { positionPath } from "../job-listings/schema.ts";
import { compose } from "./compose.ts";
import type { JobRequest } from "./intents/request-rules.ts";
import { matchingOpenings, mentions, type Opening, openingByTitle, openingSummary, readOpening } from "./openings.ts";
import { type Answer, fixedAnswer } from "./reply.ts";
import { Knowledge } from "./search/knowledge.ts";

const careers = { title: "Careers", path: "/careers" };
/** Asks what a candidate must bring, in words that the requirements need not contain. */
const asksForRequirements = /\b(?:require\w*|skills?|know|need|qualif\w*|languages?|send|show|bring)\b/i;
const MAX_LISTED = 6;
const MAX_LINKED = 3;

/** Answers about positions: the one asked for, else those that match, else all open ones. Of kind `unknown` if none says what is asked. */
export function jobs(question: string, wanted: JobRequest | null, openings: readonly Opening[]): Answer {
  if (openings.length === 0)
    return fixedAnswer("jobs", fixedReplies.noOpenings, { citations: [careers], offers: ["handover"] });
  const named = openingByTitle(question, openings);
  const isSaid = wanted?.certainty === "sure" || (named ? [named] : openings).some((one) => mentions(one, question));
  const kind = isSaid ? "jobs" : "unknown";
  const matching = named ? [named] : wanted?.wants === "apply" ? [] : matchingOpenings(question, openings);
  if (matching[0] && matching.length === 1) return { ...oneJob(question, matching[0]), kind };
  const listings = matching.length > 0 ? matching : openings;
  const which = matching.length > 0 ? "of that kind " : "";
  const list = [
    listings.length === 1 ? `One position ${which}is open:` : `${listings.length} positions ${which}are open:`,
    ...listings.slice(0, MAX_LISTED).map((opening) => `- ${openingSummary(opening)}`),
  ].join("\n");
  const text = wanted?.wants === "apply" ? `${fixedReplies.applying}\n${list}` : `${list}\n${fixedReplies.applyHere}`;
  const linked = listings.slice(0, MAX_LINKED).map((one) => ({ title: one.title, path: positionPath(one) }));
  return fixedAnswer(kind, text, { citations: [careers, ...linked], offers: ["apply"] });
}

function oneJob(question: string, opening: Opening): Answer {
  const inShort = `${openingSummary(opening)}.`;
  const passages = readOpening(opening);
  const findings = new Knowledge(passages).find(question);
  const [best] = findings;
  const requirements = passages.at(-1)?.sentences.map((one) => `- ${one}`) ?? [];
  const details = asksForRequirements.test(question)
    ? `\n\nRequirements:\n\n${requirements.join("\n")}\n\n`
    : ` ${best ? compose(best).replace(inShort, "").trim() : ""} `;
  return fixedAnswer("jobs", `${inShort}${details}${fixedReplies.applyHere}`, {
    citations: [{ title: opening.title, path: positionPath(opening) }, careers],
    offers: ["apply"],
    findings,
  });
}
