import { readFileSync } from "node:fs";

/**
 * How reliably a cue introduces a name:
 * - introduced ("my name is"): any word that is not a filler;
 * - titled ("Dr."), capitalized ("I am", "my manager"): a capitalized word, unless it is a profession, a nationality or a thing;
 * - closing ("Regards,"): the same, if the line ends after it;
 * - known ("soy", "our CISO", where a thing may follow): a common given name, or two capitalized words in a row;
 * - speaking (the start of a sentence before "here" or "speaking"): the same, or one unusual word before "here,";
 * - listed ("this is"; "ich bin", since German capitalizes every noun): only a common given name.
 */
export type Certainty = "introduced" | "titled" | "capitalized" | "closing" | "known" | "speaking" | "listed";

const alternatives = (lines: TemplateStringsArray, ...values: string[]) =>
  String.raw(lines, ...values)
    .trim()
    .replace(/\n/g, "|");
const greeting = "(?:hi+|hello+|hey+|hallo|hola|bonjour|namaste|namaskar|good (?:morning|afternoon|evening))";
const relative =
  "(?:(?:new|old|former|late) )?(?:colleague|manager|boss|wife|husband|son|daughter|brother|sister|friend|assistant|lawyer|doctor|supervisor|teacher|professor|patient|consultant|mother|father|mom|mum|dad|uncle|aunt|cousin|neighbou?r|employee|intern|dentist|therapist|landlord|landlady|tenant|flatmate|roommate|team-?mate|co-?worker|mentor|recruiter|secretary|accountant|physician|surgeon|team lead)(?:'s name)?(?: is| called| named|,)?";
const farewell =
  "thanks|best|cheers|thx|greetings|thank you|yours|mfg|lg|vg|br|rgds|tia|xoxo|bye|(?:talk|speak|hear(?: from you)?) soon|take care|see you|looking forward|danke|merci|gracias|gru(?:ß|ss)|gr(?:ü|ue)(?:ß|ss)e|dhanyavaad|धन्यवाद|have a (?:nice|great|good) (?:day|one|evening|weekend)";

/** The cues of every language, as regular expression sources. */
export const nameCues: Record<Certainty, string> = {
  introduced: alternatives`
(?:my|his|her|(?:patient|customer|employee|client|member|child|kid|son|daughter|wife|husband|mother|father|colleague|manager|boss|doctor|friend)'?s?) (?:(?:full|first|last|real|legal|family|good|maiden) )?name(?:'s| is(?: (?:actually|really|spelled|spelt|written))?|s|:| =)|(?:the|our contact'?s?) name(?:'s| is|:| =)|name's|i(?:'m| am) (?:called|named)
i go by(?: the name)?(?: of)?|(?:first|last|full|family|middle|given|maiden|candidate|applicant|contact|patient|customer|employee|student|guest|holder|nick) ?name ?(?:is|:|=)|surname ?(?:is|:|=)
mein (?:voller )?(?:name|vorname|nachname) (?:ist|lautet)|(?:vorname|nachname|familienname) ?(?:ist|:|=)|ich hei(?:ß|ss)e
me llamo|mi nombre (?:completo )?(?:es|:)|nombre(?: completo| y apellidos?)? ?[:=]|apellidos? ?[:=]
je m'appelle|mon (?:pr[ée])?nom (?:complet )?est|(?:pr[ée]nom|nom et pr[ée]nom|nom de famille) ?[:=]
me chamo|(?:eu )?chamo-me|(?:o )?meu nome (?:completo )?[ée]|nome(?: completo)? ?[:=]|mi chiamo|il mio nome [èe]
mijn (?:volledige )?naam is|ik heet|jag heter|mitt namn är|jeg hed?ter|mit navn er|mitt navn er|nimeni on
nazywam się|mam na imię|jmenuji se|(?:benim )?ad[ıi]m|меня зовут|мо[её] имя|мене звати|مي اسمي|اسمي
(?:mera|hamara) (?:pura )?naa?m|मेरा (?:पूरा )?नाम(?: है)?|माझे नाव|আমার নাম|என் பெயர்|నా పేరు|ನನ್ನ ಹೆಸರು|എന്റെ പേര്|મારું નામ|ਮੇਰਾ ਨਾਮ|मेरे नाम`,
  titled: alternatives`(?:dr|mr|mrs|ms|mx|prof|rev|adv|capt)\b\.?|miss|professor|shri\b\.?|shrimati|sri|smt\b\.?|herr|frau|madame|mme|monsieur|señora?|sra\b\.?|श्री|श्रीमती|डॉ\.?`,
  capitalized: `i(?:'m| am)(?: also)?|call me|me again,?|(?:^|\\n)-{1,2} ?\\n|my ${relative}|(?:account|card) ?holder(?:'?s? name)?(?: is|:|=)?|contact person(?: is|:)?|beneficiary(?: name)?(?: is|:)?|attn[.:]{0,2}|attention:|c/o`,
  closing: `(?:regards|wishes|(?:yours )?(?:sincerely|truly|faithfully)(?: yours)?|warmly|respectfully|(?:freundlichen|viele|liebe|beste|freundliche|herzliche) grü(?:ß|ss)en?|saludos?|cordialement|atenciosamente|abraços|cumprimentos)(?:[,.!]? ?(?:\\r?\\n ?){0,2})|(?:${farewell})(?: again| in advance| a lot)?(?:[,.!]? ?(?:\\r?\\n ?){1,2}|,)`,
  listed: `this is|im|it is|it'?s|ich bin(?: der| die)?|hier (?:ist|spricht|schreibt)|main|ik ben|${farewell}|regards from|(?:on|in) behalf of|(?:spoke|spoken|met|meeting|chatted|touch|call|interview|interview is|appointment) (?:to|with)|talked (?:to|with)|(?:e-?mail|call|message|mail|letter) from|(?:^|[\\n.!?]) ?[~-]{1,2} ?`,
  speaking: `(?:^|[\\n.!?]) ?(?:${greeting}[,!]? )?(?=\\p{L})`,
  known: alternatives`
${greeting},? (?:i'?m|it'?s|this is|here is)|(?:speak|talk)(?:ing)? (?:to|with)|ask for
(?:^|[\n.!?,]) ?(?:${greeting}[,!]? )?myself(?: is)?
(?:^|\n|[,;{(|]) ?["']?(?:your )?name["']? ?[:=-] ?["']?|(?:and|with|under) (?:the )?name(?: of)?|soy|je suis|(?:moi )?c'est|(?:eu )?sou(?: o| a)?|aqui [ée](?: o| a)?|(?:io )?sono|jestem|मैं|это|я
(?:our|my) (?:client|customer|partner|c[etfim]s?o|dpo|admin|(?:account |project |sales |product |office )?manager|director|founder|lead|lawyer|consultant)(?: is| called| named|,)?`,
};

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const wordsOf = (file: string) => words(readFileSync(new URL(file, import.meta.url), "utf8"));

/** Words that end a name or show that no name follows, in the languages above; lowercase. */
export const notNames = wordsOf("not-names.txt");

/**
 * Common given names of the visitors' countries, in lower case without accents. They decide where a sentence does not: after
 * "I am" or "ich bin" a word may be a name or a profession. Names that are not listed are still found after "my name is".
 */
export const givenNames = wordsOf("given-names.txt");

/** Further words that are no family name in lower case: "i am max happy about it". */
export const notFamilyNames = words(
  `message query request question demo speaking messaging reaching typing attaching team everyone sir madam mate buddy bro guys
folks friend free busy afraid away aware behind building dear easier far familiar feeling fixed found game half hearing hiring
huge inside job joining kind language lead live low mine nearby online onto order pleased proud quick real regards sad safe
serious simple sincerely small strange student stuff tired true trouble truly urgent useful useless visiting
waiting worth wondering worried basically totally rather maybe perhaps minus during against across beside besides near toward
towards upon vs wrote says told ask asked add added send sending share wants see run runs running start started stop stopped
work works seeking able newbie noob guest mom dad fan nerd geek anyway reply solved hope nope yep call calls replied replies answer answers join joins sign signs signed confirm approve reply check look get give gave take took find know need needs pay read use uses think leave left comes came goes went got told back today`,
);

/** Capitalized words after "I am" that are not names: professions, nationalities, months, products. */
export const otherCapitals =
  /^(?:american|indian|german|italian|australian|canadian|russian|brazilian|mexican|european|african|asian|french|dutch|swiss|greek|korean|austrian|belgian|norwegian|parisian|christian|muslim|hindu|sikh|jewish|english|british|irish|spanish|turkish|polish|danish|swedish|chinese|japanese|portuguese|head|chief|lead|senior|junior|vice|director|manager|officer|engineer|developer|analyst|architect|consultant|founder|owner|admin|administrator|auditor|lawyer|attorney|doctor|nurse|teacher|professor|researcher|designer|recruiter|investor|partner|entrepreneur|graduate|fresher|intern|student|scholar|btech|mba|support|team|service|success|desk|help|corp|inc|ltd|gmbh|data|product|project|security|privacy|compliance|procurement|purchasing|accounts|accounting|operations|logistics|administration|management|reception|press|software|cloud|devops|machine|information|human|legal|marketing|sales|finance|technical|tech|it|cyber|full|front|back|web|mobile|sr|jr|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|android|linux|windows|apple|google|microsoft|openai|chatgpt|claude|gemini|copilot|amazon|azure|slack|python|java|react|node|kubernetes|docker|spotify|github|gitlab|jira|excel|groot|batman|spartacus|iron|legend|robot|bot|human|user|visitor|customer|client)$/i;

/** Words of organizations and streets that are named after a person: "Dr. Lal PathLabs", "Dr. Ambedkar Road". */
export const organization =
  /^(?:\p{L}*labs?|laborator(?:y|ies)|hospitals?|clinics?|institute|college|school|university|foundation|bakery|pharma\p{L}*|road|street|nagar|marg|bank|gmbh|inc|ltd|llc|corp|corporation|company|group|technologies|solutions|systems|services|software|consulting|ventures|capital|media|studios?|hotels?|klinik(?:en)?|praxis|stiftung|verlag)$/iu;

/** Words after "dr", "ms" and "prof" that show another meaning, such as disaster recovery, and brands with a title. */
export const titledThings = words(
  `plan plans site sites drill drills test tests testing strategy failover environment backup backups exercise region regions
setup policy process runbook procedure center centre capability solution requirement requirements server readiness scenario
replica instance tier cluster zone teams office word excel azure sql edge outlook exchange copilot entra sharepoint dynamics
store visio access windows project intune defender authenticator planner powerpoint forms graph fabric latency delay response
services fees pepper oetker martens who strange robot bean clean right license
licence licenses universe`,
);
