import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Wakes when the visitor first reaches for the island; `"session"` also at once for who may be signed in. */
    "client:touch"?: boolean | "session";
    /** Wakes when something is addressed to it; see web/shell/wake-on-signal.ts. */
    "client:signal"?: "toast" | "session";
  }
}
