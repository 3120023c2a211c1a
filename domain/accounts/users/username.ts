import { cleanLine } from "../../kernel/text.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";

/**
 * A username as it is stored and compared: in NFC (RFC 8265), without joiners, selectors, and dots over "i" and "j", which
 * would let two names look the same.
 */
export const cleanUsername = (typed: string): string =>
  cleanLine(typed)
    .replace(/(?=\p{DI})[\p{Cf}\p{M}]/gu, "")
    .normalize()
    .replace(/(\p{SD})\u0307+/gu, "$1");

/** The form of a typed username that finds its account: every way to type it has the same. */
export const foldUsername = (typed: string): string => normalizeForSearch(cleanUsername(typed));
