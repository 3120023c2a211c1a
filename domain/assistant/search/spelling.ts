import type MiniSearch from "minisearch";

/** Stems of these lengths are corrected; they may differ from a word of the index in this share of their letters. */
const CORRECTED_LENGTHS = { min: 6, max: 20 };
const FUZZINESS = 0.2;
/** A correction takes about a millisecond, so a message of unknown words gets a few only. */
const MAX_CORRECTIONS = 8;

/** The stems of a text; for a misspelled one, which `isKnown` does not know, the most similar stem of the index. */
export function corrected<Entry>(
  stems: Iterable<string>,
  isKnown: (stemmed: string) => boolean,
  index: MiniSearch<Entry>,
): Set<string> {
  const { min, max } = CORRECTED_LENGTHS;
  let corrections = 0;
  return new Set(
    [...stems].map((one) => {
      if (one.length < min || one.length > max || isKnown(one) || corrections++ >= MAX_CORRECTIONS) return one;
      return index.autoSuggest(one, { fuzzy: FUZZINESS, prefix: false })[0]?.terms[0] ?? one;
    }),
  );
}
