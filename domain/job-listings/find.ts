import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { lookUpJobListing } from "./look-up.ts";
import type { JobListing } from "./schema.ts";

/**
 * One open position (specification, section 7). Throws a `NotFoundError` when there is none of this id, or when it was
 * taken off the site or is past its closing time.
 */
export async function findJobListing(context: Omit<Context, "actor">, id: string): Promise<JobListing> {
  const found = await lookUpJobListing(context, id);
  if (!found) throw new NotFoundError("This position was not found");
  if (found.state === "closed") throw new NotFoundError("This position is no longer open");
  return found.listing;
}
