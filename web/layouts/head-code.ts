// The inline code of every page, in one script and one style: the policy lists each by its hash, and Astro would write the style
// of its islands into the body. These are written as Astro compiles components, because only those get `result`.
import type { SSRResult } from "astro";
import { createComponent, render, renderHead, spreadAttributes, unescapeHTML } from "astro/compiler-runtime";
import islandScript from "astro/runtime/server/astro-island.prebuilt.js";
import { ISLAND_STYLES } from "astro/runtime/server/astro-island-styles.js";

/** A script with these attributes: `code`, then what hydrates the islands of every page. */
export const HeadScript = createComponent((result: SSRResult, { code, ...attributes }) => {
  const { _metadata: written, clientDirectives } = result;
  written.hasHydrationScript = true;
  written.hasDirectives = new Set(["signal", "touch"]);
  const all = [...code, clientDirectives.get("signal"), islandScript, clientDirectives.get("touch")].join(";");
  return render`<script${spreadAttributes(attributes)}>${unescapeHTML(all)}</script>`;
});

/**
 * The style sheets, or the one that `merged` has in their place (bin/merge-page-styles.ts), and the inline style. They precede
 * the preloaded fonts, so that they use the open connection first.
 */
export const HeadStyles = createComponent(({ styles }: SSRResult, { inline, merged }) => {
  const link = merged?.[[...styles].map(({ props }) => `<link rel="stylesheet" href="${props.href}">`).join("")];
  if (link) styles.clear();
  return render`${unescapeHTML(link)}${renderHead()}<style>${unescapeHTML(inline + ISLAND_STYLES)}</style>`;
});
