import { createHash } from "node:crypto";
import { catalogue } from "./catalogue.ts";
import { categoryTexts, notice } from "./notice.ts";
import type { Cookie } from "./schema.ts";

// For the build and the server. The browser reads both hashes from the page, which was built with them.

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * What a visitor agrees to, a line an entry: category, keys, provider, purpose as a term, lifetime. Words are left out, so a
 * copy edit asks nobody again; a new cookie, vendor or purpose, another category or lifetime does. Sorted, so that the order in
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

/** The version of a catalogue: changes with its terms, not with its words. */
export const versionOf = (cookies: readonly Cookie[]) => hash(termsOf(cookies).join("\n"));

/** The terms now in force. */
export const terms = termsOf(catalogue);
/** The version of the terms now in force. */
export const policyVersion = versionOf(catalogue);
/** The hash of the words that are shown when the choice is asked for, down to the copy. */
export const noticeHash = hash(JSON.stringify([notice, categoryTexts, catalogue]));
