import { fixedReplies, whatAbout } from "#content/assistant/replies.ts";
import { site } from "#site";
import { maskedParts } from "../masking/kinds.ts";
import { type BusinessHours, businessHoursNotice, ourHours } from "./business-hours.ts";
import {
  earlierQuestion,
  isStatement,
  isSubject,
  MAX_QUESTION_CHARACTERS,
  questionsIn,
  type Turn,
} from "./follow-up.ts";
import { refusalOf } from "./intents/decline-rules.ts";
import { isOtherLanguage } from "./intents/language.ts";
import { normalizeMessage } from "./intents/normalize.ts";
import { type JobRequest, jobsIn, type Request, requestIn } from "./intents/request-rules.ts";
import { isDanger } from "./intents/safety.ts";
import { jobs } from "./jobs.ts";
import { mentions, namesPosition, type Opening, openingByTitle, withoutTitle } from "./openings.ts";
import { type Answer, citationOf, curatedReply, fixedAnswer, joinedAnswer, quotedAnswer } from "./reply.ts";
import { type AnswerKind, type Offer, speaksOfApplying } from "./schema.ts";
import { inEnglish, isHindi } from "./search/hindi.ts";
import { CLEAR, type Finding, type Searchable } from "./search/knowledge.ts";
import { sentencesOf } from "./search/sentences.ts";
import { stemsOf } from "./search/terms.ts";

/** A message with more questions is answered as a whole. */
const MAX_QUESTIONS = 3;
/** A curated answer that covers this much is the answer, even if a rule would decline the message. */
const CERTAIN = 0.85;
/** An answer with this score takes a message that a rule would decline for its subject. */
const SURE = 1.15;
/** A curated answer with a lower score does not answer the question. */
const MIN_SCORE = 0.85;
/** A message in another language needs more than an English one: few of its words are in any phrasing. */
const MIN_FOREIGN_COVERAGE = 0.55;
/** What follows a curated answer that is not certain: from these log odds on, how many findings, and to what length in all. */
const MIN_ODDS = -2.8;
const MAX_ADDED = 2;
const MAX_CHARACTERS = 1_000;
const MAX_CHARACTERS_OF_PARTS = 1_500;
/** A passage that covers less of the question does not answer it; nor does one with a lower score. */
const MIN_PASSAGE_COVERAGE = 0.5;
const MIN_PASSAGE_SCORE = 4;
/** If nothing answers the question, the nearest curated answer is shown from this score on. */
const MIN_NEAR = 0.6;
/** An answer that lacks more words of the question than this may be the answer to another question. */
const MAX_LACKING = 2;
/** How many other questions a visitor is shown. */
const MAX_RELATED = 3;
/** What the laws say, for messages that ask for legal advice. */
const LAW_ARTICLE = "/blog/understanding-data-privacy-2025";
/** From this coverage on, a curated answer is better than a passage, and a message is about the site. */
const LIKELY = 0.4;

/** What an answer depends on besides the question. */
export interface Circumstances {
  knowledge: Searchable;
  /** The open positions, in display order. */
  openings: readonly Opening[];
  /** The conversation so far, oldest first, without the question. */
  history?: readonly Turn[];
  businessHours?: BusinessHours;
  /** To what length the answer may grow by what is added to the best one. */
  maxCharacters?: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Answers a message with curated answers and sentences of the site, and the pages they come from. When the site has no
 * answer, offers a person instead (specification, section 2, 'Chat assistant').
 */
export function answer(message: string, circumstances: Circumstances): Answer {
  const question = withoutPlaceholders(message.slice(0, MAX_QUESTION_CHARACTERS));
  if (isDanger(question)) return fixedAnswer("declined", fixedReplies.danger);
  const corrected = inSiteWords(question, circumstances);
  const parts = questionsIn(question);
  if (parts.length < 2 || parts.length > MAX_QUESTIONS) {
    const reply = answerToOne(question, corrected, circumstances);
    return { ...reply, related: relatedTo(corrected, reply, circumstances.knowledge) };
  }
  const whole = best(circumstances.knowledge.curated(corrected));
  const asksForPositions = parts.some((part) => jobsIn(part)?.certainty === "sure");
  if (whole && whole.coverage >= CERTAIN && !asksForPositions) return curated(whole, corrected, [], circumstances);
  // A later question may depend on an earlier one: 'Do you have a certificate, and when does it expire?'
  const history = [...(circumstances.history ?? [])];
  const each = { ...circumstances, history, maxCharacters: MAX_CHARACTERS_OF_PARTS / parts.length };
  const answers = parts.map((part, index) => {
    const text = index === 0 ? part : `and ${part}`;
    const reply = answerToOne(text, inSiteWords(text, circumstances), each);
    history.push({ sender: "user", content: part });
    return reply;
  });
  // What a rule declines is the subject of the whole message, unless another part clearly asks for something else.
  const isRefused = parts.some((part) => refusalOf(normalizeMessage(part), false));
  const kept = isRefused ? answers.filter((one) => one.kind !== "answer" || answersClearly(one)) : answers;
  return kept.length > 0 ? joinedAnswer(kept) : fixedAnswer("declined", fixedReplies.declined);
}

/** Whether what a reply rests on matches its question clearly. */
const answersClearly = ({ findings: [best] }: Answer) =>
  best !== undefined && (best.coverage >= CLEAR || (best.curated !== undefined && best.score >= SURE));

/** A message in the words of the site: in English if it is in Hindi, and without spelling errors. */
function inSiteWords(message: string, { knowledge, openings }: Circumstances): string {
  if (isHindi(message)) return inEnglish(message);
  if (isOtherLanguage(message)) return message;
  const known = openings.flatMap((one) => [one.title, one.location, one.description, one.requirements]);
  return knowledge.corrected(message, known.join(" "));
}

/** Answers one question: `message` is what the visitor typed, `question` the same in the words of the site. */
function answerToOne(message: string, question: string, circumstances: Circumstances): Answer {
  const { knowledge, openings, history = [] } = circumstances;
  const request = requestIn(question);
  if (request) return answerToRequest(request, circumstances);
  const previous = inSiteWords(earlierQuestion(question, history), circumstances);
  const matches = knowledge.curated(question, previous);
  const match = previous ? matchInContext(matches, knowledge.curated(question)) : best(matches);
  const found = knowledge.find(question, previous);
  // A rule may know a word that the site does not, and would be corrected.
  const texts = [message, question].map(normalizeMessage);
  const named = openingByTitle(question, openings);
  const refusals = texts.flatMap((text) => refusalOf(text, named !== null) ?? []);
  const isExempt = match && refusals.length > 0 && !refusals.includes("foreign") && match.score >= SURE;
  if (match && !refusals.includes("person") && (match.coverage >= CERTAIN || isExempt))
    return curated(match, question, found, circumstances);
  if (refusals.includes("legal") && !refusals.includes("person"))
    return fixedAnswer("declined", fixedReplies.legal, {
      citations: [{ title: knowledge.titleOf(LAW_ARTICLE), path: LAW_ARTICLE }],
    });
  if (refusals.length > 0) return fixedAnswer("declined", fixedReplies.declined);
  const wanted = jobsIn(question);
  const asked =
    named && !mentions(named, question) ? best(knowledge.curated(withoutTitle(question, named), previous)) : null;
  const isOnWork = asked?.curated?.sources.some((source) => source.startsWith("/careers"));
  if (isOnWork && asked?.curated?.isUnpublished) return curated(asked, question, found, circumstances);
  if (!isOnWork && (named || wanted?.certainty === "sure")) return onPositions(question, wanted, circumstances);
  if (isOtherLanguage(message))
    return match && match.coverage >= MIN_FOREIGN_COVERAGE
      ? curated(match, question, found, circumstances)
      : replyWithPerson("language", fixedReplies.language, circumstances);
  const passages = found.filter((one) => one.coverage >= MIN_PASSAGE_COVERAGE && one.score >= MIN_PASSAGE_SCORE);
  const [passage] = passages;
  const subject = match ?? passage;
  if (!previous && !wanted && subject && subject.coverage < CLEAR && isSubject(question))
    return fixedAnswer("greeting", whatAbout(subject.passage.title), { citations: [citationOf(subject)] });
  const isClear = match && match.coverage >= CLEAR;
  const words = stemsOf(question);
  const isOurs = words.length > 1 && words.filter((one) => knowledge.knows(one)).length > words.length / 2;
  if (!previous && !wanted && !named && !isClear && (words.length === 0 ? !match : isStatement(question)))
    return words.length === 0 || isOurs
      ? fixedAnswer("greeting", fixedReplies.nothingAsked)
      : fixedAnswer("declined", fixedReplies.declined);
  const results = { question, matches, found };
  if (match && !(wanted && !isClear && namesPosition(question, openings)))
    return curatedOrNearest(match, results, circumstances);
  if (wanted || named) return onPositions(question, wanted, circumstances);
  const [likely] = matches;
  if (passage && likely && likely.coverage >= LIKELY) return curatedOrNearest(likely, results, circumstances);
  if (passage) return quotedAnswer(passage, passages);
  const candidates = [...matches.slice(0, 2), ...found.slice(0, 2)].filter(({ coverage }) => coverage >= LIKELY);
  if (candidates.length === 0 && !isOurs && !addressesUs.test(question))
    return fixedAnswer("declined", fixedReplies.declined);
  const near = matches.find(({ score }) => score >= MIN_NEAR);
  const reply = near ? nearest(curatedAndMore(near, results, circumstances), circumstances) : notFound(circumstances);
  return { ...reply, findings: candidates };
}

/** The questions of other curated answers near the message, unless the reply is certain or declines it. */
function relatedTo(question: string, { kind, citations, findings }: Answer, knowledge: Searchable): string[] {
  const asksBack = kind === "greeting" && citations.length > 0;
  if (kind !== "answer" && kind !== "unknown" && !asksBack) return [];
  const near = knowledge.curated(question);
  if (near[0] && near[0].coverage >= CERTAIN) return [];
  return near
    .filter(({ curated, coverage }) => coverage >= LIKELY && !findings.some((finding) => finding.curated === curated))
    .slice(0, MAX_RELATED)
    .flatMap(({ curated }) => curated?.questions[0] ?? []);
}

const addressesUs = new RegExp(`\\b(?:yours?|you|ur?|${site.slug}|this|product|company|site|scanner|shield)\\b`, "i");

/** The best curated answer if it matches the question well enough: a certain one, whatever the score of others. */
function best(matches: readonly Finding[]): Finding | undefined {
  return matches.find(({ coverage }) => coverage >= CERTAIN) ?? matches.find(({ score }) => score >= MIN_SCORE);
}

/** The best match of a follow-up question: on the previous topic, unless its own words clearly ask for another answer. */
function matchInContext(inContext: readonly Finding[], alone: readonly Finding[]): Finding | undefined {
  const [related, own] = [best(inContext), best(alone)];
  if (!related || !own) return related ?? own;
  return own.coverage >= CERTAIN && related.coverage < CERTAIN ? own : related;
}

function curated(match: Finding, question: string, found: readonly Finding[], { knowledge }: Circumstances): Answer {
  const reply = match.curated && curatedReply(match.curated, knowledge);
  if (!reply) return quotedAnswer(match);
  const offers = speaksOfApplying(question) ? [...new Set<Offer>([...reply.offers, "apply"])] : reply.offers;
  return { ...reply, offers, findings: [match, ...found.slice(0, 3)] };
}

/** What a search found: curated answers and passages, best first. */
interface Results {
  question: string;
  matches: readonly Finding[];
  found: readonly Finding[];
}

/** A curated answer that is not certain, with the curated answers and passages that most likely say what it lacks. */
function curatedAndMore(match: Finding, results: Results, circumstances: Circumstances): Answer {
  const [{ question, matches, found }, { maxCharacters = MAX_CHARACTERS }] = [results, circumstances];
  const reply = curated(match, question, found, circumstances);
  const others = [...matches.filter((other) => other.curated !== match.curated), ...found.slice(0, 3)]
    .map((finding) => ({ finding, odds: oddsOfAdding(finding, match) }))
    // A block of code explains nothing without its introduction.
    .filter(({ finding, odds }) => odds > MIN_ODDS && !finding.passage.sentences.some((one) => one.includes("\n")))
    .sort((one, other) => other.odds - one.odds);
  const [parts, added] = [[reply], [] as Finding[]];
  for (const { finding } of others) {
    if (added.length === MAX_ADDED) break;
    const part = curated(finding, question, [], circumstances);
    if (parts.concat(part).reduce((sum, { text }) => sum + text.length, 0) > maxCharacters) continue;
    if (sentencesOf(part.text).some((sentence) => parts.some(({ text }) => text.includes(sentence)))) continue;
    added.push(finding);
    parts.push(part);
  }
  if (added.length === 0) return reply;
  return {
    ...joinedAnswer(parts),
    // The team sees what it may have to publish.
    kind: added.some(({ curated }) => curated?.isUnpublished) ? "unknown" : reply.kind,
    findings: [match, ...added, ...found.slice(0, 2)],
  };
}

/**
 * The log odds that a finding says what the best answer lacks: a logistic regression over 1,080 questions of the tables, each
 * without the phrasings like it.
 */
function oddsOfAdding(other: Finding, best: Finding): number {
  const more = other.coverage - best.coverage;
  const ofKind = other.curated
    ? 1.4 * more - 4.7 * (best.score - other.score) - 0.9
    : 2.2 * more + 0.37 * Math.log(other.score) - 3.7;
  return ofKind + (best.curated?.isUnpublished ? 1.4 : 0) - 1.3 * best.coverage;
}

function onPositions(question: string, wanted: JobRequest | null, circumstances: Circumstances): Answer {
  const reply = jobs(question, wanted, circumstances.openings);
  return reply.kind === "unknown" ? nearest(reply, circumstances) : reply;
}

/** A curated answer; as the nearest one if it is not clear and lacks so many words that the question may be another. */
function curatedOrNearest(match: Finding, results: Results, circumstances: Circumstances): Answer {
  const reply = curatedAndMore(match, results, circumstances);
  if (reply.kind !== "answer" || match.coverage >= CLEAR || Number(match.lacking) <= MAX_LACKING) return reply;
  return { ...nearest(reply, circumstances, fixedReplies.unsure), findings: reply.findings };
}

/** The reply when nothing answers the question: offers a person, and shows what is nearest. */
function nearest(
  { text, links, citations, offers }: Answer,
  circumstances: Circumstances,
  notice: string = fixedReplies.unknown,
): Answer {
  const reply = replyWithPerson("unknown", notice, circumstances);
  const shown = `${reply.text}\n\n${fixedReplies.nearest}\n\n${text}`;
  return { ...reply, text: shown, links, citations, offers: [...new Set([...reply.offers, ...offers])] };
}

function answerToRequest(request: Request, circumstances: Circumstances): Answer {
  if (request === "person") return replyWithPerson("handover", fixedReplies.person, circumstances);
  if (request === "identity") return fixedAnswer("greeting", fixedReplies.identity, { offers: ["handover"] });
  return fixedAnswer(request, fixedReplies[request]);
}

/** The reply when the site has no answer: offers a person. */
export function notFound(circumstances: Circumstances): Answer {
  return replyWithPerson("unknown", fixedReplies.unknown, circumstances);
}

function replyWithPerson(kind: AnswerKind, text: string, { businessHours = ourHours, now }: Circumstances): Answer {
  return fixedAnswer(kind, `${text} ${businessHoursNotice(businessHours, now)}`, { offers: ["handover"] });
}

/** Words that introduce personal data: 'my name is', 'mail:'. */
const dataIntroduction =
  /(?:\b(?:my|our)\s+)?\b(?:name|e-?mail|mail|phone|number|card|address)(?:\s+(?:is|at)|:)?\s*$/i;

/** Removes placeholders of masked data and the words that introduce them. */
function withoutPlaceholders(text: string): string {
  const pieces = maskedParts(text).map((piece) => ("text" in piece ? piece.text : " "));
  return pieces.map((one, at) => (at < pieces.length - 1 ? one.replace(dataIntroduction, " ") : one)).join("");
}
