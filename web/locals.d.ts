import type { Context } from "#domain/context.ts";
import type { User } from "#domain/users/schema.ts";
import type { ApiDescription } from "./api-docs/api-description.ts";

declare global {
  namespace App {
    /** What the server hands to a page that is rendered on request. */
    interface Locals {
      openapi: ApiDescription;
      /** What the verbs of pages rendered on request are given. */
      db: Context["db"];
      now: Context["now"];
      /** Who is signed in, where the page is rendered on request; prerendered pages are marked by the server. */
      user?: User | null;
      /** The site's own address, such as https://www.example.com, without a slash at its end. */
      origin: string;
    }
  }
}
