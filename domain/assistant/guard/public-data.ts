import { site } from "#site";
import { mask } from "./mask.ts";

/** What the company publishes itself is nobody's secret. */
export const published: readonly string[] = [site.email, site.security.email, site.phone];

/** A text without the personal data of others than this company. */
export function maskPersonalData(text: string): string {
  return mask(text, { allow: published }).text;
}
