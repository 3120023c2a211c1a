/** How many pages `total` rows fill; an empty list still has its first. */
export const pageCountOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** The page nearest to the wanted one that exists: between 1 and `pageCount` (specification, section 4). */
export const clampPage = (page: number, pageCount: number) => Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);

/**
 * The numbers to offer: the first, the last, the current one and its neighbours; `null` stands for a run left out.
 * Always the same count for a long range, so that the buttons do not move under the finger; a single page is never
 * left out, because its number takes no more room than the dots.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const most = 7;
  if (pageCount <= most) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
