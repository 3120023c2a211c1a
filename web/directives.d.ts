import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Wakes when the visitor first reaches for the island; with a name also at once when something waits for it. */
    "client:touch"?: boolean | "session" | "inquiry" | "application" | "chat";
    /** Wakes when something is addressed to it; see web/shell/wake-on-signal.ts. */
    "client:signal"?: "toast" | "session";
  }
}
