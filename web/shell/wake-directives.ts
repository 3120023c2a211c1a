import type { AstroIntegration } from "astro";

/**
 * Registers the two moments at which an island of ours wakes, beside Astro's own:
 * `client:touch`, when the visitor first reaches for it, and `client:signal`, when something is addressed to it.
 */
export function wakeDirectives(): AstroIntegration {
  return {
    name: "wake-directives",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "touch", entrypoint: "./web/shell/wake-on-touch.ts" });
        addClientDirective({ name: "signal", entrypoint: "./web/shell/wake-on-signal.ts" });
      },
    },
  };
}
