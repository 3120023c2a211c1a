import isIdentityCard from "validator/lib/isIdentityCard.js";
import isLuhnNumber from "validator/lib/isLuhnNumber.js";
import { phoneAt } from "./find-phones.ts";
import type { Finding, Kind } from "./kinds.ts";
import { type Group, numberRuns, thingWord } from "./number-runs.ts";

/** The number ranges of the issuers and their lengths (ISO/IEC 7812 ranges in use). */
const issuers: [pattern: RegExp, lengths: number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720))/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65)/, [16, 19]],
  [/^3(?:0[0-5]|09|[689])/, [14, 16, 19]],
  [/^35(?:2[89]|[3-8]\d)/, [16, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(?:60|81|82|508)/, [16]],
  [/^220[0-4]/, [16, 19]],
  [/^(?:50|5[6-8]|6[37])/, [16, 18, 19]],
];

const isCard = (digits: string) =>
  isLuhnNumber(digits) &&
  issuers.some(([pattern, lengths]) => lengths.includes(digits.length) && pattern.test(digits)) &&
  !/^(\d)\1+$/.test(digits);
// Numbers from 900 on are taxpayer numbers (ITIN), which have certain middle groups; 987-65-4320 to 4329 are reserved for advertising.
const isSsn = (digits: string) =>
  /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) &&
  /^(?:[0-8]|9..(?:[5-7]\d|8[0-8]|9[0-24-9]))/.test(digits);
const isAadhaar = (digits: string) =>
  /^[2-9]\d{11}$/.test(digits) && isIdentityCard(digits, "IN") && !/^(\d)\1+$/.test(digits);

const cardShapes = new Set("4-4-4-4 4-4-4-4-3 4-6-5 4-6-4 4-4-4-2 4-4-5 4-3-3-3 8-8 6-13 6-10".split(" "));
const aadhaarShapes = new Set("4-4-4 4-8 8-4 6-6".split(" "));
const cardWord = /card|visa|master|amex|rupay|karte|tarjeta|carte|cartão|कार्ड|карт|卡/iu;
const aadhaarWord = /a+dh?a+r|uid|आधार|ஆதார்|ఆధార్|আধার/iu;
const ssnWord = /\bssn\b|social|\bsin\b|tax(?:payer)? id|itin/iu;

/** Whether a group is inside a long table of numbers, where a spread number starts only if size or separator changes. */
function isInsideTable(groups: Group[], from: number): boolean {
  if (groups.length <= 40 || from === 0) return false;
  const [before, group] = [groups[from - 1], groups[from]];
  return group !== undefined && group.digits.length <= 3 && before?.after === group.after && before.digits.length <= 3;
}

/** The kind of the number that groups `from` to `to` of a run form, by its check digit, grouping and the words before it. */
function kindOf(groups: Group[], from: number, to: number, digits: string, before: string): Kind | null {
  const parts = groups.slice(from, to + 1);
  const shape = parts.map((group) => group.digits.length).join("-");
  const isWhole = from === 0 && to === groups.length - 1;
  // Groups of one size and separator: a number that was spread out to avoid detection.
  const isSpread =
    /^([1-3])(?:-\1)+$/.test(shape) && parts.every(({ after }, at) => at === to - from || after === parts[0]?.after);
  if (digits.length === 9) {
    const cued = ssnWord.test(before);
    const written = shape === "3-2-4" ? cued || !thingWord.test(before) : cued && (from === to || isWhole || isSpread);
    return isSsn(digits) && written ? "ssn" : null;
  }
  if (digits.length === 12) {
    if (!isAadhaar(digits)) return null;
    if (aadhaarWord.test(before)) return "aadhaar";
    if (from === to) return thingWord.test(before) || /^91[6-9]/.test(digits) ? null : "aadhaar";
    // Four groups of four are another number, even if three of them pass the check.
    const neighbor = groups[from - 1]?.digits.length === 4 || groups[to + 1]?.digits.length === 4;
    return (aadhaarShapes.has(shape) && !neighbor) || isSpread ? "aadhaar" : null;
  }
  // A virtual Aadhaar number (VID) has sixteen digits.
  if (!isCard(digits)) return digits.length === 16 && aadhaarWord.test(before) ? "aadhaar" : null;
  if (cardWord.test(before)) return "card";
  // Thirteen digits that start with 4 are usually a barcode; cards of that length are rare.
  if (digits.length === 13) return null;
  const isLoose = isWhole && groups.length > 2 && groups.length <= 10;
  return from === to || cardShapes.has(shape) || isSpread || isLoose ? "card" : null;
}

/** Whether a group may continue a number, among many groups: common groupings and evenly spread digits only. */
function continuesNumber(first: number, size: number): boolean {
  return first >= 4 ? size > 1 : size === first || (first === 3 && (size === 2 || size === 4));
}

/** The longest number with a check digit or fixed form that starts with group `from`. */
function checkedAt(text: string, groups: Group[], from: number): { kind: Kind; to: number } | null {
  const start = groups[from]?.start ?? 0;
  const first = groups[from]?.digits.length ?? 0;
  let digits = "";
  let best: { kind: Kind; to: number } | null = null;
  for (let to = from; to < groups.length; to++) {
    const part = groups[to]?.digits ?? "";
    digits += part;
    if (digits.length > 19 || (groups.length > 10 && !continuesNumber(first, part.length))) break;
    if (digits.length !== 9 && digits.length < 12) continue;
    const kind = kindOf(groups, from, to, digits, text.slice(Math.max(0, start - 48), start));
    if (kind && !/[A-Za-z_]/.test(text[groups[to]?.end ?? 0] ?? "")) best = { kind, to };
  }
  return best;
}

/** Whether digits that follow letters are part of a code (`a716-4466…`), not a number after a word (`Tel9876…`). */
function isGlued(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 14), start);
  if (/[-_]$/.test(before)) return /(?:\d[a-z]|[a-z]\d)[a-z\d]{0,10}[-_]$/i.test(before);
  const word = /[\p{L}\p{N}_]*$/u.exec(before)?.[0] ?? "";
  return word !== "" && !/^\p{L}{3,10}$/u.test(word);
}

const unusualSeparators = /(?<![\d.,])\d{4}([,_/|:*])\d{4}\1\d{4}(?:\1\d{4})?(?![\d.,]?\d)/g;

/** Finds card, Aadhaar, social security and phone numbers by length, grouping and check digit. */
export function findNumbers(text: string): Finding[] {
  const found: Finding[] = [];
  for (const { 0: match, index } of text.matchAll(unusualSeparators)) {
    const digits = match.replace(/\D/g, "");
    const kind: Kind | null = isCard(digits) ? "card" : isAadhaar(digits) ? "aadhaar" : null;
    if (kind) found.push({ kind, start: index, end: index + match.length });
  }
  for (const { groups, plus } of numberRuns(text)) {
    let from = 0;
    let code = false;
    while (from < groups.length) {
      const signed = plus && from === 0;
      const start = groups[from]?.start ?? 0;
      code = isGlued(text, start) || (code && groups[from - 1]?.after === "-");
      if (code) {
        from++;
        continue;
      }
      let best = isInsideTable(groups, from) || signed ? null : checkedAt(text, groups, from);
      if (!best && !isInsideTable(groups, from)) {
        const to = phoneAt(text, groups, from, signed);
        if (to !== null) best = { kind: "phone", to };
      }
      if (best) {
        const opening = best.kind === "phone" ? phoneStart(text, start) : start;
        found.push({ kind: best.kind, start: opening, end: groups[best.to]?.end ?? start });
        from = best.to + 1;
      } else from++;
    }
  }
  return found;
}

/** The start of a phone number, with a plus or an opening parenthesis before it. */
function phoneStart(text: string, start: number): number {
  const sign = /(?:\+ ?\(?|\()$/.exec(text.slice(Math.max(0, start - 3), start));
  return sign ? start - sign[0].length : start;
}
