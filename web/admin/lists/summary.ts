/** Formats a count; `isMore` marks a capped count, such as '1,000+'. */
export const countLabel = (total: number, isMore: boolean) => `${total.toLocaleString("en-US")}${isMore ? "+" : ""}`;

/** Describes the visible rows, such as '11–20 of 312 inquiries' or '1 match'; empty for an empty list. */
export function summary({
  total,
  isMore,
  start,
  shown,
  noun,
  nouns,
  isFiltered,
}: {
  total: number;
  isMore: boolean;
  /** How many rows come before the visible ones. */
  start: number;
  shown: number;
  noun: string;
  nouns: string;
  isFiltered: boolean;
}) {
  if (total === 0) return isFiltered ? "0 matches" : "";
  const [one, many] = isFiltered ? ["match", "matches"] : [noun, nouns];
  const count = `${countLabel(total, isMore)} ${total === 1 ? one : many}`;
  if (shown === 0 || shown === total) return count;
  return `${(start + 1).toLocaleString("en-US")}–${(start + shown).toLocaleString("en-US")} of ${count}`;
}
