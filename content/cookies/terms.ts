import { catalog } from "./catalog.ts";
import type { Cookie } from "./schema.ts";

/**
 * The terms that a visitor accepts, one line per entry: category, keys, provider, purpose term, lifetime. A new or changed
 * line requires new consent; a copy edit does not, because the terms contain no text. They are sorted, so that the order of
 * the catalog does not matter. `nameOverHttps` is left out: it is the same cookie.
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

/** The current terms. */
export const terms = termsOf(catalog);
