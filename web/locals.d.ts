import type { Context } from "#domain/kernel/context.ts";
import type { User } from "#domain/kernel/user.ts";
import type { ApiDescription } from "./api-docs/api-description.ts";

declare global {
  namespace App {
    /** Values that the server passes to pages rendered on request. */
    interface Locals {
      openapi: ApiDescription;
      /** The context of domain functions, on pages rendered on request. */
      db: Context["db"];
      now: Context["now"];
      /** The signed-in user, on pages rendered on request; the server marks prerendered pages. */
      user?: User | null;
      /** The site's own address, such as https://www.example.com, without a trailing slash. */
      origin: string;
      /** The link to the style sheet that replaces those of a page, by their links. */
      sheets?: Record<string, string>;
      /** What the page threw; the middleware sets it, and the server throws it again. */
      failure?: unknown;
    }
  }
}
