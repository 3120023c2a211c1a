import type { ApiDescription } from "./api-docs/api-description.ts";

declare global {
  namespace App {
    /** What the server hands to a page that is rendered on request. */
    interface Locals {
      openapi: ApiDescription;
    }
  }
}
