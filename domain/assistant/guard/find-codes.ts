import type { Finding } from "./kinds.ts";

/** The length of an IBAN by country (SWIFT registry). */
const ibanLengths: Record<string, number> = Object.fromEntries(
  (
    "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 " +
    "FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 " +
    "LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 " +
    "ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whether the check digits of an IBAN are right: mod 97 with the first four characters moved to the end (ISO 13616). */
function hasIbanChecksum(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

const ibanStart = /(?<![\p{L}\p{N}])([A-Z]{2})[ .-]?(\d)[ .-]?(\d)/giu;

function ibans(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: match, 1: country = "", 2: first = "", 3: second = "", index } of text.matchAll(ibanStart)) {
    const length = ibanLengths[country.toUpperCase()];
    if (!length) continue;
    let iban = `${country}${first}${second}`;
    let end = index + match.length;
    while (iban.length < length) {
      // At most one separator between characters: with two, a list of words could pass for a number.
      const at = end + (/^(?:[ .-]|\r?\n)/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
      const character = text[at] ?? " ";
      if (
        !(
          (character >= "0" && character <= "9") ||
          (character >= "A" && character <= "Z") ||
          (character >= "a" && character <= "z")
        )
      )
        break;
      iban += character;
      end = at + 1;
    }
    iban = iban.toUpperCase();
    if (iban.length !== length || /[\p{L}\p{N}]/u.test(text[end] ?? "") || !hasIbanChecksum(iban)) continue;
    found.push({ kind: "iban", start: index, end });
  }
  return found;
}

/** The fourth letter is the type of holder: a person, a company, a trust … (section 139A of the Income-tax Act). */
const pan = /(?<![\p{L}\p{N}])[a-z]{3}[ .-]?[abcfghjlpt][a-z]([ .-]?)\d{4}\1[a-z](?![\p{L}\p{N}])/giu;
const spacedPan =
  /(?<![\p{L}\p{N}])[a-z](?:[ .-][a-z]){2}[ .-][abcfghjlpt][ .-][a-z](?:[ .-]\d){4}[ .-][a-z](?![\p{L}\p{N}])/giu;
const panWord = /(?:\bpan\b|permanent account|income[- ]tax|पैन|tax id)/iu;
const partWord = /(?:sku|part|model|serial|item|product|article|order|voucher|coupon|promo)[\p{L} :#.-]{0,14}$/iu;

function pans(text: string): Finding[] {
  return [...text.matchAll(pan), ...text.matchAll(spacedPan)]
    .filter(({ 0: match, index }) => {
      const before = text.slice(Math.max(0, index - 48), index);
      if (panWord.test(before) || panWord.test(text.slice(index + match.length, index + match.length + 16)))
        return true;
      return /^[A-Z]{5}[ .-]?\d{4}[ .-]?[A-Z]$/.test(match) && !partWord.test(before);
    })
    .map(({ 0: match, index }) => ({ kind: "pan", start: index, end: index + match.length }));
}

/** Finds IBANs by country, length and check digits, and Indian PANs by their form. */
export function findCodes(text: string): Finding[] {
  return [...ibans(text), ...pans(text)];
}
