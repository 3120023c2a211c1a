import { site } from "#site";
import { mask } from "./mask.ts";

/** The company's published contact data, which is never masked. */
export const published: readonly string[] = [site.email, site.security.email, site.phone];

/** A text with personal data masked, except the company's published contact data. */
export function maskPersonalData(text: string): string {
  return mask(text, { allow: published }).text;
}
