/** A part of the site that can answer something: what stands under one heading of one page, or one open position. */
export interface Passage {
  /** The page's address. */
  path: string;
  /** The page's title, which a citation shows. */
  title: string;
  /** The nearest id on the page at or above the passage, for a link that lands there; null at the top of a page. */
  anchor: string | null;
  /** The headings that it stands under, the page's own first. */
  headings: string[];
  /** What it says, a sentence an entry, in the order of the page. */
  sentences: string[];
  /** Where it sums up a section: how many of its last sentences each stand for a part of it. */
  parts?: number;
}
