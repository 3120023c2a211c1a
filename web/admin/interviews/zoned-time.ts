/** The wall-clock time of a moment (epoch ms) in a time zone, as a `datetime-local` field has it: '2027-03-28T09:30'. */
export function localTime(at: number, timeZone: string): string {
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(at).replace(" ", "T");
}

/**
 * The moment (epoch ms) at which the clocks of a time zone show `local`; NaN for no time. A time that a change to summer time
 * skips is read as one hour later; of a time that occurs twice, the first is taken.
 */
export function momentOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return Number.NaN;
  const offsetAt = (at: number) => Date.parse(`${localTime(at, timeZone)}Z`) - at;
  const [before, after] = [asUtc - offsetAt(asUtc - 86_400_000), asUtc - offsetAt(asUtc + 86_400_000)];
  const exact = [before, after].filter((at) => localTime(at, timeZone) === local);
  return exact.length > 0 ? Math.min(...exact) : Math.max(before, after);
}

/** Whether a part of what starts then is between 22:00 and 7:00 in a time zone; no interview outlasts a night. */
export const isAtNight = (startsAt: number, minutes: number, timeZone: string): boolean =>
  [startsAt, startsAt + minutes * 60_000 - 1].some((at) => /T(?:0[0-6]|2[23])/.test(localTime(at, timeZone)));

/** A moment for people, such as 'Sun, Mar 28, 2027, 9:30 AM'. */
export const formatMoment = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  })
    .format(at)
    .replace("\u202f", "\u00a0");

/** The time zone of this browser. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
