import { site } from "#site";

/** A `mailto:` link with an optional subject, to the company's address unless another is given. */
export const emailLink = (subject?: string, address: string = site.email) => (
  <a href={`mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{address}</a>
);
