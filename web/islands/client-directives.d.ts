import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates when the visitor first reaches for the island; with a name also at once when `isRequested(name)`. */
    "client:touch"?: boolean | "session" | "inquiry" | "application" | "chat";
    /** Hydrates on the event `signal:<name>` of the document; at once when `isRequested(name)`. */
    "client:signal"?: "toast" | "session";
  }
}
