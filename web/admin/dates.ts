const day = (timeZone?: string) =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric", timeZone });
const time = (timeZone?: string) => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone });

/** Formats an ISO time as a day such as 'Jan 5, 2025' (specification, section 2), in the reader's time zone by default. */
export const formatDay = (iso: string, timeZone?: string) => day(timeZone).format(new Date(iso));

/** Formats a time as '9:02 AM', in the reader's time zone by default. */
export const formatTime = (moment: string | number, timeZone?: string) => time(timeZone).format(new Date(moment));
