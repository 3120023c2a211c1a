// The inline code of every page, in one script and one style: the policy lists each by its hash, and Astro would write the style
// of its islands into the body. These are written as Astro compiles components, because only those get `result`.
import type { SSRResult } from "astro";
import islandScript from "astro/runtime/server/astro-island.prebuilt.js";
import { ISLAND_STYLES } from "astro/runtime/server/astro-island-styles.js";
import {
  createComponent,
  renderHead,
  renderTemplate,
  spreadAttributes,
  unescapeHTML,
} from "astro/runtime/server/index.js";

/** The directives of the islands that every page has. */
const directives = ["signal", "touch"];

/** A script with these attributes: `code`, then what hydrates the islands of every page. */
export const HeadScript = createComponent((result: SSRResult, { code, ...attributes }) => {
  const { _metadata: written, clientDirectives } = result;
  written.hasHydrationScript = true;
  written.hasDirectives = new Set(directives);
  const [signal, touch] = directives.map((name) => clientDirectives.get(name));
  const all = [...code, signal, islandScript, touch].join(";");
  return renderTemplate`<script${spreadAttributes(attributes)}>${unescapeHTML(all)}</script>`;
});

/**
 * The style sheets, or the one that replaces them according to `merged` (bin/merge-page-styles.ts), and the inline style. They
 * precede the preloaded fonts, so that they use the open connection first.
 */
export const HeadStyles = createComponent(({ styles }: SSRResult, { inline, merged }) => {
  const href = merged?.[[...styles].map(({ props }) => props.href).join(" ")];
  if (href) {
    styles.clear();
    styles.add({ props: { rel: "stylesheet", href }, children: "" });
  }
  return renderTemplate`${renderHead()}<style>${unescapeHTML(inline + ISLAND_STYLES)}</style>`;
});
