/** A button below an answer: apply for a position, request a demo, or let a person take over. */
export type CuratedOffer = "apply" | "demo" | "handover";

/** A reviewed answer of the support assistant. */
export interface CuratedAnswer {
  /** Three to eight ways to ask the question, in visitors' own words; the first is the clearest. */
  questions: readonly [string, string, string, ...string[]];
  /** Further ways to ask it, separated by ` | `: keywords, colloquial, about a single fact of the answer. Never shown. */
  variants?: string;
  /** The same question in Hindi written in Latin letters. */
  hindi?: readonly string[];
  /** Further words by which visitors may mean this, separated by spaces. They are only searched, never shown. */
  also?: string;
  /**
   * One to four plain sentences that can be understood without the question. Paragraphs are separated by an empty line;
   * lines that start with `- ` are a list; `[words](/path)` is a link within the site. Every number, date and name must
   * be on one of the pages in `sources`; the build fails otherwise.
   */
  answer: string;
  /** The pages that the answer rests on, each with the anchor of its section: `/privacy-policy#retention`. The first is the main one. */
  sources: readonly [string, ...string[]];
  offers?: readonly CuratedOffer[];
  /** Says honestly that the site does not publish this, and who can tell. */
  isUnpublished?: true;
}

/** All English ways to ask for an answer. */
export function phrasingsOf({ questions, variants }: Pick<CuratedAnswer, "questions" | "variants">): string[] {
  return [...questions, ...(variants?.split(" | ") ?? [])];
}
