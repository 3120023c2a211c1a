/** What a figure rests on. */
export type Basis = "Published source" | "Our claim" | "Example" | "Live count";

/** A figure of the site with its source, or with what it would take to measure it. */
export interface MeasuredFigure {
  value: string;
  name: string;
  /** The page that shows the figure, and its name in the navigation. */
  page: readonly [href: string, name: string];
  basis: Basis;
  text: string;
  source?: { name: string; href: string };
  /** What it takes to measure the figure. */
  method?: string;
}

/** A section of `/how-we-measure`; footnote marks link to its `id`. */
export interface MeasureSection {
  id: string;
  title: string;
  intro: string;
  figures: readonly MeasuredFigure[];
}
