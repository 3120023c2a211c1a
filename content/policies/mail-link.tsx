import { site } from "#site";

/** Our address, as a link that begins a mail. */
export const mail = (subject?: string) => (
  <a href={`mailto:${site.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{site.email}</a>
);
