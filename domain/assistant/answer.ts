import { site } from "#site";
import { type BusinessHours, businessHoursNotice, ourHours } from "./business-hours.ts";
import { fixedReplies } from "./fixed-replies.ts";
import { earlierQuestion, type Turn } from "./follow-up.ts";
import { maskedParts } from "./guard/kinds.ts";
import { isDanger } from "./intents/decline-rules.ts";
import { isOtherLanguage } from "./intents/language.ts";
import { normalizeMessage } from "./intents/normalize.ts";
import { type Intent, recognizeIntents } from "./intents/recognize.ts";
import { jobs } from "./jobs.ts";
import { type Opening, openingByTitle } from "./openings.ts";
import { type Answer, citationOf, fixedAnswer, quotedAnswer, reliableFindings } from "./reply.ts";
import type { AnswerKind } from "./schema.ts";
import type { Searchable } from "./search/knowledge.ts";
import { contentWords } from "./search/terms.ts";
import { plain } from "./search/words.ts";

/** Longer questions are cut. */
const MAX_QUESTION_CHARACTERS = 1500;
const contact = { title: "Contact Us and Request a Demo", path: "/contact" };

const ourselves = new Set(["product", "platform", "solution", "service", "software", "company", "business", "firm"]);
/** Words that ask for a summary. */
const inShort = new Set("sentence nutshell summary brief short five layman overview elevator pitch".split(" "));
const overview = "what is it, product company overview summary";

/** What an answer depends on besides the question. */
export interface Circumstances {
  knowledge: Searchable;
  /** The open positions, in display order. */
  openings: readonly Opening[];
  /** The conversation so far, oldest first, without the question. */
  history?: readonly Turn[];
  businessHours?: BusinessHours;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Answers a question in sentences of the site, with the pages they come from. When the site has no answer, offers a
 * person instead (specification, section 2, 'Chat assistant').
 */
export function answer(message: string, circumstances: Circumstances): Answer {
  const question = withoutPlaceholders(message.slice(0, MAX_QUESTION_CHARACTERS));
  const { knowledge, history = [] } = circumstances;
  if (isOtherLanguage(question)) return replyWithPerson("language", fixedReplies.language, circumstances);
  const [intent] = recognizeIntents(question);
  const fixed = intent && answerForIntent(intent, question, circumstances);
  if (fixed) return fixed;
  if (openingByTitle(question, circumstances.openings)) return jobs(question, "jobs", circumstances);
  const asked = contentWords(question);
  const previous = earlierQuestion(question, history).slice(0, MAX_QUESTION_CHARACTERS);
  const isAboutUs = scopeOf(question, asked);
  if (asked.length === 0 && !previous && !isAboutUs) return fixedAnswer("greeting", fixedReplies.nothingAsked);
  const findings =
    (isAboutUs === "only" ? null : reliableFindings(knowledge.find(question, previous))) ??
    (isAboutUs ? reliableFindings(knowledge.find(overview)) : null);
  return findings ? quotedAnswer("answer", findings) : notFound(circumstances);
}

/** Words that introduce personal data: 'my name is', 'mail:'. */
const dataIntroduction =
  /(?:\b(?:my|our)\s+)?\b(?:name|e-?mail|mail|phone|number|card|address)(?:\s+(?:is|at)|:)?\s*$/i;

/** Removes placeholders of masked data and the words that introduce them. */
function withoutPlaceholders(text: string): string {
  const pieces = maskedParts(text);
  return pieces
    .map((piece, index) => {
      if (!("text" in piece)) return " ";
      return index < pieces.length - 1 ? piece.text.replace(dataIntroduction, " ") : piece.text;
    })
    .join("");
}

/**
 * Whether a question asks about the company or product in general ('What do you do?', 'Explain your product in short'):
 * "only" when it asks for nothing else, "mostly" when it names the product.
 */
function scopeOf(question: string, asked: readonly string[]): "only" | "mostly" | null {
  const text = plain(question);
  const rest = asked.filter((word) => !ourselves.has(word) && !inShort.has(word));
  const isNamed = text.includes(site.name.toLowerCase());
  if (rest.length === 0 && (isNamed || /\b(?:you|u|it|this|company|product)\b/.test(text))) return "only";
  return isNamed && rest.length === 0 ? "mostly" : null;
}

function answerForIntent(intent: Intent, question: string, circumstances: Circumstances): Answer | null {
  switch (intent) {
    case "greeting":
      return fixedAnswer("greeting", fixedReplies.greeting);
    case "identity":
      return fixedAnswer("greeting", fixedReplies.identity, { offers: ["handover"] });
    case "thanks":
      return fixedAnswer("thanks", fixedReplies.thanks);
    case "person":
      return replyWithPerson("handover", fixedReplies.person, circumstances);
    case "declined":
      return fixedAnswer(
        "declined",
        isDanger(normalizeMessage(question)) ? fixedReplies.danger : fixedReplies.declined,
      );
    case "notPublished":
      return replyWithPerson("unknown", fixedReplies.notPublished, circumstances);
    case "privacy-request":
      return privacyRequest(circumstances.knowledge);
    case "pricing":
      return fixedAnswer("pricing", fixedReplies.pricing, { citations: [contact], offers: ["demo"] });
    case "demo":
      return fixedAnswer("demo", fixedReplies.demo, { citations: [contact], offers: ["demo"] });
    case "contact":
      return fixedAnswer("contact", contactDetails(question), { citations: [contact], offers: ["handover"] });
    case "applying":
    case "jobs":
      return jobs(question, intent, circumstances);
  }
}

/** The reply when the site has no answer: offers a person. */
export function notFound(circumstances: Circumstances): Answer {
  return replyWithPerson("unknown", fixedReplies.unknown, circumstances);
}

function replyWithPerson(kind: AnswerKind, text: string, { businessHours = ourHours, now }: Circumstances): Answer {
  return fixedAnswer(kind, `${text} ${businessHoursNotice(businessHours, now)}`, { offers: ["handover"] });
}

function contactDetails(question: string): string {
  const text = plain(question);
  const office = `Our office is in ${site.office.lines.join(", ")}.`;
  const social = `We are on ${site.social.label}; the link stands on the contact page.`;
  if (/\b(?:where|office|located|based|city|headquarter|hq|visit|meet)/.test(text)) return office;
  if (/linkedin|social/.test(text)) return social;
  return `You reach us by e-mail at ${site.email}, by telephone at ${site.phone}, or with the form on the contact page.`;
}

function privacyRequest(knowledge: Searchable): Answer {
  const [rights] = knowledge
    .find("your rights: access, correction, erasure, withdrawal of consent")
    .filter(({ passage }) => passage.path === "/privacy-policy");
  const text = `Write one line to ${site.email}, from the address that you gave us. You need give no reason, it costs nothing, and you have an answer within ${site.privacyNotice.answerDays} days.`;
  return fixedAnswer("privacy-request", text, {
    citations: [rights ? citationOf(rights) : { title: "Privacy Policy", path: "/privacy-policy" }],
    offers: ["handover"],
  });
}
