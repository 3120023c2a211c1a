import { catalogue } from "./catalogue.ts";
import type { Cookie } from "./schema.ts";

/**
 * What a visitor agrees to, a line an entry: category, keys, provider, purpose as a term, lifetime. Words are left out, so a
 * copy edit asks no visitor again; a new cookie, vendor or purpose, another category or lifetime does. Sorted, so that the order in
 * the catalogue means nothing. `nameOverHttps` is left out: it is the same cookie.
 */
export function termsOf(cookies: readonly Cookie[]): string[] {
  return cookies
    .map((cookie) =>
      [
        cookie.category,
        cookie.keys.join(","),
        cookie.thirdPartyName ?? "first-party",
        cookie.purposeTerm,
        cookie.maxAge ?? "session",
      ].join("|"),
    )
    .sort();
}

/** The terms now in force. */
export const terms = termsOf(catalogue);
