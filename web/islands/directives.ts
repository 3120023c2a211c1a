import type { AstroIntegration } from "astro";

/**
 * Registers two hydration directives besides Astro's own: `client:touch` hydrates an island when the visitor first reaches
 * for it, `client:signal` when an event on the document asks for it.
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
