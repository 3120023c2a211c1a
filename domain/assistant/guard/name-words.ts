import { readFileSync } from "node:fs";

/**
 * How reliably a cue introduces a name:
 * - introduced ("my name is"): any word that is not a filler;
 * - capitalized ("I am", "Dr.", a closing line): a capitalized word, unless it is a profession, a nationality or a thing;
 * - speaking (the start of a sentence before "here" or "speaking"), known ("soy", "je suis", where a profession may follow): a common given name, or two capitalized words in a row;
 * - listed ("this is"; "ich bin", since German capitalizes every noun): only a common given name.
 */
export type Certainty = "introduced" | "titled" | "capitalized" | "known" | "speaking" | "listed";

const alternatives = ({ raw }: TemplateStringsArray) => raw.join("").trim().replace(/\n/g, "|");

/** The cues of every language, as regular expression sources. */
export const nameCues: Record<Certainty, string> = {
  introduced: alternatives`
my (?:full |first |last |real |legal |family )?name(?:'s| is|s|:| =)|(?:the|our contact'?s?) name(?:'s| is|:| =)|i(?:'m| am) (?:called|named)
i go by(?: the name)?(?: of)?|(?:first|last|full|family|middle|given|candidate|applicant|contact|nick) ?name ?(?:is|:|=)|surname ?(?:is|:|=)
mein (?:voller )?(?:name|vorname|nachname) (?:ist|lautet)|(?:vorname|nachname|familienname) ?(?:ist|:|=)|ich hei(?:ß|ss)e
me llamo|mi nombre (?:completo )?(?:es|:)|nombre(?: completo| y apellidos?)? ?[:=]|apellidos? ?[:=]
je m'appelle|mon (?:pr[ée])?nom (?:complet )?est|(?:pr[ée]nom|nom et pr[ée]nom|nom de famille) ?[:=]
me chamo|(?:eu )?chamo-me|(?:o )?meu nome (?:completo )?[ée]|nome(?: completo)? ?[:=]|mi chiamo|il mio nome [èe]
mijn (?:volledige )?naam is|ik heet|jag heter|mitt namn är|jeg hed?ter|mit navn er|mitt navn er|nimeni on
nazywam się|mam na imię|jmenuji se|(?:benim )?ad[ıi]m|меня зовут|мо[её] имя|мене звати|مي اسمي|اسمي
(?:mera|hamara) (?:pura )?naa?m|मेरा (?:पूरा )?नाम(?: है)?|माझे नाव|আমার নাম|என் பெயர்|నా పేరు|ನನ್ನ ಹೆಸರು|എന്റെ പേര്|મારું નામ|ਮੇਰਾ ਨਾਮ|मेरे नाम`,
  titled: alternatives`(?:dr|mr|mrs|ms|mx|prof|rev|adv|capt)\b\.?|professor|shri\b\.?|shrimati|sri|smt\b\.?|herr|frau|madame|mme|monsieur|señora?|sra\b\.?|श्री|श्रीमती|डॉ\.?`,
  capitalized: alternatives`
i(?:'m| am)(?: also)?
(?:(?:best|kind|warm|many|kindest|warmest|thanks and|thanks &) )?(?:regards|wishes|thanks|best|cheers|(?:yours )?(?:sincerely|truly|faithfully)(?: yours)?|warmly|thx|greetings|respectfully|thank you|thanks (?:again|in advance|and regards|& regards)|yours)[,.!]? ?(?:\r?\n ?){1,2}
call me|(?:regards|sincerely|sincerely yours|yours (?:sincerely|truly|faithfully)),
(?:^|\n)-{1,2} ?\n`,
  listed:
    "this is|im|it is|it'?s|ich bin(?: der| die)?|hier (?:ist|spricht|schreibt)|main|ik ben|(?:^|[\\n.!?]) ?[~-]{1,2} ?",
  speaking:
    "(?:^|[\\n.!?]) ?(?:(?:hi|hello|hey|hallo|hola|namaste|good (?:morning|afternoon|evening))[,!]? )?(?=\\p{L})",
  known: alternatives`
(?:hi|hello|hey|hallo|hola|bonjour|namaste|namaskar),? (?:i'?m|it'?s|this is|here is)|(?:speak|talk)(?:ing)? (?:to|with)|ask for
my (?:colleague|manager|boss|wife|husband|partner|son|daughter|brother|sister|friend|assistant|lawyer|doctor)(?:'s name)?(?: is| called| named|,)?
(?:^|\n|[,;{(|]) ?["']?(?:your )?name["']? ?[:=-] ?["']?|(?:and|with|under) (?:the )?name(?: of)?|soy|je suis|(?:moi )?c'est|(?:eu )?sou(?: o| a)?|aqui [ée](?: o| a)?|(?:io )?sono|jestem|मैं|это|я
(?:mit freundlichen|viele|liebe|beste|freundliche|beste|herzliche) grü(?:ß|ss)en?,? ?\n{0,2}|(?:un )?(?:cordial )?saludos?,? ?\n{0,2}
(?:bien )?cordialement,? ?\n{0,2}|(?:atenciosamente|abraços|cumprimentos),? ?\n{0,2}
(?:lg|vg|mfg),? ?\n{0,2}
(?:thanks|cheers|best(?: wishes)?|thank you|mfg|lg|vg|danke|merci|gracias|gru(?:ß|ss)|gr(?:ü|ue)(?:ß|ss)e|thx|many thanks|regards|dhanyavaad|धन्यवाद)(?: again| in advance| a lot)?,(?: ?\n)?|(?:with |best |kind |warm )?regards|gr(?:ü|ue)(?:ß|ss)e ?\n`,
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
work works seeking able`,
);

/** Capitalized words after "I am" that are not names: professions, nationalities, months, products. */
export const otherCapitals =
  /^(?:.*(?:ing|ist|ese|ish|ician|logist|grapher|entrepreneur|student|graduate|fresher|intern)|(?:american|indian|german|italian|australian|canadian|russian|brazilian|mexican|european|african|asian|french|dutch|swiss|greek|korean|austrian|belgian|norwegian|parisian|christian|muslim|hindu|sikh|jewish)|(?:head|chief|lead|senior|junior|vice|director|manager|officer|engineer|developer|analyst|architect|consultant|founder|owner|admin|administrator|auditor|lawyer|attorney|doctor|nurse|teacher|professor|researcher|designer|recruiter|investor|partner|student|scholar|btech|mba|support|team|service|success|desk|help|corp|inc|ltd|gmbh|data|product|project|security|privacy|compliance|software|cloud|devops|machine|information|human|legal|marketing|sales|finance|technical|tech|it|cyber|full|front|back|web|mobile|sr|jr)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|(?:android|linux|windows|apple|google|microsoft|openai|chatgpt|claude|gemini|copilot|amazon|azure|slack|python|java|react|node|kubernetes|docker|spotify|github|gitlab|jira|excel|groot|batman|spartacus|iron|legend|robot|bot|human|user|visitor|customer|client))$/i;
