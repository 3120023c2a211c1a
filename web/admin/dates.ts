const day = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone });
const time = (timeZone?: string) => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });

/** A moment as its day, like 'Jan 5, 2025' (specification, section 2), where the reader is unless a zone is given. */
export const formatDay = (iso: string, timeZone?: string) => day(timeZone).format(new Date(iso));

/** A moment as its time of day, like '9:02 AM', where the reader is unless a zone is given. */
export const formatTime = (moment: string | number, timeZone?: string) => time(timeZone).format(new Date(moment));
