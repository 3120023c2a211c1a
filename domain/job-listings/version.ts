import { createHash } from "node:crypto";
import type { JobListing } from "./schema.ts";

/**
 * A text that is another one whenever anything that visitors see of the open positions is another: their words, their
 * order, and whether one has closed by itself.
 */
export function versionOf(open: readonly JobListing[]): string {
  return createHash("sha256").update(JSON.stringify(open)).digest("base64url");
}
