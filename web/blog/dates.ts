const longFormat = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day for readers: "September 8, 2025" for `2025-09-08`. */
export const longDate = (day: string) => longFormat.format(new Date(`${day}T00:00:00Z`));

/** The same day for RSS: "Mon, 08 Sep 2025 00:00:00 GMT". */
export const rssDate = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

/** The same day for Atom and JSON Feed (RFC 3339). */
export const feedDate = (day: string) => `${day}T00:00:00Z`;
