import type { OptionalScript } from "#content/cookies/optional-scripts.ts";

/** A third party whose script the operator has configured. */
export interface Vendor {
  script: OptionalScript;
  /** The operator's account with the third party. */
  id: string;
}

/**
 * The pages where visitors enter personal data or admins read it: no third-party script runs there, even with consent.
 * The chat is on every page; the policies say that third-party scripts may run next to it after consent.
 */
const withoutVendors =
  /^\/(auth|account|confirm-email|stop-email-change|reset-password|invitation|admin|contact|careers\/apply.*)$/;

/** The third parties whose scripts a page may load after consent. */
export const vendorsOn = (path: string, vendors: readonly Vendor[]) => (withoutVendors.test(path) ? [] : vendors);

/** Adds the configured third parties to a page, which loads them only after consent (web/consent/gate.ts). */
export function withVendors(html: string, vendors: readonly Vendor[]): string {
  if (vendors.length === 0) return html;
  // An id matches its pattern, so it cannot end the attribute.
  const marks = vendors.map(({ script, id }) => `${script.variable}=${id}`).join(" ");
  return html.replace(/<html(?=[\s>])/i, `<html data-scripts="${marks}"`);
}
