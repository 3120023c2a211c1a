import { readFileSync, writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";

const style = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";

/** Moves the one style that Astro writes beside a page's first island to where HTML allows a style: the head. */
export function islandStyle(): AstroIntegration {
  return {
    name: "island-style",
    hooks: {
      "astro:build:done": ({ assets }) => {
        for (const file of [...assets.values()].flat()) {
          if (!file.pathname.endsWith(".html")) continue;
          const html = readFileSync(file, "utf8");
          if (html.includes(style))
            writeFileSync(
              file,
              html.replace(style, "").replace("</head>", () => `${style}</head>`),
            );
        }
      },
    },
  };
}
