import { site } from "#site";

const zone = site.office.timeZone;

/** The day on which a listing closes, such as '2026-11-30', in the office's time zone; empty if it never closes. */
export function closingDay(closesAt: string | null, timeZone: string = zone) {
  if (!closesAt) return "";
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(closesAt));
}

/** The last second of `day` in the office's time zone as an ISO time; null for an empty or implausible day. */
export function endOfDay(day: string, timeZone: string = zone) {
  // While a year is being typed, the browser reports 0002 and 0202; reject those.
  if (!/^2\d{3}-/.test(day)) return null;
  const asIfUtc = Date.parse(`${day}T23:59:59Z`);
  // The offset may change during the day (daylight saving time), so use the offset at the result.
  const guess = asIfUtc - utcOffsetMs(asIfUtc, timeZone);
  return new Date(asIfUtc - utcOffsetMs(guess, timeZone)).toISOString();
}

/** A time zone's offset from UTC at `time`, in milliseconds. */
function utcOffsetMs(time: number, timeZone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${format.format(time).replace(" ", "T")}Z`) - time;
}

/** Formats a closing time as 'Nov 30, 2026', in the office's time zone. */
export const formatClosing = (closesAt: string, timeZone: string = zone) =>
  new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "short", day: "numeric" }).format(
    new Date(closesAt),
  );
