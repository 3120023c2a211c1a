import { pageSize } from "./use-listing.ts";

/** How much of a list is in sight, such as '11–20 of 312 inquiries' or '1 match'; nothing for one that is empty. */
export function summary({
  total,
  page,
  shown,
  noun,
  nouns,
  isNarrowed,
}: {
  total: number;
  page: number;
  shown: number;
  noun: string;
  nouns: string;
  isNarrowed: boolean;
}) {
  if (total === 0) return isNarrowed ? "0 matches" : "";
  const [one, many] = isNarrowed ? ["match", "matches"] : [noun, nouns];
  const count = `${total.toLocaleString("en-US")} ${total === 1 ? one : many}`;
  if (shown === 0 || shown === total) return count;
  const first = (page - 1) * pageSize + 1;
  return `${first.toLocaleString("en-US")}–${(first + shown - 1).toLocaleString("en-US")} of ${count}`;
}
