import { site } from "#site";
import { any } from "./normalize.ts";

const { raw } = String;

/** Other companies and products that visitors ask about. */
const others = [
  "openai chatgpt gpt-4 gpt4 gpt anthropic claude gemini deepmind google alphabet microsoft purview azure bing copilot amazon aws meta",
  "facebook instagram whatsapp apple ibm oracle sap salesforce hubspot zendesk slack netflix adobe spotify tesla uber nvidia twitter",
  "palo cisco zscaler netskope crowdstrike nightfall lakera skyflow protecto privacera onetrust bigid securiti varonis deepseek",
  "cloudflare okta snowflake databricks mistral perplexity grok gmail outlook paypal stripe accenture deloitte infosys tcs wipro notion evernote",
]
  .join(" ")
  .replaceAll(" ", "|");
/** A matter of that company alone: its prices, jobs, accounts, people, or how it compares with a third one. */
const otherMatter = any(
  raw`\b(?:prices?|pricing|costs?|charges?|free|ceo|founders?|owners?|owns|stocks?|shares?|valuation|hires?|hiring|jobs?|intern\w*|careers?|join|phone|e?-?mail|contact|offices?|headquarters?|passwords?|log ?in|accounts?|subscri\w+|cancel|refund|orders?|download|install|hack\w*|store[sd]?|train(?:s|ed)?|made)\b.{0,40}\b(?:${others})\b`,
  raw`\b(?:${others})(?:'s)?\b.{0,40}\b(?:prices?|pricing|costs?|charges?|ceo|founders?|owners?|stocks?|valuation|hires?|hiring|jobs?|intern\w*|careers?|phone|e?-?mail|offices?|headquarters?|passwords?|accounts?|subscri\w+|refund|safe|safer|store|stores|work|have|has|bankrupt)\b`,
  raw`^(?:and |so |but )?(?:does|do|is|are|can|will|did|has|who|where|when)\b(?! (?:you|we|i|it|this|they|your|our|my)\b).{0,14}\b(?:${others})\b`,
  raw`\b(?:compare|better|worse|safer|cheaper|versus|vs)\b.{0,30}\b(?:${others})\b.{0,20}\b(?:${others})\b`,
);
/** The message is about this company as well, or about what happened at the other one, which articles report. */
const aboutUs =
  /\b(?:you|me here|answering|your|yours|yourselves|it|this|shield|scanner|alerts?|reports?|supply chain|protect\w*|mask\w*|veil|our (?:data|prompts?|employees|staff|people|team|code|company)|we (?:use|have|run|send)|employees|developers|pixel|analytics|tracking|incident|leak\w*|breach\w*|bug|cve|happened|report|study|prompts?)\b/;

const medicine = any(
  raw`\b(?:headache|fever|symptoms?|dose|dosage|side effects?|pregnan\w*|paracetamol|ibuprofen|aspirin|antibiotics?|migraine|flu|cough|vaccine|insulin|lithium|ritalin|bipolar|diabetic|white cell)\b`,
  raw`\bmedicines? (?:help|for|against)\b|\bmy (?:diagnosis|illness|disease|pain|depression|therapist)\b|\bmy \w+ (?:hurts?|aches?|itch\w*|bleeds?)\b|\bmy \w+ (?:left|fired|dumped|cheated on) me\b|\bi (?:feel|am feeling) (?:dizzy|sick|ill|tired|depressed|sad)\b`,
  raw`\bis it (?:safe|dangerous) to (?:take|eat|drink)\b|\bshould (?:i|my \w+) take\b`,
);

const law = any(
  raw`\b(?:can|should|could|may) (?:i|we|you) (?:sue|claim compensation|press charges|go to court|plead|divorce|file (?:for|a))\b|\b(?:sue|lawsuit|bankruptcy|mortgage|taxes)\b`,
  raw`\b(?:is|was) it (?:legal|illegal|lawful|allowed) (?:for|that|to|if)\b|\blegal advice\b|\blegally\b`,
  raw`\b(?:do|would|will) (?:i|we) need (?:an? )?(?:lawyer|attorney|solicitor)\b|\bshould (?:i|we) sign\b`,
  raw`\bmy (?:landlord|ex|neighbou?r|lawyer|competitor)\b|\b(?:can|could|may|should|must|is|does|will) my (?:boss|employer|husband|wife|doctor)\b`,
  raw`\b(?:will|would|could|can) (?:i|we|they|my company|our company) be (?:fined|sued|liable|punished|jailed|prosecuted)\b`,
  raw`\b(?:are|am|is) (?:we|i|our \w+|my \w+) (?:legally |already |even )?(?:compliant|liable|obliged|required|in breach|breaking|allowed to)\b|\bdoes gdpr apply to my\b`,
  raw`\bwhat should (?:i|we) (?:answer|tell|say|reply|write)\b`,
);

const chores = any(
  raw`\b(?:write|compose|generate|create|draw|paint|sing|give me|give us|debug|calculate|solve|recommend|suggest|make)\b.{0,30}\b(?:poem|song|story|essay|joke|code|script|function|program|recipe|e?-?mail for|letter|homework|image|picture|logo|tweet|laptop|book|movie|film|restaurant|hotel|sql|query|playlist|workout)\b`,
  raw`^(?:please |can you |could you )?(?:summari[sz]e|proofread|paraphrase|rewrite|edit|correct|shorten|convert|translate) (?:this|the following|my|\d|['"‘“]|to|into)`,
  raw`\b(?:book|reserve|order) (?:me|us) (?:an? |some )?\w+|\bremind me\b|\bset (?:an? )?(?:alarm|timer|reminder)\b|\bplay (?:some )?music\b`,
  raw`\btranslate\b|\b(?:workout|diet|travel|holiday) plan\b|\bhomework\b|\bmaths? assignment\b|\b(?:weather|horoscope|cricket score|news today)\b`,
  raw`\bwhich (?!product|one|module|tool of yours|of the)\w+ (?:should|shall|do) (?:i|we) (?:buy|get|watch|read|eat|wear)\b`,
  raw`\btell (?:me|us) (?:a |another )?(?:joke|story|poem|riddle)\b|\b(?:recursion|wordpress|css|div)\b(?!.{0,20}\b(?:sdk|library|client)\b)`,
  raw`\bwhat is \d+(?:[.,]\d+)?\s*(?:%|percent|\+|-|\*|x|\/|times|plus|minus|of)\s*\d*|\b(?:recover|unlock) my\b.{0,16}\b(?:${others})\b|\bmy (?:laptop|iphone|phone|washing machine|package|order|car)\b`,
);

/** Requests for secrets, texts, opinions, or actions that the assistant cannot take; judge.ts recognizes more of them. */
const actions = any(
  raw`\b(?:your|the) (?:system )?(?:prompt|instructions)\b.{0,12}$|\b(?:ignore|disregard|forget) (?:all |any |your |the |previous |prior )+(?:instructions|rules)\b`,
  raw`\badmin(?:istrator)?'?s? (?:password|login|e-?mail|account|credentials)\b|\b(?:e-?mail|password|login|address|name) of (?:the |an |your )?admin`,
  raw`\bwi-?fi\b|\bpasswords? (?:of|for|in|to) (?:your|the)\b|\b(?:give|send|show|tell) (?:me|us) (?:(?:all|an?|the|your) )*(?:api|master|private|secret) keys?\b`,
  raw`\b(?:list|show|give|print|dump|export)\b.{0,25}\b(?:users|inquiries|applications|applicants|messages|conversations|database|tables)\b`,
  raw`\bwho else (?:has |have )?(?:applied|applies|asked|wrote|written|bought)\b|\bother (?:applicants|candidates|visitors)\b`,
  raw`\bsend (?:an? )?(?:e-?mail|message|sms) to (?!you|us|your)\w+`,
  raw`\b(?:draft|review|check|write|read) (?:me |us |my |our |a |an |this |the )+(?:\w+ )?(?:contract|agreement|dpa|nda|policy|privacy policy|clause|letter)\b`,
  raw`\bbest (?:programming language|restaurants?|phone|laptop|movie|book|vpn|antivirus|way to (?:learn|lose|earn))\b`,
  raw`\bare you (?:single|married|in love)\b|\bdo you (?:love|believe in|like) (?:me|god|pizza)\b`,
  raw`^(?:please |can you |could you )?(?:write|compose|draft) (?:me |us )?(?:an? |some |my |the )`,
  raw`\b(?:write|give|make|create|show)\b.{0,16}\b(?:jailbreak|exploit|injection) (?:prompt|code|text|string)`,
  raw`\b(?:give|tell|send|get|need|want)\b.{0,12}\b(?:her|his) (?:phone |mobile |private |e-?mail )?(?:number|address)\b|\b(?:phone|mobile)(?: number)? of (?!you|the|this|${site.slug}|sales|support|our|an? (?!\.))`,
);

/** Whether only a certain answer may take the message: it asks for secrets, texts, actions, or about another company. */
export function isForeign(text: string): boolean {
  const isOther = otherMatter.test(text) && !aboutUs.test(text.replace(/\b(?:can|could|would|will) you\b/g, ""));
  return isOther || actions.test(text);
}

/** Whether the assistant must decline a message that no clear answer takes: advice on health or law, and chores. */
export function isDeclined(text: string): boolean {
  return [medicine, law, chores].some((rule) => rule.test(text));
}
