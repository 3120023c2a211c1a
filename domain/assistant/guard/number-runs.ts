/** Consecutive digits, and the separator between them and the next group. */
export type Group = { start: number; end: number; digits: string; after: string };
/** Groups that may form one number, and whether a plus precedes them. */
export type Run = { groups: Group[]; plus: boolean };

const between = /^(?: ?[.()/-] ?\(?| {1,2}\(?|\)[ -]?\(?| ?\r?\n ?)(?=\d)/;
const dates =
  /(?<!\d)(?:(?:19|20)\d\d([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)?\d\d)(?!\d|[-./]\d)/g;
const times = /(?<![\d:])\d{1,2}:\d\d(?::\d\d)?(?![\d:])/g;

/** The start and end of each date and time of day, whose digits are part of no other number. */
function datesAndTimes(text: string): Map<number, number> {
  const taken = new Map<number, number>();
  for (const { 0: match, index } of text.matchAll(dates)) taken.set(index, index + match.length);
  for (const { 0: match, index } of text.matchAll(times)) taken.set(index, index + match.length);
  return taken;
}

/** Runs of digit groups that are separated by spaces, dots, dashes, slashes or parentheses, without dates and times. */
export function numberRuns(text: string): Run[] {
  const taken = datesAndTimes(text);
  const runs: Run[] = [];
  const group = /\d+/g;
  let run: Run | null = null;
  for (let match = group.exec(text); match; match = group.exec(text)) {
    const start = match.index;
    const skip = taken.get(start);
    if (skip !== undefined) {
      run = null;
      group.lastIndex = skip;
      continue;
    }
    const end = start + match[0].length;
    const separator = between.exec(text.slice(end, end + 5))?.[0] ?? "";
    // A line break within a number counts as a space.
    const after = /\n/.test(separator) ? " " : separator;
    if (!run) {
      const plus =
        text[start - 1] === "+" || text.slice(start - 2, start) === "+(" || text.slice(start - 2, start) === "+ ";
      run = { groups: [], plus };
      runs.push(run);
    }
    run.groups.push({ start, end, digits: match[0], after });
    // ". " usually ends a sentence.
    if (separator === "" || separator.startsWith(". ") || taken.has(end + separator.length)) run = null;
  }
  return runs;
}
