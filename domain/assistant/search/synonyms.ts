import { stem } from "./words.ts";

/**
 * Words that visitors use for the same thing. Within a line each stands for each; a phrase of several words counts as
 * the one word that begins the line.
 */
const groups: readonly string[] = [
  // Buying and reaching us.
  "price pricing cost costs fee fees quote quotation expensive cheap subscription licence license",
  "phone telephone call mobile",
  "email mail",
  "office address located location headquarters headquartered hq based city",
  "demo demonstration trial walkthrough presentation pilot",
  "competitor competitors competition alternative alternatives rival rivals",
  "compare comparison versus vs differ differs different difference differences distinguish",
  "customer customers client clients buyer buyers",
  "sme msme startup startups small",
  "founder founders founded history story origin origins",
  "mission purpose goal goals aim objective",
  "value values principle principles believe ethics",
  "team people staff employee employees colleague colleagues workforce worker workers personnel",
  "article articles blog blogs post posts",
  "video film clip movie",
  "metaphor picture image meaning",
  // Positions.
  "job jobs position positions vacancy vacancies opening openings hiring hire recruiting recruit employment career careers",
  "internship internships intern interns traineeship trainee student students graduate graduates fresher freshers",
  "apply applying application applications applicant",
  "cv resume",
  "requirement requirements qualification qualifications skill skills",
  "remote wfh anywhere",
  "frontend react ui typescript",
  "bengaluru bangalore",
  // What is done with data.
  "delete deletion erase erased erasing erasure remove removed removal purge wipe forget destroy",
  "keep kept store stored storing storage retain retained retention save saved hold held",
  "collect collects collected collecting collection gather gathered record recorded",
  "share shares shared sharing disclose disclosed disclosure receive receives received recipient recipients pass passed forward forwarded",
  "sell sells sold selling rent",
  "mask masks masking masked hide hides hidden redact redacts redaction redacted anonymise anonymize anonymisation anonymous conceal obfuscate obfuscation bar barred veil",
  "token tokens tokenise tokenize tokenisation tokenization tokenized placeholder placeholders pseudonym pseudonymise pseudonymised pseudonymisation pseudonymization pseudonymous stand-in stand-ins",
  "encrypt encrypts encryption encrypted cipher ciphertext cryptography cryptographic",
  "decrypt decrypted decryption",
  "classify classified classification classes category categories",
  "format shape length",
  "hash hashes hashed hashing",
  "backup backups",
  "copy copies duplicate duplicates",
  "personal private sensitive confidential pii",
  "health medical diagnosis diagnoses phi",
  // Attacks and what is done about them.
  "attack attacks attacked attacking attacker attackers hacker hackers hack hacked hacking exploit exploits threat threats",
  "inject injects injected injection injections",
  "leak leaks leaked leaking leakage spill exposed expose exposes exposure",
  "breach breached breaches incident incidents leak",
  "block blocks blocked blocking stop stops stopped stopping prevent prevents prevention refuse refused",
  "detect detects detected detecting detection detector detectors spot spots recognise recognize",
  "find finds found finding findings discover discovers discovery",
  "protect protects protected protection shield shielded guard guarded defend defense defence secure",
  "scan scans scanned scanning scanner inspect examine",
  "test tests tested testing check checks checked checking verify verified verification validate probe simulate simulates simulation",
  "fix fixes fixed remediate remediation repair mend solve resolve",
  "severity severe critical serious grave",
  "evidence proof prove proves proven proving",
  "red-team redteam redteaming pentest",
  "vulnerability vulnerabilities weakness weaknesses bug bugs flaw flaws",
  "alert alerts alerting alerted notification notifications notify notified inform informed warn warned warning",
  "dashboard screen console overview",
  "report reports reporting reported",
  "speed fast faster quick quickly latency slow slows delay delays milliseconds millisecond ms performance overhead",
  "accuracy accurate precision recall reliable reliability",
  "independent independently measured measurement verified",
  "statistic statistics figure figures number numbers percentage percent rate",
  "source sources sourced cited backed",
  // Who takes part.
  "hospital hospitals clinic clinics healthcare medical patient patients health pharma pharmacy",
  "doctor doctors physician nurse nurses clinician reception receptionist",
  "bank banks banking finance financial fintech insurer insurance insurers adviser",
  "shop shops retail retailer retailers ecommerce commerce",
  "camera cameras edge device devices sensor sensors",
  "developer developers devs dev programmer programmers coder coders",
  "code coding copilot copilots codebase repository",
  "vendor vendors supplier suppliers third-party subprocessor subprocessors subcontractor subcontractors provider providers processor processors",
  "contract contracts agreement agreements signed",
  "chatbot chatbots bot bots assistant assistants agent agents copilot copilots",
  "model models llm llms gpt",
  "query queries question prompt prompts",
  "answer answers response responses reply replies output outputs",
  "input inputs prompt prompts",
  "role roles rbac",
  "permission permissions access rights entitled authorisation authorization allowed",
  "secret secrets key keys credential credentials",
  "log logs logging record records",
  "audit audits auditing auditor auditors trail",
  "altered alter tamper tampered tampering changed modified",
  "rule rules policy policies",
  "template templates ready-made readymade prebuilt predefined",
  "framework frameworks stack technology technologies",
  "proxy gateway between",
  "trick tricked tricks trap fooled fool persuade persuaded",
  "night nights weekend weekends sunday sundays saturday saturdays clock hours 24/7",
  // Law.
  "compliance compliant comply complies regulation regulations regulatory",
  "regulator regulators authority authorities",
  "law laws legal legislation act statute",
  "gdpr dsgvo",
  "eu europe european",
  "hipaa hippa",
  "dpdp dpdpa india indian",
  "ccpa cpra california californian",
  "fine fines fined penalty penalties",
  "court judgment ruling decision",
  "consent consents",
  "withdraw withdrawal withdrawn withdrawing revoke revoked revocation",
  "complain complains complaint complaints grievance",
  "child children kid kids minor minors teenager teenagers underage son daughter age aged",
  "deadline deadlines timeline calendar date dates",
  "certify certified certification certificate",
  "standard standards iso standardised standardized",
  // The site.
  "cookie cookies",
  "track tracks tracking tracked tracker trackers analytics",
  "advertising advertise advertisers advertisement ads ad marketing social",
  "password passwords passphrase",
  "session sessions login",
  "learn learns learned learnt train trains trained training retrain retraining finetune unlearn",
  "quantum pqc qubit qubits",
  "embedding embeddings vector vectors",
  "stream streams streaming streamed",
  "limit limits limitation limitations drawback drawbacks downside downsides",
  "example examples sample samples",
];

/** For each stem the stems that mean the same, itself not included. */
const related = new Map<string, Set<string>>();
for (const group of groups) {
  const stems = [...new Set(group.split(" ").map((word) => stem(word.replaceAll("-", ""))))];
  for (const one of stems) {
    const others = related.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) others.add(other);
    related.set(one, others);
  }
}

/** The stems that mean what this one means. */
export function synonymsOf(stemmed: string): ReadonlySet<string> {
  return related.get(stemmed) ?? none;
}
const none: ReadonlySet<string> = new Set();

/** Phrases that are looked for as one word. */
const phrases: readonly [RegExp, string][] = [
  [/\bgeneral data protection regulation\b/g, "gdpr"],
  [/\bdigital personal data protection act\b/g, "dpdp"],
  [/\bhealth insurance portability\b/g, "hipaa"],
  [/\bpersonally identifiable information\b|\bpersonal(?:ly)? identifiable data\b|\bpii\b/g, "pii personal data"],
  [/\bprotected health information\b|\bphi\b/g, "phi health data"],
  [/\blarge language models?\b/g, "llm"],
  [/\bshadow ai\b/g, "undeclared approved personal account device"],
  [/\bright to be forgotten\b/g, "erasure"],
  [/\bget rid of\b/g, "delete"],
  [/\bwork(?:ing)? from home\b/g, "remote"],
  [/\bget in touch\b|\breach (?:out to )?you(?:r team)?\b/g, "contact"],
  [/\bpost[- ]quantum\b/g, "quantum"],
  [/\bcredit cards?\b|\bdebit cards?\b/g, "card"],
  [/\bsource code\b/g, "code"],
  [/\bapi keys?\b/g, "keys secret"],
  [/\bopen roles?\b/g, "job"],
  [/\bsub[- ](processor|contractor|vendor)(s?)\b/g, "sub$1$2"],
  [/\b(?:online|web) (?:shop|store)s?\b|\be[- ]commerce\b/g, "shop"],
  [/\bhome ?page\b/g, ""],
  [/\b\d+ (?:people|persons)\b/g, ""],
  [/\bmonths? later\b|\bafter the fact\b|\bin hindsight\b/g, "afterwards"],
  [/\bfalse (?:alarms?|positives?)\b/g, "accuracy false alarm"],
  [/\b(?:log|sign)(?:ged|ging)?[- ]?(?:out|off)\b/g, "logout"],
  [/\b(?:log|sign)(?:ged|ging)?[- ]?(?:in|on)\b/g, "login"],
];

/** A text with its phrases replaced by the words that stand for them. `text` is in plain lower case. */
export function withPhrases(text: string): string {
  return phrases.reduce((result, [phrase, word]) => result.replace(phrase, word), text);
}
