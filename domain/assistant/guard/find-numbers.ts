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

const cardShapes = new Set([
  "4-4-4-4",
  "4-4-4-4-3",
  "4-6-5",
  "4-6-4",
  "4-4-4-2",
  "4-4-5",
  "4-3-3-3",
  "8-8",
  "6-13",
  "6-10",
]);
const aadhaarShapes = new Set(["4-4-4", "4-8", "8-4", "6-6"]);
const cardWord = /card|visa|master|amex|rupay|karte|tarjeta|carte|cartão|कार्ड|карт|卡/iu;
const aadhaarWord = /a+dh?a+r|uid|आधार|ஆதார்|ఆధార్|আধার/iu;
const ssnWord = /\bssn\b|social|\bsin\b|tax(?:payer)? id|itin/iu;
/** Whether the groups have one size and one separator: a number that was spread out to avoid detection. */
function isSpread(groups: Group[], from: number, to: number): boolean {
  const size = groups[from]?.digits.length ?? 0;
  if (size > 3) return false;
  for (let index = from; index <= to; index++) {
    if (groups[index]?.digits.length !== size) return false;
    if (index < to && groups[index]?.after !== groups[from]?.after) return false;
  }
  return true;
}

/** Whether a group is inside a long table of numbers, where a spread number starts only if size or separator changes. */
function isInsideTable(groups: Group[], from: number): boolean {
  if (groups.length <= 40 || from === 0) return false;
  const [before, group] = [groups[from - 1], groups[from]];
  return group !== undefined && group.digits.length <= 3 && before?.after === group.after && before.digits.length <= 3;
}

/** Groups `from` to `to` of a run, and their joined digits. */
type Window = { groups: Group[]; from: number; to: number; digits: string; before: string };

const shapeOf = ({ groups, from, to }: Window) =>
  groups
    .slice(from, to + 1)
    .map(({ digits }) => digits.length)
    .join("-");

function isWrittenAsCard(window: Window): boolean {
  const { groups, from, to, digits, before } = window;
  if (cardWord.test(before)) return true;
  // Thirteen digits that start with 4 are usually a barcode; cards of that length are rare.
  if (digits.length === 13) return false;
  const whole = from === 0 && to === groups.length - 1 && groups.length <= 10;
  return from === to || cardShapes.has(shapeOf(window)) || isSpread(groups, from, to) || (whole && groups.length > 2);
}

function isWrittenAsAadhaar(window: Window): boolean {
  const { groups, from, to, digits, before } = window;
  if (aadhaarWord.test(before)) return true;
  if (from === to) return !thingWord.test(before) && !/^91[6-9]/.test(digits);
  // Four groups of four are another number, even if three of them pass the check.
  const neighbor = groups[from - 1]?.digits.length === 4 || groups[to + 1]?.digits.length === 4;
  return (aadhaarShapes.has(shapeOf(window)) && !neighbor) || isSpread(groups, from, to);
}

function isWrittenAsSsn(window: Window): boolean {
  const { groups, from, to, before } = window;
  const cued = ssnWord.test(before);
  if (shapeOf(window) === "3-2-4") return cued || !thingWord.test(before);
  return cued && (from === to || to - from === groups.length - 1 || isSpread(groups, from, to));
}

function kindOf(window: Window): Kind | null {
  const { digits } = window;
  if (digits.length === 9) return isSsn(digits) && isWrittenAsSsn(window) ? "ssn" : null;
  if (digits.length === 12) return isAadhaar(digits) && isWrittenAsAadhaar(window) ? "aadhaar" : null;
  if (isCard(digits)) return isWrittenAsCard(window) ? "card" : null;
  // A virtual Aadhaar number (VID) has sixteen digits.
  return digits.length === 16 && aadhaarWord.test(window.before) ? "aadhaar" : null;
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
    const kind = kindOf({ groups, from, to, digits, before: text.slice(Math.max(0, start - 48), start) });
    if (kind && !/[A-Za-z_]/.test(text[groups[to]?.end ?? 0] ?? "")) best = { kind, to };
  }
  return best;
}

const letter = /[\p{L}_]/u;

/** Whether digits that follow letters are part of a code (`a716-4466…`), not a number after a word (`Tel9876…`). */
function isGlued(text: string, start: number): boolean {
  const before = text[start - 1] ?? " ";
  if (before === "-" || before === "_")
    return /(?:\d[a-z]|[a-z]\d)[a-z\d]{0,10}[-_]$/i.test(text.slice(Math.max(0, start - 14), start));
  let from = start;
  while (from > 0 && start - from < 12 && letter.test(text[from - 1] ?? "")) from--;
  const length = start - from;
  return length > 0 && (length < 3 || length > 10 || /[\d_]/.test(text.slice(Math.max(0, from - 1), start)));
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
