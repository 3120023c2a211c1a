import { site } from "#site";

/** A `mailto:` link to the company's address, with an optional subject. */
export const emailLink = (subject?: string) => (
  <a href={`mailto:${site.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{site.email}</a>
);
