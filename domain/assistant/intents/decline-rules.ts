import { site } from "#site";
import { product, us } from "./company-terms.ts";
import { any } from "./normalize.ts";

const { raw } = String;

/** Other companies and products that visitors ask about. */
const otherCompanies = [
  "openai chatgpt gpt-4 gpt4 anthropic claude gemini deepmind google alphabet microsoft purview azure bing amazon aws meta facebook",
  "instagram whatsapp apple ibm oracle sap salesforce hubspot zendesk slack netflix adobe spotify tesla uber nvidia twitter",
  "palo cisco zscaler netskope crowdstrike nightfall lakera skyflow protecto privacera onetrust bigid securiti varonis",
  "cloudflare okta snowflake databricks mistral perplexity grok gmail outlook paypal stripe accenture deloitte infosys tcs wipro",
]
  .join(" ")
  .replaceAll(" ", "|");
const other = any(raw`\b(?:${otherCompanies})\b`);
/** Questions about a company; about another company they are declined. */
const companyMatter =
  /\b(?:price|prices|pricing|cost|costs|charge|charges|free|ceo|founder|owner|owns|stock|share price|valuation|hire|hires|hiring|jobs?|interns?|internships?|careers?|phone|email|address|contact|headquarters?|password|login|log in|account|subscription|subscribe|cancel|refund|support|download|install|better|worse|best|compare|comparison|versus|vs|alternative|cheaper|competitors?|integrate|integration|integrations|plugin|connector|compatible)\b/;
/** Another company as the subject: 'does Google ...', 'is Claude ...'. */
const aboutOther = any(
  raw`^(?:and |so |but )?(?:does|do|is|are|can|will|did|has|who|where|when)\b(?! (?:you|we|i|it|this|they|your|our|my)\b).{0,14}\b(?:${otherCompanies})\b`,
);
/** The site does cover incidents at other companies, and third-party scripts. */
const incident = /\b(?:pixel|analytics|tracking|incident|leak|leaked|breach|bug|cve|happened|report|study)\b/;

const medicine = any(
  raw`\b(?:chest pain|headache|fever|symptoms?|dose|dosage|side effects?|overdose|pregnant|prescribe|medication for|paracetamol|aspirin|antibiotics?|migraine|flu|cough|vaccine)\b`,
  raw`\bmedicines? (?:help|for|against)\b|\bmy (?:diagnosis|doctor|illness|disease|pain|depression|therapist)\b|\bmy \w+ (?:hurts?|aches?|itch\w*|bleeds?)\b`,
  raw`\b(?:can|should|may|could) (?:i|we|my \w+) (?:take|combine|mix|stop taking)\b|\bis it (?:safe|dangerous) to (?:take|eat|drink)\b`,
);

const law = any(
  raw`\b(?:can|should|could|may) (?:i|we) (?:sue|sign|claim compensation|press charges|go to court|plead)\b`,
  raw`\b(?:is|was) it (?:legal|illegal|lawful|allowed) (?:for|that|to|if)\b|\blegal advice\b`,
  raw`\b(?:do|would|will) (?:i|we) need (?:a|an) (?:lawyer|attorney|solicitor|dpo)\b`,
  raw`\bmy (?:landlord|boss|employer|ex|husband|wife|neighbou?r|lawyer|competitor)\b`,
  raw`\b(?:will|would|could|can) (?:i|we|they|my company|our company) be (?:fined|sued|liable|punished|jailed|prosecuted)\b`,
  raw`\b(?:are|am|is) (?:we|i|our \w+|my \w+) (?:legally |already |even )?(?:compliant|liable|allowed|permitted|obliged|required|in breach|breaking)\b`,
  raw`\bwhat should (?:i|we) (?:answer|tell|say|reply|write)\b`,
  raw`\b(?:draft|review|check|write|read) (?:me |us |my |our |a |an |this |the )+(?:\w+ )?(?:contract|agreement|dpa|nda|policy|privacy policy|clause|letter)\b`,
);

const chores = any(
  raw`\b(?:write|compose|generate|create|draw|paint|sing|give|debug|calculate|solve|recommend|suggest)\b.{0,30}\b(?:poem|song|story|essay|joke|code|script|function|program|recipe|e?-?mail for|letter|homework|image|picture|logo|tweet|laptop|phone|book|movie|film|restaurant|hotel|sql|query)\b`,
  raw`^(?:please |can you |could you )?(?:summari[sz]e|proofread|paraphrase|rewrite|edit|correct|shorten) (?:this|the following|my)\b`,
  raw`\b(?:book|reserve|order) (?:me|us) (?:an? |some )?\w+|\bremind me\b|\bset (?:an? )?(?:alarm|timer|reminder)\b`,
  raw`\btranslate\b|\bmake me (?:a|an)\b|\b(?:workout|diet|travel|holiday) plan\b|\bmy homework\b`,
  raw`\bwhich (?!product|one|module|tool of yours|of the)\w+ (?:should|shall|do) (?:i|we) (?:buy|get|choose|watch|read|eat|wear|use)\b`,
  raw`\bbest (?:programming language|restaurant|phone|laptop|movie|book|way to (?:learn|lose|earn|make))\b`,
  raw`\btell (?:me|us) (?:a |another )?(?:joke|story|poem|riddle)\b`,
  raw`\bwhat is \d+(?:[.,]\d+)?\s*(?:%|percent|\+|-|\*|x|\/|times|plus|minus|of)\s*\d*`,
);

/** Requests for secrets or actions; the guard recognizes more of them. */
const secrets = any(
  raw`\b(?:your|the) (?:system )?(?:prompt|instructions)\b.{0,12}$`,
  raw`\b(?:ignore|disregard|forget) (?:all |any |your |the |previous |prior )+(?:instructions|rules)\b`,
  raw`\badmin(?:istrator)?'?s? (?:password|login|e-?mail|account|credentials)\b|\b(?:e-?mail|password|login|address|name) of (?:the |an |your )?admin`,
  raw`\bwi-?fi\b|\bpasswords? (?:of|for|in|to) (?:your|the)\b`,
  raw`\b(?:list|show|give|print|dump|export)\b.{0,25}\b(?:users|inquiries|applications|applicants|customers|messages|conversations|visitors|database|tables)\b`,
  raw`\bwho else (?:has |have )?(?:applied|applies|asked|wrote|written|bought)\b|\bother (?:applicants|candidates|visitors)\b`,
  raw`\bsend (?:an? )?(?:e-?mail|message|sms) to (?!you|us|your)\w+`,
  raw`\b(?:reveal|leak|show) (?:your|the) (?:secret|key|prompt|instructions|rules)\b`,
);

/** A person may be in danger. */
const danger =
  /\b(?:(?:kill|hurt|harm|cut) myself|suicid\w*|end my life|want to die|self[- ]?harm|chest pain|heart attack|cannot breathe|can't breathe|overdos\w*|unconscious|bleeding heavily)\b/;

/** Whether a message is about a person in danger; the reply must say where to find help. */
export function isDanger(text: string): boolean {
  return danger.test(text);
}

/** Whether the assistant must decline a message. */
export function isDeclined(text: string): boolean {
  if ([danger, medicine, law, chores, secrets].some((rule) => rule.test(text))) return true;
  return other.test(text) && (companyMatter.test(text) || aboutOther.test(text)) && !incident.test(text);
}

/** Asks about integrations with other products, which the site does not describe. */
export const worksWithOther = any(
  raw`\b(?:supports?|integrates?|integration|works?|compatible|connects?|runs?|deploy\w*|plug)\b.{0,20}\b(?:with|on|for|into|to|in)\b.{0,15}\b(?:${otherCompanies})\b`,
);

/** Common questions to companies that the site does not answer. */
export const notPublished = any(
  raw`\b(?:can|could|do|will) you (?:guarantee|promise|assure)\b|\b(?:head|vp|vice president|director|chief) of\b`,
  raw`\b(?:ceo|cto|cfo|ciso|coo|founders?|co-founders?|owner|investors?|shareholders?|board of directors|funding|valuation|revenue|turnover|profit|ebitda|ipo|market share|headcount|parent company)\b`,
  raw`\b(?:when|in which year|what year|how long ago)\b.{0,20}\b(?:company|you|startup|firm)\b.{0,15}\b(?:founded|established|incorporated|start|started|launched)\b`,
  raw`\bhow (?:big|large|old) is (?:your|the) (?:\w+ )?(?:company|team|firm|startup|staff)\b`,
  raw`\bwho (?:founded|started|created|set up|owns|runs) (?:${us}|the (?:company|firm|startup))\b`,
  raw`\b(?:duns|vat number|gst|cin|tax id|registration number|bank details)\b`,
  raw`\b(?:partner program\w*|resellers?|affiliate|referral|training courses?|webinars?|certification courses?|analysts?|gartner|forrester|cyber insurance|case stud(?:y|ies)|whitepapers?|testimonials?|awards?)\b`,
  raw`\bhow long (?:does|do|will|is)\b.{0,30}\b(?:onboarding|implementation|deployment|roll-?out|setup|set up|integration|install\w*)\b`,
  raw`\b(?:cloud provider|data cent(?:er|re)|hosted in|hosting region|sso|saml|scim|air-?gapped|offline)\b`,
  raw`\bhow many (?:employees|people|staff|engineers|offices|users|developers|applicants|candidates)\b(?!.{0,30}\b(?:test|answers)\b)`,
  raw`\b(?:is|are) ${us}(?: an?| also| already)? (?:\w+ ?){0,3}\b(?:certified|certificate|accredited|audited|attested|authorized)\b`,
  raw`\b(?:do|does) ${us} (?:have|hold) (?:a |an |any )?(?:\w+ ?){0,3}\b(?:certificat\w+|attestation|accreditation)\b`,
  raw`\bsoc ?2|\bsoc ?ii\b|\bfedramp\b|\bpci[- ]?dss certified\b|\bpenetration test\b|\bpen ?test report\b`,
  raw`\b(?:salary|salaries|stipend|wage|wages|ctc|paid internship|relocation|visa|visas|perks|health insurance|pension|vacation days|paid leave)\b|\b(?:is|are) .{0,20}intern\w* paid\b`,
  raw`\b(?:sla|uptime|refunds?|money back|warranty|bitcoin|invoice|payment methods?|credit terms|discount code)\b`,
  raw`\b(?:sdk|kubernetes|docker|terraform|helm|on-?prem\w*|self-?hosted|android|ios|iphone|mobile app|desktop app|chrome extension|browser extension|plugin)\b`,
  raw`\b(?:name|list|tell me|who are|which)\b.{0,25}\b(?:your|${product}'?s?) (?:biggest |main |current |actual )?(?:customers|clients|references|partners|competitors)\b|\bname .{0,12}\bof your (?:customers|clients)\b`,
  raw`\b(?:which|what) (?:hospitals|clinics|banks|shops|companies|firms|brands|enterprises|governments)\b.{0,12}\b(?:use|uses|trust|bought|are using)\b`,
  raw`\b(?:integrates?|integration|integrations|connector|connectors|compatible) (?:with|for|to)\b`,
  raw`\b(?:on|for|under|with) (?:windows|linux|ubuntu|mac(?: ?os)?|debian|red ?hat|vmware)\b|\bwindows server\b`,
  raw`\bopen[- ]?sourced?\b|\b(?:on|your) (?:github|gitlab|docker hub)\b|\b(?:is|are) (?:it|${us}|the \w+) (?:licensed|patented)\b`,
  raw`\b(?:maximum|max|largest|biggest) (?:file|prompt|upload|input|document) size\b|\b(?:which|what) (?:database|gpus?|hardware|programming language|llm|model)\b.{0,24}\b(?:shield|scanner|supply chain)\b`,
  raw`\b(?:has|have|did|was|is|when will|where is) (?:my|our) (?:\w+ )?(?:demo|request|message|application|e-?mail|form|order|interview|invoice|ticket)\b.{0,16}\b(?:scheduled|received|arrived|confirmed|accepted|processed|approved|reviewed|rejected|status)\b`,
  raw`\b(?:your|the) (?:customers|clients)\b.{0,16}\b(?:had|suffered|breached|hacked|say about|think of)\b|\b(?:have|were|was|been) ${us}(?: ever)?(?: been)? (?:hacked|breached|sued|fined|audited)\b`,
  raw`\b(?:is|are) [\w& ]{2,24} (?:an? |one of )?(?:customers?|clients?|users?|partners?) of yours\b|\b(?:is|are) [\w& ]{2,24} (?:your|a) (?:customer|client|partner)\b`,
  raw`\b(?:interview(?:s|ed|er|ers|ing)?|probation|notice period|bonus(?:es)?|esops?|dress code|overtime|parental leave|maternity|sabbatical|working hours|work culture like|first (?:day|week|month) (?:of|as|for|at)\b.{0,24}\b(?:employee|hire|joiner|job|work))\b`,
  raw`\b(?:street|floor|building|pin ?code|post ?code|postal code|zip(?: code)?|parking|directions)\b.{0,24}\b(?:office|address|headquarters|company)\b|\b(?:office|address|headquarters)\b.{0,24}\b(?:street|floor|pin ?code|post ?code|postal code|zip(?: code)?|parking)\b`,
  raw`\b(?:business associate agreement|baa|dpa|nda|msa|data processing agreement)\b(?=.{0,30}\b(?:with|us|sign|send|template|copy)\b)|\b(?:sign|send|provide|offer)\b.{0,20}\b(?:business associate agreement|baa|dpa|nda|msa|data processing agreement)\b`,
  raw`\b(?:roadmap|release date|next release|changelog|beta|early access|sdlc|status page|maintenance window|support hours|ticket(?:ing)? system|response time of (?:your )?support)\b`,
  raw`\b(?:stock symbol|ticker|share price|listed on|layoffs?|laid off|turnover rate|burn rate|runway|acquired|acquisition|merger)\b`,
  raw`\b(?:patents?|trademarks?)\b|\bhow many parameters\b|\b(?:tokens|requests|prompts|queries) per (?:second|minute)\b|\bthroughput\b|\bright[- ]to[- ]left\b|\bhandwriting\b`,
  raw`\b(?:new hires?|new joiners?|new employees?|employees) (?:get|receive|have|use)\b|\bcertificate\b.{0,16}\b(?:internship|completion)\b|\b(?:customers?|clients?) (?:pay|paid|spend|spent)\b`,
  raw`\b(?:free|online|video) (?:course|courses|tutorial|tutorials|class|classes)\b|\bwhich insurance\b`,
  raw`\bwhich languages\b.{0,20}\b(?:support|team|you|speak)\b|\b(?:hindi|tamil|telugu|kannada|marathi|bengali|urdu)\b`,
  raw`\boffices? in (?!${site.office.city.toLowerCase()}|${site.office.country.toLowerCase()}|karnataka)\w+`,
);
