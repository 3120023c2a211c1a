import { site } from "#site";
import { wordsIn } from "../search/words.ts";
import { any } from "./normalize.ts";

const { raw } = String;

/** Other companies and products that visitors ask about. */
const others = wordsIn("companies.txt").join("|");
/** A matter of that company alone: its prices, jobs, accounts, people, or how it compares with a third one. */
const otherMatter = any(
  raw`\b(?:prices?|pricing|costs?|charges?|free|ceo|founders?|owners?|owns|stocks?|shares?|valuation|hires?|hiring|jobs?|intern\w*|careers?|join|phone|e?-?mail|contact|offices?|headquarters?|passwords?|log ?in|accounts?|subscri\w+|cancel|refund|orders?|download|install|hack\w*|store[sd]?|train(?:s|ed)?|made)\b.{0,40}\b(?:${others})\b`,
  raw`\b(?:${others})(?:'s)?\b.{0,40}\b(?:prices?|pricing|costs?|charges?|ceo|founders?|owners?|stocks?|valuation|hires?|hiring|jobs?|intern\w*|careers?|phone|e?-?mail|offices?|headquarters?|passwords?|accounts?|subscri\w+|refund|safe|safer|store|stores|work|have|has|bankrupt)\b`,
  raw`^(?:and |so |but )?(?:does|do|is|are|can|will|did|has|who|where|when)\b(?! (?:you|we|i|it|this|they|your|our|my)\b).{0,14}\b(?:${others})\b`,
  raw`\b(?:turn|switch) o(?:n|ff)\b.{0,40}\b(?:${others})\b|\b(?:disable|enable|delete|clear|reset|cancel|change|upgrade)\b.{0,40}\b(?:in|on|from|for|of) (?:\w+ )?(?:${others})\b`,
  raw`\b(?:compare|better|worse|safer|cheaper|versus|vs)\b.{0,30}\b(?:${others})\b.{0,20}\b(?:${others})\b`,
);
/** The message is about this company as well, or about what happened at the other one, which articles report. */
const aboutUs =
  /\b(?:you|me here|answering|your|yours|yourselves|it|this(?! (?:year|month|week))|shield|scanner|alerts?|reports?|supply chain|protect\w*|mask\w*|veil|our (?:data|prompts?|employees|staff|people|team|code|company)|we (?:use|have|run|send)|employees|developers|pixel|analytics|tracking|incident|leak\w*|breach\w*|bug|cve|happened|report|study|prompts?)\b/;

/** The start of an order to the assistant, at the start of a sentence: 'please', 'can you', 'I need you to'. */
const order = raw`(?:^|[.!?;] )(?:please |kindly |can you |could you |would you |will you |i (?:need|want|would like) (?:you to )?|help me (?:to )?|now |ok |hey |hi |and |just |let us |let's )*`;
const language =
  "(?:english|german|french|spanish|italian|japanese|chinese|korean|arabic|russian|hindi|tamil|telugu|kannada|bengali|marathi|urdu|punjabi|latin)";
/** People whose data are not the visitor's. */
const person =
  "(?:ceo|cto|cfo|coo|ciso|founders?|owners?|directors?|managers?|head|boss|hr|recruiters?|employees?|staff|engineers?|colleagues?|team|investors?|users?|visitors?|applicants?|candidates?|subscribers?|readers?|people|persons?|patients?|nurse|doctor)";

const medicine = any(
  raw`\b(?:headache|fever|symptoms?|dosage|side effects?|pregnan\w*|paracetamol|ibuprofen|aspirin|antibiotics?|alcohol|migraine|flu|cough|vaccine|insulin|lithium|ritalin|bipolar|diabetic|diabetes|white cell)\b|\b(?:what|which) dose\b`,
  raw`\bmedicines? (?:help|for|against)\b|\bmy (?:diagnosis|illness|disease|pain|depression|therapist)\b|\bmy \w+ (?:hurts?|aches?|itch\w*|bleeds?)\b|\bmy \w+ (?:left|fired|dumped|cheated on) me\b|\bi (?:feel|am feeling) (?:dizzy|sick|ill|tired|depressed|sad)\b`,
  raw`\bis it (?:safe|dangerous) to (?:take|eat|drink)\b|\b(?:should|can) (?:i|my \w+) (?:take|eat|drink)\b`,
  raw`\b(?:my|this) (?:\w+ ){1,4}(?:pain|ache|cancer|swollen|broken|fractured|infected|sick)\b|\b(?:which|what) (?:tablets?|pills?|medicines?|diet|vitamins?|exercises?)\b|\b(?:diet|cure|remed(?:y|ies)|treatment) (?:for|against)\b|\bfractured?\b|\b(?:can ?not|can't) sleep\b|\b(?:lose|gain) weight\b|\blose \w+ (?:kilos?|kg|pounds?)\b|\bis this (?:mole|rash|lump)\b|\bblood pressure\b|\bback pain\b`,
);

const law = any(
  raw`\b(?:can|should|could|may|do|would|will) (?:i|we|you) (?:sue|claim compensation|press charges|go to court|plead|divorce|win (?:against|in court|my)|get custody|file (?:for|a))\b|\b(?:sue|lawsuit|bankruptcy|mortgage|taxes|custody)\b|\bevict\w*\b|\btenants? (?:refuse|leave|pay)\b|\bpunishment for\b|\bregister (?:a|my|our) (?:trademark|company|patent|business)\b|\b(?:parking|speeding|traffic) (?:fine|ticket)s?\b`,
  raw`\b(?:is|was) it (?:legal|illegal|lawful|allowed) (?:for|that|to|if)\b|\b(?<!\b(?:is|are) (?:this|your|the|it)\b.{0,20})legal advice\b|\blegally (?!valid)\b|\b(?:is|are|was) (?:our|my) (?:\w+ ){1,4}(?:lawful|legal|illegal|binding|enforceable|valid)\b`,
  raw`\b(?:do|would|will) (?:i|we) need (?:an? )?(?:lawyer|attorney|solicitor)\b|\bshould (?:i|we) sign\b`,
  raw`\bmy (?:landlord|ex|neighbou?r|lawyer|competitor)\b|\b(?:can|could|may|should|must|is|does|will) my (?:boss|employer|husband|wife|doctor)\b`,
  raw`\b(?:will|would|could|can) (?:i|we|they|my company|our company) be (?:fined|sued|liable|punished|jailed|prosecuted)\b`,
  raw`\b(?:are|am|is) (?:we|i|our \w+|my \w+) (?:legally |already |even )?(?:compliant|liable|obliged|required|in breach|breaking|allowed to (?!pen|test|scan))\b|\bdoes gdpr apply to my\b`,
  raw`\blegal opinion\b|\b(?:can|may|should) (?:i|we) (?:legally )?(?:fire|dismiss|sack|spy on|secretly)\b|\bbinding (?:legal|opinion|advice|answer)\b|\b(?:if|whether|does|do|is|are) (?:our|my) (?:\w+ ){1,4}(?:breach(?:es)?|violat(?:es?|ing)|infringes?|break(?:s|ing)? the law)\b`,
  raw`\bwhat (?:should|must) (?:i|we) (?:answer|tell|say|reply|write)\b|\bwhat (?:i|we) (?:should|must|have to) (?:answer|tell|say|reply|write)\b`,
);

const money = any(
  raw`\b(?:bitcoin|crypto(?:currenc\w+|s|coins?)?|ethereum|mutual funds?|stock market|sensex|nifty|(?:gold|silver|oil|house) prices?|income tax|interest rates?|emi|gst|pension)\b|\bsav(?:e|ing) (?:on |my |some )*tax\b|\bbest returns?\b`,
  raw`\b(?:buy|sell|hold|trade)\b.{0,25}\b(?:shares?|stocks?|funds?|gold|property)\b|\binvest (?:in|my|our|\d)|\bwhere (?:should|can|do) i (?:put|invest)\b|\b(?:personal|home|car) loan\b|\b(?:become|get|be) rich\b|\bhide (?:my )?(?:money|assets)\b|\bbuy a (?:house|car|flat)\b|\b(?:shares?|stocks?) (?:a )?(?:good )?(?:buy|worth)\b`,
);

const sums = any(
  raw`\d\s*(?:[+*×÷]|x|times|plus|minus|divided by|multiplied by|to the power of)\s*\(?\d|\d\s*[a-z] ?[-+=] ?\d|\b(?:square|cube) root\b|\b\d+(?:\.\d+)? ?(?:%|percent) (?:of|on) \d|\bequation\b|\bderivative of\b`,
  raw`${order}(?:solve|integrate|differentiate|calculate|compute|simplify|factori[sz]e|convert)\b.{0,40}(?:\d|\bx\b)|\bhow many\b.{0,30}\b(?:are left|remain|do i have)\b|\bhow much is \d|\b(?:divide|multiply|add|subtract) \d|\bpercentage of \d|\bwhat is \d+ (?:squared|cubed)\b|\b\d+ ?(?:km\/h|kmph|mph)\b`,
);

const writing = any(
  raw`(?<!\b(?:bots?|models?|assistants?|it|they|staff|employees|people|who|which|that) (?:can |to )?)\b(?:write|draft|compose|prepare|word|reword|rephrase|rewrite|polish|proofread|generate|create|come up with|draw|paint|sing|tell|give|debug|recommend|suggest|make|need)\b(?<!\b(?:do|must|should) i (?:(?:have|need) to )?\w+)(?! your).{0,30}\b(?:poem|haiku|song|story|essay|joke|riddle|code|scripts?|function|program|recipe|e?-?mail (?:for|to)|letter|homework|image|picture|logo|tweet|post|caption|slogan|tagline|speech|toast|laptop|book|movies?|films?|series|restaurants?|hotels?|sql|query|playlist|workout|component|one[- ]liner|names? for (?:my|our|a)|fun facts?)\b(?! (?:of the company|behind|of ${site.slug}))`,
  raw`${order}(?:summari[sz]e|proofread|paraphrase|rewrite|rephrase|edit|correct|shorten|convert|translate) (?:this|the following|the plot|my|\d|['"‘“]|to|into)|\bthe plot of\b|${order}turn (?:this|these|my)\b.{0,20}\binto\b|${order}(?:make|write|create|draft|prepare|generate)\b.{0,12}\bcover letter\b|\breply to this\b`,
  raw`(?<!\b(?:it|shield|scanner|product|you|${site.slug}) )\btranslate\b|\bhow (?:do|would|can) (?:you|i|we) say\b|\b(?:say|mean|put|write|type)\b.{0,30}\b(?:in|into) ${language}\b`,
);

const coding = any(
  raw`\b(?:write|create|build|fix|debug|sort|reverse|parse|implement|explain|difference|center|loop|how (?:do|can|to))\b.{0,50}\b(?:javascript|js|typescript|python|pandas|numpy|java|c\+\+|golang|php|sql|css|html|regex|bash|excel|wordpress|recursion|div)\b(?!.{0,20}\b(?:sdk|library|client|developers?)\b)`,
  raw`\b(?:look at|check|debug|fix|improve|review) (?:my|this) (?:\w+ )?(?:code|function|program|query|script)\b|\bregex (?:for|that|to)\b|\b(?:type|syntax|reference|value|key|index)error\b|\b(?:undefined|null) (?:pointer|reference)\b|\bcannot read property\b`,
);

const leisure = any(
  raw`\b(?:workout|diet|travel|holiday) plan\b|\b(?:my|do|help me with) (?:\w+ ){0,2}(?:homework|assignment|dissertation|thesis|exam)\b|\bmaths? assignment\b|\b(?:weather|forecast|horoscope|cricket|football|ipl|world cup|olympics|lottery|netflix|biryani|pizza|diwali|christmas|calories)\b|\bwill it (?:rain|snow)\b|\b(?:bank|public|school) holidays?\b|\bfirst date\b|\b(?:my|our) (?:dog|cat|puppy|kitten|garden|tooth|wedding)\b|\b(?:my|a|the) (?:sofa|carpet|sink|toilet)\b|\bname (?:my|our) (?:startup|company|baby|band|shop|app)\b|\b(?:guitar|piano|chess|tattoo|recipes?)\b|\bnews today\b|\bwhat time is it\b`,
  raw`\b(?:book|reserve|order) (?:me|us|an? (?!demo|call|meeting|trial|walkthrough|appointment)) ?(?:some )?\w+|\bremind me\b|\bset (?:an? )?(?:alarm|timer|reminder)\b|\bplay (?:some )?music\b|\b(?:cheap\w*|best) (?:flights?|hotels?)\b|^(?:ok(?:ay)? |hey |hi )?(?:let us|let's) (?:play|chat|talk about)\b|\bto an? \w+[- ]year[- ]old\b|\b(?:like|as if) i(?: am|'m) (?:five|5|a child|a kid)\b`,
  raw`\bwhich (?!product|one|module|tool of yours|of the)\w+ (?:\w+ )?(?:should|shall|do) (?:i|we|you) (?:buy|get|watch|read|eat|wear|recommend)\b|${order}(?:recommend|suggest) (?:me |us )?(?:an?|some|any|something|good)\b(?!.{0,30}\b(?:products?|of yours|articles?|positions?|scanner|shield)\b)`,
  raw`\b(?:recover|unlock) my\b.{0,16}\b(?:${others})\b|(?<!\b(?:cookies?|site)\b.{0,60})\bmy (?:laptop|iphone|phone|washing machine|package|order|car)\b(?! number)`,
  raw`\bcapital (?:city )?of\b|\bmeaning of life\b|\b(?:after we die|god exist|believe in god|aliens?)\b|\bwho (?:plays|played|starred|stars|acts|painted|invented|discovered|composed|directed|sang|won|wrote)\b(?!.{0,30}\b(?:articles?|blog|polic\w+|page|texts?|site|privacy)\b)|\bhow (?:tall|deep|heavy|far) (?:is|are|was) (?!your|it|this)|\b(?:gdp|population|currency) of\b|\bdistance (?:between|from|to)\b|\b(?:fly|drive) (?:from|to)\b|\bvisa for \w+|\bminimum wage\b|\bexchange rate\b|\b(?:beaches|rivers|mountains) (?:in|of)\b|\btrending\b|\bwhich (?:llm|language model|chatbot|ai|model) is (?:the )?(?:best|smartest|cheapest|fastest)\b(?! (?:for|with) your)|\blife on \w+|\b(?:who|which|what) is the (?:\w+ )?(?:richest|longest|largest|tallest|highest|oldest|smallest|fastest)\b|\bwhen did (?!you|it|the (?:company|act|law|gdpr|site))\w+ (?:become|end|start|die|win|begin)\b|\bzodiac\b|\bhow many (?:bones|planets|countries|moons|continents|legs)\b`,
);

const opinions = any(
  raw`\b(?:president|prime minister|elections?|which party|political|politicians?|modi|trump|putin|biden|brexit|governments?(?! and)|abortion|immigration|religions?|ukraine|israel|palestine|gaza|vote for)\b|\bwar in\b|\b(?:capitalism|socialism|communism|feminism)\b|\bai (?:will )?(?:take over|destroy|kill)\b|\bwill ai (?:take|replace|destroy|end|kill)\b`,
  raw`\byour (?:personal )?(?:opinion|view|take) (?:on|of|about)\b|\bwhat do you think (?:of|about)\b|\bshould i (?:quit|leave (?:him|her|my)|marry|break up|divorce|forgive|accept (?:the|an?) (?:job|offer))\b|\bin your opinion\b|\bbad things about\b|\bdo you (?:hate|fear|dream|love|believe in|like) \w+|\bare you (?:conscious|alive|sentient|happy|sad|religious|single|married|in love|afraid)\b|\bdo you have (?:feelings|a (?:family|wife|husband|girlfriend|boyfriend)|kids|children|friends)\b|\byour (?:favou?rite|girlfriend|boyfriend|hobb\w+)\b`,
  raw`${order}(?:pretend|act (?:as|like)|role-?play|be my|imagine you|play (?:a|the)|talk like|sing|dance|flirt)\b|\byou are (?:now )?(?:my|a|an) (?:pirate|girlfriend|boyfriend|therapist|teacher|lawyer|doctor|cat|dog)\b`,
);

/** Requests for secrets, texts, or actions that the assistant cannot take; judge.ts recognizes more of them. */
const actions = any(
  raw`\b(?:your (?:system )?(?:prompt|instructions)|the system (?:prompt|instructions))\b.{0,12}$|\b(?:ignore|disregard|forget) (?:(?:all |any |your |the |previous |prior )+(?:instructions|rules)|(?:what|everything|all)\b.{0,16}\btold you)\b(?<!\b(?:users?|bots?|someone|attackers?|says?)\b.{0,60})|\b(?:hidden|secret|original) (?:rules|instructions|prompt)\b.{0,20}\b(?:you|your)\b`,
  raw`(?<!\bmy )\b(?:admin(?:istrator)?'?s?|ssh|root|database|server) (?:password|login|e-?mail|account|credentials)\b|\b(?:e-?mail|password|login|address|name) of (?:the |an |your )?admin`,
  raw`\bwi-?fi\b|\bpasswords? (?:of|for|in|to) (?:your|the)\b|${order}(?:give|send|show|tell|share|paste|reveal|print|leak|list)(?: me| us)?\b(?! where| how| which).{0,24}\b(?:api|master|private|secret|license|access|encryption) keys?\b|${order}(?:give|send|show|tell|share|paste|reveal|print|leak)(?: me| us)?\b(?! where| how| which).{0,24}\b(?:passwords?|credentials|secrets|tokens?|source code|log ?in)\b|\.env\b|\byour log ?in (?:details|data)\b|${order}unlock (?:the|your)\b|\benvironment variables of\b|${order}(?:print|show|reveal|dump) (?:me )?(?:your|the) config\w*|\bwhat is your \w+ secret\b|\b(?:get|log|break|hack) into (?:the |your )?(?:admin|server|database|dashboard)|\bwhat (?:is|are) (?:your|the) (?:\w+ ){0,2}(?:api|private|secret|license|ssh|master) (?:keys?|tokens?)\b|\blicen[sc]e key\b`,
  raw`\blists? of (?:all |the |your )+(?:\w+ )?(?:customers?|clients?|users?|visitors?|applicants?|candidates?|subscribers?|employees?)'? (?:\w+ )?(?:e-?mails?|addresses|numbers?|names|contacts?|data)\b|\b(?:generate|create|make|give me|send me)\b.{0,20}\b(?:fake|valid|real|working|stolen)\b.{0,12}\b(?:cards?|passports?|identit\w+|ids?|numbers)\b|\b(?:list|show|give|print|dump|export)\b.{0,25}\b(?:users|inquiries|applications|applicants|messages|conversations|database|tables)\b`,
  raw`\b(?:who|which (?:\w+ )?${person}) (?:else )?(?:has |have )?(?:applied|applies|booked|requested|registered|signed up|asked|wrote|written|bought)\b(?! (?:the|this|your|these) (?:articles?|blog|texts?|polic\w+|page|site))|\bother (?:people|users) (?:ask\w*|say|said|wr[io]te)\b|\bother (?:applicants|candidates|visitors)\b(?!.{0,12}\b(?:see|read|view|find)\b)`,
  raw`\b(?:previous|last|other|another) (?:visitors?|users?|persons?|customers?|candidates?|applicants?)\b.{0,12}\b(?:ask\w*|said|say|wrote|told|typed|earn\w*|paid)\b|${order}(?:read|show|send|give|list|forward)(?: me| us)?(?: the| all)* (?:last|latest|recent)\b.{0,16}\b(?:chats|messages|conversations|requests|applications|e?-?mails)\b|${order}(?:schedule|arrange|book|set up)\b.{0,24}\bwith (?:your|the) (?:ceo|cto|founders?|owners?|boss)\b|(?:${order}(?:send|show|give|list|export|forward|tell|get|read)|\bcan i (?:see|have|get|read))\b.{0,30}\b(?:resumes?|cvs?|chats?|chat history|messages|conversations?|applications?|requests?|e?-?mails?|addresses|numbers?|names|data)\b.{0,6}\b(?:of|from|by)\b.{0,20}\b(?:${person}|others?|compan(?:y|ies))\b`,
  raw`\b(?:home|private|personal|residential|mobile|cell|whatsapp)[- ](?:phone |e?-?mail )?(?:address|numbers?|e?-?mail|phone)\b.{0,20}\b(?:of|for)\b.{0,12}\b${person}\b|\b${person}'?s? (?:home|private|personal|residential|mobile|cell)[- ](?:phone |e?-?mail )?(?:address|numbers?|e?-?mail|phone)\b`,
  raw`\b(?:where|how old|how much|is|are) (?:do |does |is |are )?(?:your|the) (?:\w+ )?${person}\b.{0,20}\b(?:lives?|earns?|makes?|married|single|born|rich|and how)\b|\bhow old is\b|\b(?:salary|pay) of (?:your|the) ${person}\b|\b${person}'?s (?:wife|husband|partner|family|kids|children|son|daughter)\b|\b(?:log|sign) me in(?:to)? (?:as|the|your)\b|\b(?:accounts?|data|details|records?|requests?|messages?|e-?mails?) (?:of|about|from) (?:another|other|my (?:boss|colleague|co-?worker|friend|husband|manager|neighbou?r|wife|ex))\b|\bmy (?:boss|colleague|co-?worker|friend|husband|manager|neighbou?r|wife)\'?s (?:\w+ )?(?:account|address|data|e?-?mail|log ?in|messages|number|password)\b|\b(?:e-?mails?|numbers?|address(?:es)?|contacts?|names) (?:in|on|from) your \w+ (?:list|base|database)\b|\b(?:e-?mails?|numbers?|address|contacts?) of (?:your|the) (?:\w+ )?(?:clients?|customers?|investors?|ceo|founders?|owners?|directors?|employees?|engineers?|users?|visitors?|applicants?|candidates?|patients?)\b`,
  raw`\bwhat did (?!i\b|we\b|you\b).{1,50}\b(?:write|say|send|tell|ask) (?:to )?you\b`,
  raw`\bsend (?:an? )?(?:e-?mail|message|sms) to (?!you|us|your)\w+|\bsend (?:an? |the |this |my )?\w+ to my (?!e-?mail|inbox|address|account\b|phone|cv|resume|application)\w+`,
  raw`(?<!\b(?:i|we|who|it|they) (?:(?:have|need) to )?)\b(?:draft|review|check|write|read|rate|grade|assess|evaluate) (?:me |us |my |our |a |an |this |the )+(?:\w+ )?(?:contract|agreement|dpa|nda|policy|notice|privacy policy|clause|letter)\b|\b(?:check|review)\b.{0,24}\b(?:my|our) (?:\w+ )?(?:contract|agreement)\b`,
  raw`\bbest (?:universit(?:y|ies)|colleges?|schools?|degrees?|programming language|restaurants?|phone|laptop|movie|book|vpn|antivirus|way to (?:learn|lose|earn))\b|${order}(?:write|compose|draft|prepare) (?:me |us )?(?:an? |some |my |the )`,
  raw`\b(?:write|give|make|create|show)\b.{0,16}\b(?:jailbreak|exploit|injection) (?:prompt|code|text|string)|\b(?:give|tell|send|get|need|want)\b.{0,12}\b(?:her|his) (?:phone |mobile |private |e-?mail )?(?:number|address)\b|\b(?:phone|mobile)(?: number)? of (?!you|the|this|${site.slug}|sales|support|our|an? (?!\.))`,
);

/** Asks how to reach another person, for which our own addresses are no answer. */
export const asksForPerson =
  /\b(?:what is|give me|send me|tell me|have|and) (?:her|his) (?:\w+ )?(?:number|address|e-?mail)\b/;

/** Whether only a certain answer may take the message: it asks for secrets, texts, actions, or about another company. */
export function isForeign(text: string): boolean {
  const isOther = otherMatter.test(text) && !aboutUs.test(text.replace(/\b(?:can|could|would|will) you\b/g, ""));
  return isOther || actions.test(text);
}

const classes = [medicine, law, money, sums, writing, coding, leisure, opinions];

/** Whether a message asks for advice on the law that our articles are about. */
export function isLegalAdvice(text: string): boolean {
  return (
    law.test(text) && /\b(?:gdpr|dpdpa?|hipaa|ccpa|ai act|privacy|data|compliant|chatbots?|ai|models?)\b/.test(text)
  );
}

/** Whether the assistant must decline a message that no clear answer takes: advice, opinions, chores, general knowledge. */
export function isDeclined(text: string): boolean {
  return classes.some((rule) => rule.test(text));
}
