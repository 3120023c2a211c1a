const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** A time of the API in the user's time zone, such as "Nov 22, 2026, 3:04 PM". */
export const inWords = (iso: string) => moment.format(new Date(iso));
