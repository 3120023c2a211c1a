/** The number of pages for `total` rows; at least 1. */
export const pageCountOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** Clamps a page number to 1…`pageCount` (specification, section 4). */
export const clampPage = (page: number, pageCount: number) => Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);

/**
 * The page numbers to show: first, last, current and its neighbors; `null` is an ellipsis. Long ranges always yield the
 * same count, so that buttons do not move between clicks. An ellipsis never replaces a single page.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const maxWithoutEllipsis = 7;
  if (pageCount <= maxWithoutEllipsis) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
