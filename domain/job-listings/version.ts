import { createHash } from "node:crypto";
import type { JobListing } from "./schema.ts";

/**
 * A hash of everything that visitors see of the open positions. It changes with their texts and order, and when a
 * position closes.
 */
export function versionOf(open: readonly JobListing[]): string {
  return createHash("sha256").update(JSON.stringify(open)).digest("base64url");
}
