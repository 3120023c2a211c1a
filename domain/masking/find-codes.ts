import type { Finding, Kind } from "./kinds.ts";
import { moneyBefore, quantityAhead } from "./number-runs.ts";

/** Words for numbers that have no check digit and no distinctive form, so that only the word identifies them. */
const cues: Record<"account" | "identity", string[]> = {
  account: [
    "accounts?|accnt|acct|acc(?= ?(?:no|num|#))|a/c|ifsc(?: code)?|sort[ -]?code|routing",
    "konto|kontonummer|bankverbindung|cuenta|compte|conta|conto(?: corrente)?|rekening(?:nummer)?|счет|счёт|खाता|खाते|账号|帐号|账户",
  ],
  identity: [
    "passports?|dl(?= ?(?:no|num|#))|driv(?:ing|er'?s?)[ -]licen[cs]es?|licen[cs]e(?= ?(?:no|num|#))|voter(?:'?s)?(?:[ -]?id| card| identity)?|epic(?= ?(?:no|num|#))",
    "national[ -](?:id(?:entity|entification)?|insurance)|nino|ni(?= (?:no|num|#))|identity (?:card|number|document)|id[ -]card|ration card|gstin|gst(?= ?(?:no|num|#|reg))|tax[ -]?file[ -]?number|abha|health id|medicare|nhs",
    "reisepass(?:nummer)?|passnummer|(?:personal)?ausweis(?:nummer)?|f(?:ü|ue)hrerschein(?:nummer)?|steuer-?id|pasaporte|dni|nie|passeport|carte d'identit[ée]|permis de conduire|passaporte?|cpf|codice fiscale|paspoort|bsn|паспорт\\p{L}?|पासपोर्ट|ड्राइविंग लाइसेंस|मतदाता|护照|身份证",
  ],
};
const cue = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:(?<account>${cues.account.join("|")})|(?<identity>${cues.identity.join("|")}))(?![\\p{L}\\p{M}\\p{N}])`,
  "giu",
);

/** The words and marks between a cue and its number, including at most one line break. */
const between = /(?:[\p{L}\p{M}' \t]|[.,:=#"/()_*-](?!\d{1,2}[.:]\d)|\r?\n(?!\r?\n)){0,24}/uy;
/** Groups of letters and digits; only the first group may consist of letters, as in `MH 12 20110012345`. */
const value = /(?:[A-Z]{1,4}[ /-])?(?=[A-Za-z]*\d)[A-Za-z0-9]{1,20}(?:[ /-](?=[A-Z]{0,3}\d)[A-Za-z0-9]{1,20}){0,5}/y;
/** After these words a number belongs to a thing or a rule, or is a quantity. */
const otherMeaning =
  /(?<!\p{L})(?:under|since|until|per|versions?|order|ticket|invoice|case|than|over|within|every|iso|rfc|cve|articles?|sections?|art|error|port|build|about|nearly|almost|limit|for|up to|sku|rs|inr|usd|eur|has|have|holds?|handles?|had|costs?|lasts?|expire[sd]?|valid|year|code \d)(?!\p{L})/iu;
const standard =
  /^(?:iso|iec|rfc|cve|cwe|gdpr|hipaa|nist|soc|pci|sha|aes|gpt|html|css|utf|http|tls|gb|mb|inr|rs|usd|eur|v)[ -]?\d/i;
const date =
  /^(?:(?:19|20)\d\d[ /-]\d{1,2}[ /-]\d{1,2}|(?:0?[1-9]|[12]\d|3[01])[ /-](?:0?[1-9]|1[0-2])[ /-](?:19|20)?\d\d|(?:(?:0?[1-9]|1[0-2])[ /-])?(?:19|20)\d\d(?:[ /-](?:19|20)?\d\d)?)$/;
/** A number before its cue: `Z1234567 is my passport number`. */
const numberFirst =
  /(?<![\p{L}\p{N}._@-])((?:[A-Z]{1,4}[ /-])?[A-Za-z]{0,4}\d[A-Za-z0-9]{0,19}(?:[ /-](?=[A-Z]{0,3}\d)[A-Za-z0-9]{1,20}){0,4})(?: is|,| -|:)(?: (?:my|our|his|her|their))(?: \p{L}{1,12}){0,2} $/u;

/** Whether the groups next to a cue can be its number. */
function isNumber(kind: Kind, text: string, word: string): boolean {
  const bare = text.replace(/[ /-]/g, "");
  if (bare.length < 5 || bare.length > 20 || standard.test(text)) return false;
  // Sort codes of banks are written like dates.
  if (date.test(text) && !/^sort/i.test(word)) return false;
  const digits = bare.replace(/\D/g, "").length;
  if (kind === "account") return digits >= 5 || /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(bare);
  return digits >= 5 || (digits >= 2 && !/[a-z]/.test(bare)) || (digits >= 3 && bare === text);
}

function cued(text: string): Finding[] {
  const found: Finding[] = [];
  const all = [...text.matchAll(cue)];
  for (const [at, match] of all.entries()) {
    const kind: Kind = match.groups?.account === undefined ? "identity" : "account";
    const cueEnd = match.index + match[0].length;
    const given = numberFirst.exec(text.slice(Math.max(0, match.index - 64), match.index));
    const first = given?.[1] ?? "";
    if (given && isNumber(kind, first, match[0])) {
      const start = match.index - (given[0].length - given[0].indexOf(first));
      found.push({ kind, start, end: start + first.length });
      continue;
    }
    between.lastIndex = cueEnd;
    const words = between.exec(text)?.[0] ?? "";
    // `between` also takes the letters that the number starts with: step back to the start of the last word.
    let start = cueEnd + words.length;
    while (start > cueEnd && /[A-Za-z]/.test(text[start - 1] ?? "")) start--;
    const letters = /(?<![A-Za-z])[A-Z]{1,4}[ /-]$/.exec(text.slice(Math.max(cueEnd, start - 5), start));
    if (letters && start === cueEnd + words.length) start -= letters[0].length;
    if (start === cueEnd || (all[at + 1]?.index ?? text.length) < start) continue;
    if (otherMeaning.test(text.slice(cueEnd, start))) continue;
    value.lastIndex = start;
    const number = value.exec(text)?.[0] ?? "";
    const end = start + number.length;
    if (!isNumber(kind, number, match[0]) || /^-?[\p{L}\p{N}_]/u.test(text.slice(end, end + 2))) continue;
    if (moneyBefore.test(text.slice(Math.max(0, start - 8), start))) continue;
    if (/^[.,:]\d|^ ?%/.test(text.slice(end, end + 3)) || quantityAhead.test(text.slice(end, end + 24))) continue;
    found.push({ kind, start, end });
  }
  return found;
}

/**
 * The Indian GST number: the state, the holder's PAN, a sequence number, Z, a check character. The UK National Insurance number:
 * `QQ 12 34 56 C`.
 */
const ownForm =
  /(?<![\p{L}\p{N}])(?:\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]|[A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D])(?![\p{L}\p{N}])/gu;
/** A UPI payment address: the bank's suffix after the at sign, without a dot. */
const upi =
  /(?<![\w.@+-])[\w.-]{2,64}@(?:ok(?:hdfcbank|icici|sbi|axis)|wa(?:hdfcbank|icici|sbi|axis)|pt(?:hdfc|sbi|yes|axis)|y?apl|rapl|ybl|ibl|axl|paytm|upi|hdfcbank(?:jd)?|sbi|icici|axis(?:bank|b|gold)?|kotak|kmbl|idfc(?:bank|first|netc)?|indus(?:ind)?|barodampay|jupiteraxis|fam|freecharge|airtel|jio|postbank|pnb|boi|cnrb|cboi|centralbank|unionbank(?:ofindia)?|uboi|federal|rbl|yesbank(?:ltd)?|dbs|hsbc|citi(?:gold)?|superyes|naviaxis|tapicici|slc|timecosmos|aubank|ikwik|mahb|indianbank|iob|uco|kbl|dlb|equitas|abfspay|goaxb|sliceaxis|fbl|myicici|eazypay|pingpay|ezeepay|mbk|bpunity)(?![\w@-]|\.[\p{L}\p{N}])/giu;
const paymentCue =
  /(?<![\p{L}\p{N}])(?:upi|vpa|gpay|google ?pay|phonepe|bhim)(?:[ -]?(?:id|address|handle|is|my|=|:)){0,4}[ :=\r\n]{1,3}([\w.-]{2,64}@[a-z]{2,20})(?![\w@-]|\.[\p{L}\p{N}])/giu;

/**
 * The form of an IBAN after the country, by its length (SWIFT registry). At most one separator between characters: with two, a
 * list of words could pass for a number.
 */
const ibanForms = new Map(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 " +
    "FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 " +
    "LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 " +
    "ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
  )
    .split(" ")
    .map((entry) => [
      entry.slice(0, 2),
      new RegExp(`^(?:(?:[ .-]|\\r?\\n)?[A-Z0-9]){${Number(entry.slice(2)) - 2}}(?![\\p{L}\\p{N}])`, "iu"),
    ]),
);

/** IBANs by country, length and check digits: mod 97 with the first four characters moved to the end (ISO 13616). */
function ibans(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: country, index } of text.matchAll(/(?<![\p{L}\p{N}])[A-Z]{2}(?=[ .-]?\d[ .-]?\d)/giu)) {
    const number = ibanForms.get(country.toUpperCase())?.exec(text.slice(index + 2, index + 100))?.[0];
    if (!number) continue;
    const iban = country + number.replace(/[^A-Z0-9]/gi, "");
    const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/gi, (letter) => `${Number.parseInt(letter, 36)}`);
    if (BigInt(digits) % 97n === 1n) found.push({ kind: "iban", start: index, end: index + 2 + number.length });
  }
  return found;
}

/** The fourth letter is the type of holder: a person, a company, a trust … (section 139A of the Income-tax Act). */
const pan =
  /(?<![\p{L}\p{N}])(?:[a-z]{3}[ .-]?[abcfghjlpt][a-z]([ .-]?)\d{4}\1[a-z]|[a-z](?:[ .-][a-z]){2}[ .-][abcfghjlpt][ .-][a-z](?:[ .-]\d){4}[ .-][a-z])(?![\p{L}\p{N}])/giu;
const panWord = /(?:\bpan\b|permanent account|income[- ]tax|पैन|tax id)/iu;
const partWord = /(?:sku|part|model|serial|item|product|article|order|voucher|coupon|promo)[\p{L} :#.-]{0,14}$/iu;

/** Indian PANs, in small letters only near a word for them. */
function pans(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: match, index } of text.matchAll(pan)) {
    const end = index + match.length;
    const before = text.slice(Math.max(0, index - 48), index);
    const isCapital = /^[A-Z]{5}[ .-]?\d{4}[ .-]?[A-Z]$/.test(match) && !partWord.test(before);
    if (isCapital || panWord.test(before) || panWord.test(text.slice(end, end + 16)))
      found.push({ kind: "pan", start: index, end });
  }
  return found;
}

/** Finds IBANs and PANs, bank details and identity numbers by the word next to them, and GST numbers and UPI addresses. */
export function findCodes(text: string): Finding[] {
  const found = [...ibans(text), ...pans(text), ...cued(text)];
  for (const { 0: match, index } of text.matchAll(ownForm))
    found.push({ kind: "identity", start: index, end: index + match.length });
  for (const pattern of [upi, paymentCue])
    for (const { 0: match, 1: handle = match, index } of text.matchAll(pattern))
      found.push({ kind: "account", start: index + match.length - handle.length, end: index + match.length });
  return found;
}
