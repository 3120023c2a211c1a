declare namespace App {
  /** What the server hands to a page that is rendered on request. */
  interface Locals {
    openapi: import("./api-docs/api-description.ts").ApiDescription;
  }
}
