import { contentWords } from "../search/terms.ts";
import { isDeclined, notPublished, worksWithOther } from "./decline-rules.ts";
import { normalizeMessage } from "./normalize.ts";
import {
  asksAboutJobs,
  contact,
  demo,
  identity,
  person,
  pricing,
  privacyRequest,
  wantsToApply,
} from "./request-rules.ts";

/** What a message asks for, as far as rules can recognize it. */
export type Intent =
  | "greeting"
  | "thanks"
  | "identity"
  | "person"
  | "declined"
  | "notPublished"
  | "privacy-request"
  | "pricing"
  | "applying"
  | "jobs"
  | "demo"
  | "contact";

/** In order of precedence: a person first, refusals before answers. */
const rules: readonly [Intent, RegExp | ((text: string) => boolean)][] = [
  ["person", person],
  ["identity", identity],
  ["notPublished", worksWithOther],
  ["declined", isDeclined],
  ["notPublished", notPublished],
  ["privacy-request", privacyRequest],
  ["pricing", pricing],
  ["applying", wantsToApply],
  ["jobs", asksAboutJobs],
  ["demo", demo],
  ["contact", contact],
];

const greeting =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|namaste|yo|hallo|hola|bonjour)\b/;
const thanks =
  /\b(?:thanks?|thank you|thx|ty|cheers|much appreciated|great help|bye|goodbye|see you|have a (?:nice|good) day|perfect|awesome|that helps?)\b/;
const asking =
  /\b(?:what|who|where|which|how|does|do|is|are|can)\b.{0,30}\b(?:you|your|it|this|that|product|company)\b/;

/** The intents of a message, the decisive one first; empty when it needs a search. */
export function recognizeIntents(message: string): Intent[] {
  const text = normalizeMessage(message);
  const found = rules
    .filter(([, rule]) => (typeof rule === "function" ? rule(text) : rule.test(text)))
    .map(([intent]) => intent);
  if (found.length === 0 && isOnly(greeting, text)) return ["greeting"];
  if (found.length === 0 && isOnly(thanks, text)) return ["thanks"];
  return [...new Set(found)];
}

/** Whether a message is little more than the phrase. */
function isOnly(phrase: RegExp, text: string): boolean {
  const rest = text.replace(phrase, "");
  return (
    phrase.test(text) &&
    contentWords(rest).length <= 1 &&
    (!asking.test(rest) || /\bhow (?:are you|is it going)\b/.test(rest))
  );
}
