import type { Group } from "./number-runs.ts";
import { moneyBefore, phoneWord, quantityAhead, thingWord } from "./number-runs.ts";

const indianShapes = new Set(
  "10 5-5 4-6 6-4 3-3-4 4-3-3 3-4-3 2-4-4 2-8 3-7 7-3 4-2-4 2-2-2-2-2 1-9 5-2-3 5-3-2".split(" "),
);
const americanShapes = new Set(["3-3-4", "1-3-3-4", "3-7", "1-3-7", "1-10", "3-4-3"]);

/** Whether digits count up or down, as in "9 8 7 6 5 …". */
const isCount = (digits: string) => "01234567890".includes(digits) || "9876543210".includes(digits);

/** Whether digits in this grouping have the form of a phone number. `cued`: a word for telephones precedes them. */
function isPhone(digits: string, shape: string, cued: boolean): boolean {
  const groups = shape.split("-").length;
  const free = cued || (groups >= 10 && /^1(?:-1)+$/.test(shape) && !isCount(digits));
  const grouped = cued || groups > 1;
  // India: ten digits that start with 6 to 9, optionally after 91 or 0; 1800 and 1860 are service numbers.
  if (/^[6-9]\d{9}$/.test(digits) && (free || indianShapes.has(shape))) return true;
  if (/^(?:91|0)[6-9]\d{9}$/.test(digits) && (free || groups <= 4)) return true;
  if (/^18[06]0\d{6,7}$/.test(digits) && grouped && groups <= 4) return true;
  // North America: neither the area code nor the exchange starts with 0 or 1.
  if (/^1?[2-9]\d\d[2-9]\d{6}$/.test(digits) && (free || americanShapes.has(shape))) return true;
  // Elsewhere a national number starts with 0 (Russia: 8) and is written in groups.
  const isNational = groups <= 6 && (shape === "2-2-2-2-2" || !/^[12]-/.test(shape));
  if (/^0[1-9]\d{7,9}$/.test(digits) && grouped && isNational) return true;
  if (/^[78]9\d{9}$/.test(digits) && (cued || shape === "1-3-3-2-2" || shape === "1-3-7")) return true;
  if (/^00[1-9]\d{7,14}$/.test(digits) && grouped) return true;
  return cued && /^\d{7,15}$/.test(digits) && groups <= 7 && !/^(?:19|20)\d\d(?:19|20)\d\d$/.test(digits);
}

/** Whether digits after a plus have a possible length for their country, or one within the limits of the ITU. */
function isInternational(digits: string): boolean {
  if (digits.startsWith("1")) return digits.length === 11;
  if (digits.startsWith("91")) return digits.length === 12;
  return /^[2-9]\d{7,14}$/.test(digits);
}

/** The last group of the phone number that starts with group `from`, or null. */
export function phoneAt(text: string, groups: Group[], from: number, plus: boolean): number | null {
  const start = groups[from]?.start ?? 0;
  let context: { excluded: boolean; cued: boolean } | null = null;
  let digits = "";
  let shape = "";
  let best: number | null = null;
  for (let to = from; to < groups.length && to - from < 16; to++) {
    const group = groups[to];
    if (!group || digits.length + group.digits.length > 15) break;
    digits += group.digits;
    shape += to === from ? group.digits.length : `-${group.digits.length}`;
    if (digits.length < 7) continue;
    const isLast = to === groups.length - 1;
    if (!plus && !isSeparateNumber(groups, from, to)) continue;
    // The words before are expensive to check, so digits and grouping come first.
    if (plus ? !isInternational(digits) : !isPhone(digits, shape, isLast)) continue;
    context ??= contextOf(text.slice(Math.max(0, start - 56), start).replace(/[+( \r\n]{1,4}$/, " "), plus);
    if (context.excluded) return null;
    if (!plus && !isPhone(digits, shape, context.cued && isLast)) continue;
    if (/^0+$/.test(digits.slice(groups[from]?.digits.length)) && to > from) continue;
    const after = text.slice(group.end, group.end + 24);
    if (
      isLast &&
      (/^[\p{L}_]/u.test(after.replace(/^x\d/i, " ")) || /^[.,:]\d|^ ?%/.test(after) || quantityAhead.test(after))
    )
      continue;
    best = to;
  }
  return best;
}

/** False when the groups are part of a longer row, as in "256 512 1024 2048", unless the whole row repeats their grouping. */
function isSeparateNumber(groups: Group[], from: number, to: number): boolean {
  const size = to - from + 1;
  const inner = groups[from]?.after;
  if (size === 1) return true;
  const isSame = (other: number) => {
    for (let index = 0; index < size; index++)
      if (groups[from + index]?.digits.length !== groups[other + index]?.digits.length) return false;
    return true;
  };
  if (groups[to + 1] && groups[to]?.after === inner && !isSame(to + 1)) return false;
  return !(groups[from - 1] && groups[from - 1]?.after === inner && !isSame(from - size));
}

/** Whether the words before a number exclude a phone number (money, a URL, an order number) or indicate one. */
function contextOf(before: string, plus: boolean): { excluded: boolean; cued: boolean } {
  const inAddress = /[/=][\w-]*$/.test(before) && !/tel:|phone=|wa\.me/i.test(before);
  const excluded =
    moneyBefore.test(before) || /\d[.,'] ?$/.test(before) || inAddress || (!plus && thingWord.test(before));
  return { excluded, cued: !excluded && isCued(before) };
}

/** Whether a word for telephones precedes in the same sentence, without another number in between. */
function isCued(before: string): boolean {
  const last = [...before.matchAll(phoneWord)].at(-1);
  return last !== undefined && !/[;\n!?]|\. |\d{3}/.test(before.slice(last.index + last[0].length));
}
