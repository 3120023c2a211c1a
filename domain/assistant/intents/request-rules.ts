import { speaksOfApplying } from "../schema.ts";
import { product, us } from "./company-terms.ts";
import { any } from "./normalize.ts";

const { raw } = String;

/** Asks for a person. */
export const person = any(
  raw`\b(?:talk|speak|chat|connect|connected|transfer|put|pass|get|reach|escalate|forward|switch|hand)\b.{0,25}\b(?:to|with|me|over)\b.{0,20}\b(?:human|person|some(?:one|body)|people|agent|representative|rep|manager|supervisor|operator|sales|salesperson|support|expert|specialist|engineer|staff|team member|colleagues?)\b`,
  raw`\b(?:real|actual|live|human) (?:person|human|agent|being|people|support|operator)\b|\bhuman (?:please|now)\b`,
  raw`\b(?:call|phone|ring|telephone) (?:me|us)(?: back| up)?\b|\bcomplain\b.{0,12}\bto (?:an? |your |the )?(?:manager|supervisor|boss|human|person)\b|\bcall ?back\b|\b(?:sales|your|some(?:one|body)|team)\b.{0,20}\b(?:whatsapp|phone|ring|call) me\b`,
  raw`^(?:a |an )?(?:human|agent|person|operator|representative|sales|support|someone|manager|customer care|customer service|help desk|helpdesk)(?: please)?[.!?]*$`,
  raw`\bget me (?:some(?:one|body)|a)\b|\b(?:want|need|prefer|give me|get me)(?: a| an| to)? (?:human|person|real)\b`,
  raw`\b(?:i have|make|file) a complaint about\b|\bescalate (?:this|it|my|to)\b`,
);

/** Asks who or what the assistant is. */
export const identity = any(
  raw`\bare you (?:an? )?(?:real|human|person|bot|robot|ai|machine|program|chatgpt|llm)\b|^(?:who|what) are you\??$`,
  raw`\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:bot|robot|ai|human|machine|real person)\b`,
);

const mine = raw`(?:data|information|info|account|details|records?|request|inquiry|conversation|messages?|application|profile|email|name|rights)`;

/** A request about the visitor's own data. */
export const privacyRequest = any(
  raw`\b(?:delete|erase|remove|forget|wipe|destroy|purge|correct|update|change|access|see|download|export|get|copy of|send me|nominate|withdraw)\b.{0,25}\b(?:my|me)\b.{0,25}\b${mine}\b`,
  raw`\bmy (?:\w+ )?${mine}\b.{0,20}\b(?:deleted|erased|removed|corrected|forgotten|exported|destroyed|withdrawn)\b`,
  raw`\b(?:withdraw|revoke|take back|cancel) my consent\b|\bi .{0,20}(?:withdraw|revoke) (?:the )?consent\b`,
  raw`\b(?:right to be forgotten|subject access request|dsar|(?:data )?(?:access|deletion|erasure) request|gdpr request)\b`,
  raw`\bwhat (?:data |information |do )?(?:you |do you )?(?:have|hold|know|store|got) (?:about|on) me\b`,
  raw`\b(?:everything|all|anything|whatever) (?:that )?you (?:\w+ )?(?:have|hold|know|keep|kept|stored?|collected|got) (?:about|on|of) me\b`,
  raw`\bunsubscribe\b|\b(?:close|delete|remove) (?:my|an|the) account\b`,
);

const notOfABreach = raw`(?!.{0,40}\b(?:breach|incident|leak|handshake|fine)\b)`;

export const pricing = any(
  raw`\b(?:price|prices|pricing|priced|price list|rate card|per seat|per user|licen[cs]e fees?|licensing|subscription plans?|quotation|affordable|expensive|cheap|cheaper|discounts?)\b`,
  raw`\bhow much\b.{0,25}\b(?:cost|costs|charge|pay|for)\b${notOfABreach}|^how much\b[^a-z]*$`,
  raw`\bhow much (?:is|are|for|does) (?:it|this|that|${us}|the (?:scanner|shield|supply chain|product|tool|licence|license))\b`,
  raw`\bwhat(?: is| does| do| would| will)?\b.{0,12}\b(?:the )?costs?\b${notOfABreach}(?<!breach.{0,30})`,
  raw`\bcosts? of (?:your|the) (?:product|scanner|shield|service|software|tool|licen[cs]e)\b|^(?:the )?costs?\b[^a-z]*$`,
  raw`\bcosts? (?:per|a|each|every) (?:month|year|user|seat)\b|\b(?:monthly|yearly|annual) (?:cost|fee|price|plan)s?\b`,
  raw`\b(?:offer|quote|quotation|proposal) for\b|\b\d+ (?:seats|users|licen[cs]es|employees)\b|\bget a quote\b`,
  raw`\bfree (?:trial|plan|tier|version|of (?:cost|charge))\b|\btry (?:it |this )?(?:for )?free\b|\b(?:is|are) (?:it|this|that|${us})(?: all| really)? (?:for )?free\b(?! (?:of|from|to)\b)`,
  raw`\b(?:buy|purchase) (?:it|a|the|your|this|licen[cs]es?)\b|\bbudget\b.{0,20}\b(?:for|need)\b`,
);

const applyNow = any(
  raw`^(?:i (?:want|would like|d like) to )?apply(?: now| please)?[.!?]*$|\bmy (?:resume|cv)\b|\bwhere .{0,20}\bapply\b.{0,12}(?:job|position|here)?\??$`,
  raw`\b(?:can|may|could|should|do|must) (?:i|we|one|freshers|students) (?:still |also |need to )?apply(?: (?:without|with no|from|if|even|as|online|here|now|today|by|after|twice|again)\b|\?|$)`,
  raw`\b(?:formats?|file types?|pdf|docx?)\b.{0,40}\b(?:resume|cv)\b|\b(?:resume|cv)\b.{0,40}\b(?:formats?|file types?|pdf|docx?)\b`,
);
/** Asks what happens to an application, which the privacy policy answers. */
const storageVerbs =
  /\b(?:keep|kept|stored?|saved?|retain\w*|delet\w*|remov\w*|eras\w*|wiped?|happens?|happened|sees?|opens?|reads?|how long|private|secure|safe|shared?)\b/;
const ofAnApplication =
  /\b(?:resumes?|cvs?|(?:my|job|the|our|internship) (?:\w+ )?applications?|my (?:documents?|file))\b/;

/** Asks what applying requires, or who decides. */
const needed = /\b(?:account|register\w*|sign(?:ed)? ?(?:up|in)|log ?in|algorithm|rank\w*|reject\w*|decides?)\b/;

/** Whether the visitor wants to apply. */
export function wantsToApply(text: string): boolean {
  return (speaksOfApplying(text) || applyNow.test(text)) && !asksAboutStorage(text) && !needed.test(text);
}

const position = raw`(?:engineer|writer|researcher|lead|developer|designer)`;
const aboutJobs = any(
  raw`\b(?:hiring|recruiting|recruitment|vacanc(?:y|ies)|(?<!\b(?:batch|cron|print|background|scheduled|nightly) )jobs?|careers?|internships?|interns?|job openings?|openings?|open(?:ed)? (?:positions?|roles?|jobs?)|(?:positions?|roles?) (?:(?:are |is )?(?:currently |still )?(?:open|available)|for)|join (?:your|the) (?:team|company)|part[- ]time|full[- ]time|freshers?|graduates?|(?<!\b(?:discounts?|prices?) (?:for )?)students?(?! discounts?)|employ(?:ment(?! (?:contract|agreement|law))|er|ing| people| anyone)|candidates?|applicants?)\b`,
  raw`\b(?:work|working) (?:for|at|with) ${us}\b|\bwhy (?:should i )?join ${us}\b`,
  raw`\b${position}s? (?:job|position|role|opening|vacancy)\b|\b(?:position|job|opening)s?\b.{0,25}\b(?:${position}|intern)\b`,
  raw`\b(?:engineer|writer|researcher|security lead)\b.{0,40}\b(?:do|need|require|experience|your company|with you|for you)\b`,
);

/** Whether a message asks about open positions. */
export function asksAboutJobs(text: string): boolean {
  return aboutJobs.test(text) && !asksAboutStorage(text) && !needed.test(text);
}

function asksAboutStorage(text: string): boolean {
  return storageVerbs.test(text) && ofAnApplication.test(text);
}

export const demo = any(
  raw`\b(?:book|see|get|have|request|schedule|arrange|want|need|watch|show (?:me|us)|give (?:me|us)|like|interested in|sign up for|ask for)\b.{0,25}\b(?:demo|demonstration|walk-?through|trial|poc|proof of concept|pilot)\b`,
  raw`^(?:a |live |free )?demo(?: please)?[.!?]*$|\b(?:try|test) (?:it|the product|your product)(?: out| first)?\b`,
  raw`\b(?:show|demonstrate) (?:me|us|it to (?:me|us))\b.{0,12}\b(?:how it works|your product|the product|it (?:live|working|in action))\b`,
);

export const contact = any(
  raw`\b(?:contact|reach|e-?mail|write to|call|phone|ring|visit|meet|get in touch with|message) ${us}\b`,
  raw`\b(?:your|${product}'?s?)\b.{0,15}\b(?:phone|telephone|phone number|e-?mail|mail|mail id|address|office|contact details?|contact info\w*|headquarters|hq|linkedin)\b(?!.{0,30}\b(?:hidden|masked|hide|mask|stored?|removed?|leak\w*|prompt|track\w*)\b)`,
  raw`\bwhere (?:is|are) ${us}\b.{0,20}\b(?:located|based|office|headquartered)?\b|\bin which city\b|\boffice address\b`,
  raw`\b(?:what|which) (?:e-?mail|mail|number|address)\b.{0,20}\b(?:write|call|send|use|reach|contact)\b`,
  raw`\b(?:phone|e-?mail|mail|contact)(?: (?:id|no|number|address|details))? of (?:your|the) (?:company|team|office|support|sales)\b|\bwhere in [\w ]{2,24} (?:are|is) ${us}\b`,
  raw`\b(?:on|have a) linkedin\b|\bget in touch\b|^contact(?: us| info| details| please)?[.!?]*$`,
  raw`^(?:your )?(?:phone|telephone|mobile|ph|e-?mail|address|number|location|linkedin)(?: no\.?| number| address| id)?(?: please)?[.!?]*$|(?<!\b(?:an?|half|part|of) (?:an? |the )?)\b(?:phone|ph|mobile|contact) (?:no\b|number\b)(?!.{0,30}\b(?:hidden|masked?|hide|gone|stream\w*|leak\w*|prompt)\b)`,
);
