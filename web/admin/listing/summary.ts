import { pageSize } from "./use-listing.ts";

/** A count that may have stopped early, such as '10,000+'. */
export const howMany = (total: number, isMore: boolean) => `${total.toLocaleString("en-US")}${isMore ? "+" : ""}`;

/** How much of a list is in sight, such as '11–20 of 312 inquiries' or '1 match'; nothing for one that is empty. */
export function summary({
  total,
  isMore,
  page,
  shown,
  noun,
  nouns,
  isNarrowed,
}: {
  total: number;
  isMore: boolean;
  page: number;
  shown: number;
  noun: string;
  nouns: string;
  isNarrowed: boolean;
}) {
  if (total === 0) return isNarrowed ? "0 matches" : "";
  const [one, many] = isNarrowed ? ["match", "matches"] : [noun, nouns];
  const count = `${howMany(total, isMore)} ${total === 1 ? one : many}`;
  if (shown === 0 || shown === total) return count;
  const first = (page - 1) * pageSize + 1;
  return `${first.toLocaleString("en-US")}–${(first + shown - 1).toLocaleString("en-US")} of ${count}`;
}
