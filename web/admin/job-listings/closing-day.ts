import { site } from "#site";

const zone = site.office.timeZone;

/** The day, like '2026-11-30', on which a listing closes where the office is; empty when it never does. */
export function closingDay(closesAt: string | null, timeZone: string = zone) {
  if (!closesAt) return "";
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(closesAt));
}

/** The last second of a day where the office is, as the API takes it; null for no day, or one of another millennium. */
export function endOfDay(day: string, timeZone: string = zone) {
  // A year that is typed by keyboard is 0002 and 0202 on its way, or has one digit too many.
  if (!/^2\d{3}-/.test(day)) return null;
  const asIfUtc = Date.parse(`${day}T23:59:59Z`);
  // A day's length may change on it (summer time), so the distance is asked for at the very moment.
  const guess = asIfUtc - ahead(asIfUtc, timeZone);
  return new Date(asIfUtc - ahead(guess, timeZone)).toISOString();
}

/** How many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
function ahead(moment: number, timeZone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${format.format(moment).replace(" ", "T")}Z`) - moment;
}

/** A closing time as it is read: 'Nov 30, 2026', where the office is. */
export const formatClosing = (closesAt: string, timeZone: string = zone) =>
  new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "short", day: "numeric" }).format(
    new Date(closesAt),
  );
