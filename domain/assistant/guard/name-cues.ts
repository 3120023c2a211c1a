/**
 * How reliably a cue introduces a name:
 * - introduced ("my name is"): any word that is not a filler;
 * - capitalized ("I am"): a capitalized word, unless it is a profession, a nationality or a thing;
 * - known ("soy", "je suis", where a profession may follow): a common given name, or two capitalized words in a row;
 * - listed ("this is"; "ich bin", since German capitalizes every noun): only a common given name.
 */
export type Certainty = "introduced" | "capitalized" | "known" | "listed";

/** The cues of every language, as regular expression sources. */
export const nameCues: Record<Certainty, string[]> = {
  introduced: [
    "(?:my|the|our contact'?s?) (?:full |first |last |real |legal |family )?name(?:'s| is|s|:| =)",
    "i(?:'m| am) (?:called|named)",
    "i go by(?: the name)?(?: of)?",
    "(?:first|last|full|family|middle|given|candidate|applicant|contact|nick) ?name ?(?:is|:|=)",
    "surname ?(?:is|:|=)",
    "mein (?:voller )?(?:name|vorname|nachname) (?:ist|lautet)",
    "(?:vorname|nachname|familienname) ?(?:ist|:|=)",
    "ich hei(?:ß|ss)e",
    "me llamo",
    "mi nombre (?:completo )?(?:es|:)",
    "nombre(?: completo| y apellidos?)? ?[:=]",
    "apellidos? ?[:=]",
    "je m'appelle",
    "mon (?:pr[ée])?nom (?:complet )?est",
    "(?:pr[ée]nom|nom et pr[ée]nom|nom de famille) ?[:=]",
    "me chamo",
    "(?:eu )?chamo-me",
    "(?:o )?meu nome (?:completo )?[ée]",
    "nome(?: completo)? ?[:=]",
    "mi chiamo",
    "il mio nome [èe]",
    "mijn (?:volledige )?naam is",
    "ik heet",
    "jag heter",
    "mitt namn är",
    "jeg hed?ter",
    "mit navn er",
    "mitt navn er",
    "nimeni on",
    "nazywam się",
    "mam na imię",
    "jmenuji se",
    "(?:benim )?ad[ıi]m",
    "меня зовут",
    "мо[её] имя",
    "мене звати",
    "مي اسمي|اسمي",
    "(?:mera|hamara) (?:pura )?naa?m",
    "मेरा (?:पूरा )?नाम(?: है)?",
    "माझे नाव",
    "আমার নাম",
    "என் பெயர்",
    "నా పేరు",
    "ನನ್ನ ಹೆಸರು",
    "എന്റെ പേര്",
    "મારું નામ",
    "ਮੇਰਾ ਨਾਮ",
    "मेरे नाम",
  ],
  capitalized: [
    "i(?:'m| am)(?: also)?",
    "(?:best|kind|warm|many)? ?(?:regards|wishes|thanks|sincerely|cheers),? ?\\n{1,2}",
  ],
  listed: ["this is", "call me", "it'?s", "ich bin(?: der| die)?", "hier (?:ist|spricht|schreibt)", "main", "ik ben"],
  known: [
    "(?:hi|hello|hey|hallo|hola|bonjour|namaste|namaskar),? (?:i'?m|it'?s|this is|here is)",
    "(?:speak|talk)(?:ing)? (?:to|with)",
    "ask for",
    "my (?:colleague|manager|boss|wife|husband|partner|son|daughter|brother|sister|friend|assistant|lawyer|doctor)(?:'s name)?(?: is| called| named|,)?",
    "(?:^|\\n|[,;{(|]) ?[\"']?(?:your )?name[\"']? ?[:=-] ?[\"']?",
    "soy",
    "je suis",
    "(?:moi )?c'est",
    "(?:eu )?sou(?: o| a)?",
    "aqui [ée](?: o| a)?",
    "(?:io )?sono",
    "jestem",
    "मैं",
    "это",
    "я",
    "(?:mit freundlichen|viele|liebe|beste|freundliche) grü(?:ß|ss)en?,? ?\\n{0,2}",
    "(?:un )?(?:cordial )?saludos?,? ?\\n{0,2}",
    "(?:bien )?cordialement,? ?\\n{0,2}",
    "(?:atenciosamente|abraços|cumprimentos),? ?\\n{0,2}",
  ],
};

/** Words that end a name or show that no name follows, in the languages above; lowercase, without accents. */
export const notNames: ReadonlySet<string> = new Set(
  `a about above account actually after again ai all almost already also always am an and another any anything api are as asking at
available back based be because been before being below best between beyond big both but by called calling can cannot
cannot't certain check cio ciso clear common company concerned confused considering contacting correct could curious currently
customer developer did different digital do does doing done down dpo due each easy either email engineer even ever every
everything executive exactly expecting fine first for from full fully further gdpr general getting glad going good great had
happy has have having he head hello help her here hi him hipaa his hoping how however i if important in incorrect india indeed
interested internal into is issue it its just keen kindly know known last late later leading let like linked listed
located logged long looking lost made mail make manager many may me member mentioned misspelled misspelt missing mobile more most
mr much my name nearly need never new next nice no none not nothing now number of off ok okay old on once one only open
or other our out outside over own part phone please possible pretty private product public quite quoted ready really regarding
related required responsible right said same saw search security seeing seen sent shall she should shown since so some someone
something soon sorry spelled spelt spelling still stored stuck such sure taken tell than thank thanks that the their them then
there these they thing this those through to today together tomorrow too trying type unable under unsure until up upset us used
using very via visible want wanted was we well were what when where whether which while who whose why will willing with
within without working would writing wrong yes yesterday yet hidden secret shown known gone unknown irrelevant wrongly common rare public private long short weird hard cut blank empty you your yours
und aber ab als am auch auf aus bei beim bin bitte da das dass dem den der die doch ein eine einen einer er es falsch für ganz
gerade gern gut haben hat hier ich ihr ihre im in interessiert ist ja jetzt kann kein keine leider man mein meine mich mir mit
möchte nach nicht noch nur ob oder richtig schon sehr sein seit sich sie sind so über um uns unser unter vom von vor war was
wegen weil wenn wer wie wir wird wo wurde zu zum zur zufrieden geschrieben bekannt weg verschwunden öffentlich sichtbar gespeichert privat geheim wichtig egal unwichtig
fehlerhaft
al ahora aquí aun bien como con cuando de del desde donde el ella en entre es esta este estoy falta interesado interesada la las lo los más
me mi muy necesito no nuevo o para pero por que quiero quién se si sin sobre son su también tengo trabajo un una uno ustedes y ya yo
vivo incorrecto correcto público privado común mal largo corto importante confidencial secreto raro difícil
à au aussi avec bien ce cela ces cet cette dans de des du elle en est et être faux il ils intéressé intéressée j'ai je la le
les leur mais mal mes mon ne nous ou où par pas plus pour puis qu'est que qui sa sans ses son sur ta très tu un une vous
actuellement écrit affiché public privé incorrect correct erroné faux confidentiel secret rare long court important désolé responsable
ao aos às com da das do dos e ela ele em errado está estou eu foi isso já mas meu minha muito na não nas no nos num o os ou para
pela pelo por porque quero qual que quem sem seu sou sua tenho trabalho um uma você errada incorreto correto público privado comum longo curto importante secreto raro difícil
anche che chi ci come con così da dal della di e gli il interessato io la le lo ma mi molto nel non o per perché più qui sono
su un una vorrei
en het een van voor met maar niet ik je jij wij zijn die dat op uit bij naar
hai kahan kab kyun kyon kaise galat sahi list hata hatao hatado badlo dikhta dikhti likha likhi mat kisi hoon hun hu hain aur se mujhe mera meri main ka ke ki ko kya nahi nahin bol raha rahi kaam karta karti
गलत सही सूची क्यों नहीं है हूँ हूं हैं और से मुझे मेरा मेरी मैं का के की को क्या नहीं बोल रहा रही ने पर में यह वह एक चाहता चाहती आहे
из и я в на не но мне мы из-за хочу работаю это как что по от с у для живу пишу
dır dir ve`
    .split(/\s+/)
    .concat(["any", "every", "no", "some"].map((start) => `${start}body`)),
);

/** Capitalized words after "I am" that are not names: professions, nationalities, months, products. */
export const otherCapitals =
  /^(?:.*(?:ing|ist|ese|ish|ician|logist|grapher|entrepreneur|student|graduate|fresher|intern)|(?:american|indian|german|italian|australian|canadian|russian|brazilian|mexican|european|african|asian|french|dutch|swiss|greek|korean|austrian|belgian|norwegian|parisian|christian|muslim|hindu|sikh|jewish)|(?:head|chief|lead|senior|junior|vice|director|manager|officer|engineer|developer|analyst|architect|consultant|founder|owner|admin|administrator|auditor|lawyer|attorney|doctor|nurse|teacher|professor|researcher|designer|recruiter|investor|partner|student|data|product|project|security|privacy|compliance|software|cloud|devops|machine|information|human|legal|marketing|sales|finance|technical|tech|it|cyber|full|front|back|web|mobile|sr|jr)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|(?:android|linux|windows|apple|google|microsoft|openai|chatgpt|claude|gemini|copilot|amazon|azure|slack|python|java|react|node|kubernetes|docker|spotify|github|gitlab|jira|excel|groot|batman|spartacus|iron|legend|robot|bot|human|user|visitor|customer|client))$/i;
