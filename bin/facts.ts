const months = "January February March April May June July August September October November December".split(" ");
const month = `(${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?\\.?`).join("|")})`;
const day = "(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?";
/** `August 2, 2026`, `2 August 2026`, `August 2026`, `2026-08-02`. */
const date = new RegExp(
  `\\b(?:${month} ${day}(?:,? (\\d{4}))?|${day} ${month}(?:,? (\\d{4}))?|${month},? (\\d{4})|(\\d{4})-(\\d\\d)-(\\d\\d))\\b`,
  "g",
);

const smallNumbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberWord = new RegExp(
  `\\b(?:(${tens.join("|")})(?:-(${smallNumbers.slice(1, 10).join("|")}))?|(${smallNumbers.join("|")}))(?: (hundred|thousand))?\\b`,
  "gi",
);
const units: readonly [RegExp, string][] = [
  [/^(?:%|per ?cent)/i, "percent"],
  [/^(?:ms|milliseconds?)\b/i, "milliseconds"],
  [/^(?:s|secs?|seconds?)\b/i, "seconds"],
  [/^(?:min|minutes?)\b/i, "minutes"],
  [/^(?:h|hours?)\b/i, "hours"],
  [/^days?\b/i, "days"],
  [/^weeks?\b/i, "weeks"],
  [/^months?\b/i, "months"],
  [/^years?\b/i, "years"],
  [/^(?:mb|mib|megabytes?)\b/i, "MB"],
  [/^(?:kb|kib|kilobytes?)\b/i, "KB"],
  [/^(?:m|million)\b/i, "million"],
  [/^(?:bn|billion)\b/i, "billion"],
];

/** A number or date of a text: as it stands there, and in the forms in which another text may state it. */
export interface Fact {
  words: string;
  /** Any of these keys in another text confirms it. */
  keys: string[];
}

/** A text with plain quotes, hyphens and spaces. */
export function unified(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ");
}

/**
 * The numbers and dates of a text. A number counts with its unit if one follows (`90 days`, `99.9%`). The word `one` counts
 * only with a unit.
 */
export function factsOf(text: string): Fact[] {
  const facts: Fact[] = [];
  const rest = unified(text).replace(date, (words: string, ...groups: (string | undefined)[]) => {
    const [month1, day1, year1, day2, month2, year2, month3, year3, isoYear, isoMonth, isoDay] = groups;
    const named = month1 ?? month2 ?? month3;
    const number = named ? months.findIndex((name) => named.startsWith(name.slice(0, 3))) + 1 : Number(isoMonth);
    const dayOfMonth = day1 ?? day2 ?? isoDay;
    facts.push({
      words,
      keys: [dateKey(year1 ?? year2 ?? year3 ?? isoYear, number, dayOfMonth && Number(dayOfMonth))],
    });
    return "; ";
  });
  const digits = rest.replace(
    numberWord,
    (words: string, ten?: string, unit?: string, small?: string, times?: string) => {
      const value = ten
        ? (tens.indexOf(ten.toLowerCase()) + 2) * 10 + (unit ? smallNumbers.indexOf(unit.toLowerCase()) : 0)
        : smallNumbers.indexOf((small ?? "").toLowerCase());
      const factor = times?.toLowerCase() === "hundred" ? 100 : times ? 1000 : 1;
      return value === 1 && factor === 1 ? `${words}=1` : String(value * factor);
    },
  );
  for (const { 0: match, index } of digits.matchAll(/(?:one=)?\d+(?:[.,]\d+)*/gi)) {
    const number = match.replace(/^one=/i, "").replace(/,(?=\d{3}(?!\d))/g, "");
    const after = digits.slice(index + match.length).replace(/^[- +]{1,2}/, "");
    const unit = unitOf(after) ?? unitOf(after.replace(/^[a-z]+ /, ""));
    if (/^one/i.test(match) && !unitOf(after)) continue;
    facts.push({ words: unit ? `${number} ${unit}` : number, keys: unit ? [`${number} ${unit}`] : [number] });
  }
  return facts;
}

/** The keys of everything that a page states: each number with and without its unit, each date with and without year or day. */
export function keysOf(text: string): Set<string> {
  const keys = new Set<string>();
  for (const key of factsOf(text).flatMap(({ keys }) => keys)) {
    const [, year, monthOfYear, dayOfMonth] = /^(\d{4})?-(\d\d)-(\d\d)?$/.exec(key) ?? [];
    keys.add(key).add(key.replace(/ \D*$/, ""));
    if (!monthOfYear) continue;
    keys.add(`-${monthOfYear}-${dayOfMonth ?? ""}`).add(`${year ?? ""}-${monthOfYear}-`);
    if (year) keys.add(year);
  }
  return keys;
}

function dateKey(year: string | undefined, monthOfYear: number, dayOfMonth: number | string | undefined): string {
  const two = (value: number | string) => String(value).padStart(2, "0");
  return `${year ?? ""}-${two(monthOfYear)}-${dayOfMonth ? two(dayOfMonth) : ""}`;
}

function unitOf(text: string): string | undefined {
  return units.find(([form]) => form.test(text))?.[1];
}
