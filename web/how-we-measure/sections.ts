import { claimSections } from "./claims.ts";
import { exampleSections } from "./examples.ts";
import type { Basis, MeasureSection } from "./measured-figure.ts";
import { articlesSection, industrySection } from "./sources.ts";

/** Every figure of the site, by topic. */
export const sections: readonly MeasureSection[] = [
  ...claimSections,
  industrySection,
  ...exampleSections,
  articlesSection,
];

/** What each basis means, in the order of their weight. */
export const bases: readonly { name: Basis; meaning: string }[] = [
  { name: "Published source", meaning: "Research or law published by others. We name the source and its year." },
  { name: "Live count", meaning: "Computed in your browser, or checked on every build of this site." },
  { name: "Our claim", meaning: "What we claim, and what it would take to measure it." },
  { name: "Example", meaning: "Invented data that shows how something works." },
];
