import { site } from "#site";
import { speaksOfApplying } from "./schema.ts";
import { contentWords } from "./terms.ts";
import { plain } from "./words.ts";

/** What a message wants, where its words alone tell. */
export type Intent =
  | "greeting"
  | "thanks"
  | "identity"
  | "person"
  | "declined"
  | "unsaid"
  | "privacy-request"
  | "pricing"
  | "applying"
  | "jobs"
  | "demo"
  | "contact";

const product = site.name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
/** Who is meant when visitors speak of us. */
const us = `(?:you|u|ur|your|yours|yourself|your (?:company|firm|team|product|products|service|website|site)|${product}|the company|the product)`;

const other = [
  "openai chatgpt gpt-4 gpt4 anthropic claude gemini deepmind google alphabet microsoft purview azure bing amazon aws meta facebook",
  "instagram whatsapp apple ibm oracle sap salesforce hubspot zendesk slack netflix adobe spotify tesla uber nvidia twitter",
  "palo cisco zscaler netskope crowdstrike nightfall lakera skyflow protecto privacera onetrust bigid securiti varonis",
  "cloudflare okta snowflake databricks mistral perplexity grok gmail outlook paypal stripe accenture deloitte infosys tcs wipro",
]
  .join(" ")
  .replaceAll(" ", "|");
const otherCompany = new RegExp(`\\b(?:${other})\\b`);
/** What is asked of companies; of another one it is none of our business. */
const companyMatter =
  /\b(?:price|prices|pricing|cost|costs|charge|charges|ceo|founder|owner|owns|stock|share price|valuation|hire|hires|hiring|jobs?|interns?|internships?|careers?|phone|email|address|contact|headquarters?|password|login|log in|account|subscription|subscribe|cancel|refund|support|download|install|better|worse|best|compare|comparison|versus|vs|alternative|cheaper|competitors?|integrate|integration|integrations|plugin|connector|compatible)\b/;

/** Another company as what is asked about: 'does Google ...', 'is Claude ...'. */
const isOfOtherCompany = new RegExp(
  `^(?:and |so |but )?(?:does|do|is|are|can|will|did|has|who|where|when)\\b(?! (?:you|u|we|i|it|this|they|your|our|my)\\b).{0,14}\\b(?:${other})\\b`,
);

const rules: readonly [Intent, RegExp | ((text: string) => boolean)][] = [
  [
    "person",
    /\b(?:talk|speak|chat|connect|connected|transfer|put|pass|get|reach|escalate|forward|switch|hand)\b.{0,25}\b(?:to|with|me|over)\b.{0,20}\b(?:human|person|someone|somebody|people|agent|representative|rep|manager|supervisor|operator|sales|salesperson|support|expert|specialist|engineer|staff|team member|colleagues?)\b|\b(?:real|actual|live|human) (?:person|human|agent|being|people|support|operator)\b|\bcall (?:me|us)(?: back)?\b|\bcall ?back\b|^(?:a |an )?(?:human|agent|person|operator|representative|sales|support|someone|help desk|helpdesk)(?: please| pls)?[.!?]*$|\bget me (?:someone|somebody|a)\b|\b(?:i have|make|file) a complaint about\b|\bhuman (?:please|pls|now)\b|\b(?:want|need|prefer|give me|get me)(?: a| an| to)? (?:human|person|real)\b|\bescalate (?:this|it|my|to)\b|^call (?:me|us)\b/,
  ],
  [
    "identity",
    /\b(?:are|r) (?:you|u) (?:an? )?(?:real|human|person|bot|robot|ai|machine|program|chatgpt|llm)\b|^(?:who|what) (?:are|r) (?:you|u)\??$|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:bot|robot|ai|human|machine|real person)\b/,
  ],
  // Advice on health and law, and whatever is to be made for the visitor.
  [
    "declined",
    /\b(?:chest pain|headache|fever|symptoms?|dose|dosage|side effects?|overdose|pregnant|prescribe|medication for|paracetamol|aspirin|antibiotics?|migraine|flu|cough|vaccine|medicines? (?:help|for|against)|my (?:diagnosis|doctor|illness|disease|pain|depression|therapist))\b|\b(?:can|should|may|could) (?:i|we|my \w+) (?:take|combine|mix|stop taking)\b|\bis it (?:safe|dangerous) to (?:take|eat|drink)\b/,
  ],
  [
    "declined",
    /\b(?:can|should|could|may) (?:i|we) (?:sue|sign|claim compensation|press charges|go to court)\b|\b(?:is|was) it (?:legal|illegal|lawful|allowed) (?:for|that|to|if)\b|\b(?:do|would|will) (?:i|we) need (?:a|an) (?:lawyer|attorney|solicitor|dpo)\b|\bmy (?:landlord|boss|employer|ex|husband|wife|neighbou?r|lawyer)\b|\b(?:will|would|could|can) (?:i|we|they|my company|our company) be (?:fined|sued|liable|punished|jailed|prosecuted)\b|\b(?:are|am|is) (?:we|i|our \w+|my \w+) (?:legally |already |even )?(?:compliant|liable|allowed|permitted|obliged|required|in breach)\b|\blegal advice\b|\bwhat should (?:i|we) (?:answer|tell|say|reply|write)\b|\b(?:draft|review|check|write|read) (?:me |us |my |our |a |an |this |the )+(?:contract|agreement|dpa|nda|policy|privacy policy|clause|letter)\b/,
  ],
  [
    "declined",
    /\b(?:write|compose|generate|create|draw|paint|sing|give|debug|calculate|solve|recommend|suggest)\b.{0,30}\b(?:poem|song|story|essay|joke|code|script|function|program|recipe|e?-?mail for|letter|homework|image|picture|logo|tweet|laptop|phone|book|movie|film|restaurant|hotel)\b|\btranslate\b|\bwhich (?!product|one|module|tool of yours|of the)\w+ (?:should|shall|do) (?:i|we) (?:buy|get|choose|watch|read|eat|wear|use)\b|\bmake me (?:a|an)\b|\b(?:workout|diet|travel|holiday) plan\b|\bbest (?:programming language|restaurant|phone|laptop|movie|book|way to (?:learn|lose|earn|make))\b|\btell (?:me|us) (?:a |another )?(?:joke|story|poem|riddle)\b|\bmy homework\b|\bwhat(?: is|'s|s) \d+(?:[.,]\d+)?\s*(?:%|percent|\+|-|\*|x|\/|times|plus|minus|of)\s*\d*/,
  ],
  [
    "unsaid",
    new RegExp(
      `\\b(?:supports?|integrates?|integration|works?|compatible|connects?|runs?|deploy\\w*|plug)\\b.{0,20}\\b(?:with|on|for|into|to|in)\\b.{0,15}\\b(?:${other})\\b`,
    ),
  ],
  [
    "declined",
    (text) =>
      otherCompany.test(text) &&
      (companyMatter.test(text) || isOfOtherCompany.test(text)) &&
      !/\b(?:incident|leak|leaked|breach|bug|cve|happened|report|study)\b/.test(text),
  ],
  // What an assistant must not give away or do, asked outright; the guard knows more of such attempts.
  [
    "declined",
    /\b(?:your|the) (?:system )?(?:prompt|instructions)\b.{0,12}$|\b(?:ignore|disregard|forget) (?:all |any |your |the |previous |prior )+(?:instructions|rules)\b|\badmin(?:istrator)?'?s? (?:password|login|e-?mail|account|credentials)\b|\b(?:e-?mail|password|login|address|name) of (?:the |an |your )?admin|\b(?:list|show|give|print|dump|export)\b.{0,25}\b(?:users|inquiries|applications|applicants|customers|messages|conversations|visitors|database|tables)\b|\bsend (?:an? )?(?:e-?mail|message|sms) to (?!you|us|your)\w+|\b(?:reveal|leak|show) (?:your|the) (?:secret|key|prompt|instructions|rules)\b/,
  ],
  // What companies are asked and this site does not say.
  [
    "unsaid",
    new RegExp(
      [
        "\\b(?:can|could|do|will) (?:you|u) (?:guarantee|promise|assure)\\b|\\b(?:head|vp|vice president|director|chief) of\\b",
        "\\b(?:ceo|cto|cfo|ciso|coo|founders?|co-founders?|owner|investors?|shareholders?|board of directors|funding|valuation|revenue|turnover|profit|ebitda|ipo|market share|headcount|parent company)\\b",
        "\\b(?:when|in which year|what year|how long ago)\\b.{0,20}\\b(?:company|you|startup|firm)\\b.{0,15}\\b(?:founded|established|incorporated|start|started|launched)\\b|\\bhow (?:big|large|old) is (?:your|the) (?:\\w+ )?(?:company|team|firm|startup|staff)\\b",
        "\\b(?:duns|vat number|gst|cin|tax id|registration number|bank details)\\b",
        "\\b(?:partner program\\w*|resellers?|affiliate|referral|training courses?|webinars?|certification courses?|analysts?|gartner|forrester|cyber insurance|case stud(?:y|ies)|whitepapers?|testimonials?|awards?)\\b",
        "\\bhow long (?:does|do|will|is)\\b.{0,30}\\b(?:onboarding|implementation|deployment|roll-?out|setup|set up|integration|install\\w*)\\b|\\b(?:cloud provider|data cent(?:er|re)|hosted in|hosting region|sso|saml|scim|air-?gapped|offline)\\b",
        "\\bhow many (?:employees|people|staff|engineers|offices|users|developers)\\b(?!.{0,30}\\b(?:test|answers)\\b)",
        `\\b(?:is|are) ${us}(?: an?| also| already)? (?:\\w+ ?){0,3}\\b(?:certified|certificate|accredited|audited|attested|authorized)\\b`,
        `\\b(?:do|does) ${us} have (?:a |an |any )?(?:\\w+ ?){0,3}\\b(?:certificat\\w+|attestation|accreditation)\\b`,
        "\\bsoc ?2|\\bsoc ?ii\\b|\\bfedramp\\b|\\bpci[- ]?dss certified\\b|\\bpenetration test\\b|\\bpen ?test report\\b",
        "\\b(?:salary|salaries|stipend|wage|wages|ctc|paid internship|relocation|visa|visas|perks|health insurance|pension|vacation days|paid leave)\\b|\\b(?:is|are) .{0,20}intern\\w* paid\\b",
        "\\b(?:sla|uptime|refunds?|money back|warranty|bitcoin|invoice|payment methods?|credit terms|discount code)\\b",
        "\\b(?:sdk|kubernetes|docker|terraform|helm|on-?prem\\w*|self-?hosted|android|ios|iphone|mobile app|desktop app|chrome extension|browser extension|plugin)\\b",
        `\\b(?:name|list|tell me|who are|which)\\b.{0,25}\\b(?:your|${product}'?s?) (?:biggest |main |current |actual )?(?:customers|clients|references|partners|competitors)\\b|\\bname .{0,12}\\bof your (?:customers|clients)\\b`,
        "\\b(?:integrates?|integration|integrations|connector|connectors|compatible) (?:with|for|to)\\b",
        `\\boffices? in (?!${site.office.city.toLowerCase()}|${site.office.country.toLowerCase()}|karnataka)\\w+`,
      ].join("|"),
    ),
  ],
  [
    "privacy-request",
    /\b(?:delete|erase|remove|forget|wipe|destroy|purge|correct|update|change|access|see|download|export|get|copy of|send me|nominate)\b.{0,25}\b(?:my|me)\b.{0,25}\b(?:data|information|info|account|details|records?|request|inquiry|conversation|messages?|application|profile|email|name|rights)\b|\bmy (?:\w+ )?(?:data|info|information|details|account|records?|messages?|application)\b.{0,20}\b(?:deleted|erased|removed|corrected|forgotten|exported|destroyed)\b|\b(?:withdraw|revoke|take back|cancel) my consent\b|\b(?:i|me) .{0,20}(?:withdraw|revoke) (?:the )?consent\b|\b(?:right to be forgotten|subject access request|dsar|data access request|gdpr request)\b|\bwhat (?:data |information |do )?(?:you |do you )?(?:have|hold|know|store|got) (?:about|on) me\b|\bunsubscribe\b|\b(?:close|delete|remove) (?:my|an|the) account\b/,
  ],
  [
    "pricing",
    new RegExp(
      [
        "\\b(?:price|prices|pricing|priced|price list|rate card|per seat|per user|licen[cs]e fees?|licensing|subscription plans?|quotation|affordable|expensive|cheap|cheaper|discounts?)\\b",
        `\\bhow much\\b.{0,25}\\b(?:cost|costs|charge|pay|for)\\b(?!.{0,40}\\b(?:breach|incident|fine)\\b)`,
        `\\bhow much (?:is|are|for|does) (?:it|this|that|${us}|the (?:scanner|shield|supply chain|product|tool|licence|license))\\b`,
        "^how much\\b[^a-z]*$",
        `\\bwhat(?:'s| is| does| do| would| will)?\\b.{0,12}\\b(?:the )?costs?\\b(?!.{0,40}\\b(?:breach|incident|leak|handshake|fine)\\b)(?<!breach.{0,30})`,
        "\\bcosts? of (?:your|the) (?:product|scanner|shield|service|software|tool|licen[cs]e)\\b",
        "\\b(?:offer|quote|quotation|proposal) for\\b|\\b\\d+ (?:seats|users|licen[cs]es|employees)\\b",
        "\\bfree (?:trial|plan|tier|version)\\b|\\btry (?:it |this )?(?:for )?free\\b|\\b(?:buy|purchase) (?:it|a|the|your|this|licen[cs]es?)\\b|\\bget a quote\\b|\\bquote for\\b|\\bbudget\\b.{0,20}\\b(?:for|need)\\b",
      ].join("|"),
    ),
  ],
  [
    "applying",
    (text) =>
      speaksOfApplying(text) ||
      /^(?:i (?:want|would like|wanna|d like) to )?apply(?: now| please)?[.!?]*$|\bmy (?:resume|cv)\b|\bwhere .{0,20}\bapply\b.{0,12}(?:job|position|here)?\??$/.test(
        text,
      ),
  ],
  [
    "jobs",
    /\b(?:hiring|recruiting|recruitment|vacanc(?:y|ies)|jobs?|careers?|internships?|interns?|job openings?|openings?|open(?:ed)? (?:positions?|roles?|jobs?)|(?:positions?|roles?) (?:open|available|for)|join (?:your|the) (?:team|company)|work (?:for|at|with) (?:you|your|u)\b|part[- ]time|full[- ]time|freshers?|graduates?|students?|employ(?:ment|er|ing)|candidates?|applicants?)\b|\b(?:engineer|writer|researcher|lead|developer|designer)s? (?:job|position|role|opening|vacancy)\b|\b(?:position|job|opening)s?\b.{0,25}\b(?:engineer|writer|researcher|lead|developer|designer|intern)\b|\b(?:engineer|writer|researcher|security lead)\b.{0,40}\b(?:do|need|require|experience|your company|with you|for you)\b/,
  ],
  [
    "demo",
    /\b(?:book|see|get|have|request|schedule|arrange|want|need|watch|show (?:me|us)|give (?:me|us)|like|interested in|sign up for|ask for)\b.{0,25}\b(?:demo|demonstration|walk-?through|trial|poc|proof of concept|pilot)\b|^(?:a |live )?demo(?: please| pls)?[.!?]*$|\b(?:try|test) (?:it|the product|your product)(?: out| first)?\b/,
  ],
  [
    "contact",
    new RegExp(
      [
        `\\b(?:contact|reach|e-?mail|write to|call|phone|ring|visit|meet|get in touch with|message) ${us}\\b`,
        `\\b(?:your|ur|${product}'?s?)\\b.{0,15}\\b(?:phone|telephone|phone number|e-?mail|mail|mail id|address|adress|office|contact details?|contact info\\w*|headquarters|hq|linkedin)\\b(?!.{0,30}\\b(?:hidden|masked|hide|mask|stored?|removed?|leak\\w*|prompt)\\b)`,
        `\\bwhere (?:is|are|r) ${us}\\b.{0,20}\\b(?:located|based|office|headquartered)?\\b`,
        "\\b(?:what|which) (?:e-?mail|mail|number|address)\\b.{0,20}\\b(?:write|call|send|use|reach|contact)\\b",
        "\\b(?:on|have a) linkedin\\b|\\bget in touch\\b|^contact(?: us| info| details| please)?[.!?]*$|^(?:your )?(?:phone|telephone|e-?mail|address|adress|number|location|linkedin)(?: number| address| adress| id)?(?: please| pls)?[.!?]*$|\\bin which city\\b|\\boffice address\\b",
      ].join("|"),
    ),
  ],
];

const greeting =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|namaste|yo|hallo|hola|bonjour)\b/;
const thanks =
  /\b(?:thanks?|thank you|thx|ty|cheers|much appreciated|great help|bye|goodbye|see you|have a (?:nice|good) day|perfect|awesome|that helps?)\b/;

/** The intents that a message's words tell, the first being the one to follow; empty when only a search can tell. */
export function intentsOf(message: string): Intent[] {
  const text = plain(message).replace(/\s+/g, " ").trim();
  const found = rules
    .filter(([, rule]) => (typeof rule === "function" ? rule(text) : rule.test(text)))
    .map(([intent]) => intent);
  if (found.length === 0 && isOnly(greeting, text)) return ["greeting"];
  if (found.length === 0 && isOnly(thanks, text)) return ["thanks"];
  return [...new Set(found)];
}

/** Whether a message is that and little else. */
function isOnly(phrase: RegExp, text: string): boolean {
  return phrase.test(text) && contentWords(text.replace(phrase, "")).length <= 1;
}
