import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates on the visitor's first interaction with the island; with a name, also immediately if `isRequested(name)`. */
    "client:touch"?: boolean | "session" | "inquiry" | "application" | "chat";
    /** Hydrates on the document's event `signal:<name>`, or immediately if `isRequested(name)`. */
    "client:signal"?: "toast" | "session";
  }
}
