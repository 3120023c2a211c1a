import { createHash } from "node:crypto";
import type { Context } from "../context.ts";
import { openJobListings } from "./list.ts";

/**
 * A text that is another one whenever anything that visitors see of the open positions is another: their words, their
 * order, and whether one has closed by itself.
 */
export async function openListingsVersion(context: Pick<Context, "db" | "now">): Promise<string> {
  const listings = await openJobListings(context);
  return createHash("sha256").update(JSON.stringify(listings)).digest("base64url");
}
