const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** Formats an ISO day such as `2026-01-31` as 'Jan 31'. */
export const formatShortDay = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** Formats a count with thousands separators. */
export const formatCount = (count: number) => count.toLocaleString("en-US");

/** Formats a count of which the server sends none below five: null is '<5'. */
export const formatShown = (count: number | null) => (count === null ? "<5" : formatCount(count));

/** The sum of the counts that are shown; null without any. */
export const sumShown = (counts: readonly (number | null)[]): number | null =>
  counts.reduce((sum, count) => (count === null ? sum : (sum ?? 0) + count), null);

/** Formats `part` of `whole` as a percentage. A partial share never rounds to 0% or 100%; an empty whole is '–'. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return "<1%";
  if (part < whole && percent === 100) return ">99%";
  return `${percent}%`;
}

/** The upper end of a chart scale that starts at 0: the largest value, rounded up when it is above 10. */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(largest)) - 1) * 2;
  return largest <= 10 ? largest : Math.ceil(largest / step) * step;
}
