const day = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone });
const time = (timeZone?: string) => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });

/** Formats an ISO time as a day such as 'Jan 5, 2025' (specification, section 2), in the reader's time zone by default. */
export const formatDay = (iso: string, timeZone?: string) => day(timeZone).format(new Date(iso));

/** Formats a time as '9:02 AM', in the reader's time zone by default. */
export const formatTime = (moment: string | number, timeZone?: string) => time(timeZone).format(new Date(moment));

/** Formats a time as 'Nov 24, 2026, 10:12 AM', in the reader's time zone. */
export const formatDayAndTime = (iso: string) => `${formatDay(iso)}, ${formatTime(iso)}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Formats the time since `iso` as '5 min ago', '3 h ago', 'Yesterday' or '3 days ago'; null from a week on. `now` is in
 * epoch milliseconds. Days are those of the reader's time zone by default.
 */
export function formatAge(iso: string, now: number, timeZone?: string): string | null {
  const age = now - Date.parse(iso);
  // The clocks of server and browser may differ.
  if (age < MINUTE_MS) return "Just now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  const dayOf = (moment: number) => Date.parse(`${day(timeZone).format(moment)} UTC`);
  const days = Math.round((dayOf(now) - dayOf(Date.parse(iso))) / DAY_MS);
  if (days === 0) return `${Math.floor(age / HOUR_MS)} h ago`;
  if (days === 1) return "Yesterday";
  return days < 7 ? `${days} days ago` : null;
}
