import type { AstroIntegration } from "astro";

/**
 * Registers two hydration directives in addition to Astro's: `client:touch` hydrates an island on the visitor's first
 * interaction with it, `client:signal` on an event of the document.
 */
export function islandDirectives(): AstroIntegration {
  return {
    name: "island-directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "touch", entrypoint: "./web/islands/hydrate-on-touch.ts" });
        addClientDirective({ name: "signal", entrypoint: "./web/islands/hydrate-on-signal.ts" });
      },
    },
  };
}
