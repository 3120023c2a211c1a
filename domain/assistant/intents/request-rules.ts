import { speaksOfApplying } from "../schema.ts";
import { contentWords } from "../search/terms.ts";
import { any, normalizeMessage } from "./normalize.ts";

const { raw } = String;

/** People of our team by their roles. */
const colleague =
  "(?:human|person|some(?:one|body)|people|agent|representative|rep|manager|supervisor|operator|sales|salesperson|expert|specialist|engineer|staff|team member|colleagues?|customer (?:care|service|support)|help ?desk)";
const realPerson = "(?:real|actual|live|human) (?:person|human|agent|being|people|operator)";
/** Wishes for a person. Questions on when or whether a person calls, and on persons in data, are none. */
const person = any(
  raw`\b(?:talk|speak|chat|deal)(?: (?:directly|live|now|online|right))* (?:to|with)\b.{0,20}\b${colleague}\b|\b(?:call|meeting|conversation|chat) with (?:an? |the |one of |your )*(?:\w+ )?${colleague}\b`,
  raw`\b(?:connect|connected|transfer|put|pass|get|reach|escalate|forward|switch|hand)(?: (?:me|us|it|this|my \w+|back|hold|in touch|on|over|through))* (?:to|with|over|of)\b.{0,20}\b${colleague}\b`,
  raw`(?:^|\b(?:want|need|prefer|rather|give me|get me|is there|are there|have)\b.{0,24}\b)(?:an? )?${realPerson}\b(?= (?:please|there|here|now|about|who)|[^a-z]*$)|\bhuman (?:please|now)\b`,
  raw`(?<!\b(?:who|when|what|why|how (?:long|soon)|will)\b.{0,30})\b(?:call|phone|ring|telephone) me\b|\b(?:want|need|like|get|have|request|arrange|give|e?-?mail|please).{0,20}\bcall ?back\b|^call ?back\b|(?<!\bwill )\b(?:sales|your|some(?:one|body)|team|colleague)\b.{0,20}\b(?:whatsapp|phone|ring|call) me\b|\bphone call from\b`,
  raw`^(?:a |an )?(?:human|agent|person|operator|representative|sales|support|someone|manager|customer care|customer service|help ?desk)(?: please)?[.!?]*$`,
  raw`\bget me (?:some(?:one|body)|a)\b|\b(?:want|need|prefer|give me|get me)(?: a| an| to)? (?:human|person|real)\b`,
  raw`\b(?:i have|make|file) a complaint about\b|\bcomplain\b.{0,12}\bto (?:an? |your |the )?(?:manager|supervisor|boss|human|person)\b|\bescalate (?:this|it|my|to)\b`,
);

/** Asks for our address or number, which the site names. */
const contact = /\byour (?:e-?mail|mail|phone|telephone|contact)\b/;

/** Asks who or what the assistant is. */
const identity = any(
  raw`^(?:so |hey |wait )?are you (?:an? )?(?:real|human|person|bot|robot|ai|machine|program|chatgpt|llm)\b.{0,24}$|^(?:who|what) are you\??$|^who (?:made|built|created|programmed) you\b`,
  raw`\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:bot|robot|ai|human|machine|real person)\b`,
);

const greeting =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|namaste|yo|hallo|hola|bonjour)\b/;
const thanks =
  /\b(?:thanks?|thank you|thx|ty|cheers|much appreciated|great help|bye|goodbye|see you|have a (?:nice|good) day|perfect|awesome|that helps?)\b/;
const asking =
  /\b(?:what|who|where|which|how|does|do|is|are|can)\b.{0,30}\b(?:you|your|it|this|that|product|company)\b/;

/** What a message asks for that needs no search. */
export type Request = "greeting" | "thanks" | "identity" | "person";

/** What a message asks for, if rules recognize it. */
export function requestIn(message: string): Request | null {
  const text = normalizeMessage(message);
  if (person.test(text) && !contact.test(text)) return "person";
  if (identity.test(text)) return "identity";
  if (isOnly(greeting, text)) return "greeting";
  return isOnly(thanks, text) ? "thanks" : null;
}

/** Whether a message is little more than the phrase. */
function isOnly(phrase: RegExp, text: string): boolean {
  const rest = text.replace(phrase, "");
  const isSmallTalk = /\bhow (?:are you|is it going)\b/.test(rest);
  return phrase.test(text) && contentWords(rest).length <= 1 && (isSmallTalk || !asking.test(rest));
}

const applyNow = any(
  raw`^(?:i (?:want|would like|d like) to )?apply(?: now| please)?[.!?]*$|\b(?:submit|send|here is|attached is|upload|attach)\b.{0,12}\bmy (?:resume|cv)\b|\bwhere .{0,20}\bapply\b.{0,12}(?:job|position|here)?\??$`,
);
const openPositions = any(
  raw`\b(?:are|is|r) (?:you|the company|your company|anyone) (?:\w+ )?(?:hiring|recruiting)\b|\b(?:hiring|recruiting) (?:now|right now|currently|at the moment|any\w*)\b`,
  raw`\b(?:any|what|which|open|current|list|show|your|have|available|latest|remote|all)\b.{0,24}\b(?:vacanc(?:y|ies)|job openings?|openings?|open (?:positions?|roles?|jobs?)|(?:positions?|roles?|jobs?)(?= (?:are |do you have |is )?(?:currently |still |now )?(?:open|available|for|in|at|here)\b|[^a-z]*$))`,
  raw`^(?:jobs?|careers?|vacanc(?:y|ies)|openings?|internships?|open positions?)\b[^a-z]*$|\b(?:part|full)[- ]time (?:vacanc(?:y|ies)|jobs?|positions?|roles?)\b|\bhow many (?:jobs?|positions?|roles?|vacancies) (?:are (?:there|open|vacant|available)|do you have)\b|\b(?:is there|are there|do you have|got) (?:any |an? )?(?:\w+ ){0,3}(?:jobs?|positions?|internships?|roles?|vacanc(?:y|ies))\b`,
);
const aboutJobs = any(
  raw`\b(?:vacanc(?:y|ies)|(?<!\b(?:batch|cron|print|background|scheduled|nightly|my|our|your|their|his|her|its) )jobs?|careers?|internships?|interns?|openings?|open(?:ed)? (?:positions?|roles?|jobs?)|hiring|recruit\w*|freshers?|part[- ]time|full[- ]time|candidates?|applicants?|join (?:your|the) (?:team|company))\b`,
  raw`\b(?:work|working) (?:for|at|with) (?:you|your \w+)\b|\b(?:engineer|writer|researcher|lead|developer|designer)s? (?:job|position|role|opening|vacancy)\b`,
);

/** A message that asks for the open positions or to apply ("sure"), or is about working here at all ("maybe"). */
export type JobRequest = { wants: "apply" | "jobs"; certainty: "sure" | "maybe" };

/** Whether and how a message is about positions. */
export function jobsIn(message: string): JobRequest | null {
  const text = normalizeMessage(message);
  if (/\b(?:api|dashboard|endpoints?)\b/.test(text)) return null;
  if (applyNow.test(text)) return { wants: "apply", certainty: "sure" };
  const asksForPositions = openPositions.test(text);
  if (speaksOfApplying(text)) return { wants: "apply", certainty: asksForPositions ? "sure" : "maybe" };
  if (asksForPositions) return { wants: "jobs", certainty: "sure" };
  return aboutJobs.test(text) ? { wants: "jobs", certainty: "maybe" } : null;
}
