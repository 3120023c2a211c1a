const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** A day such as `2026-01-31` as 'Jan 31'. */
export const formatShortDay = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`));

/** A count with its thousands apart. */
export const formatCount = (count: number) => count.toLocaleString("en-US");

/** A part of a whole in percent; what is more than nothing and less than all is never shown as either. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return "<1%";
  if (part < whole && percent === 100) return ">99%";
  return `${percent}%`;
}

/** The end of a scale that begins at 0: the largest value, or the next round number above it. */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(1, ...values);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(largest)) - 1) * 2;
  return largest <= 10 ? largest : Math.ceil(largest / step) * step;
}
