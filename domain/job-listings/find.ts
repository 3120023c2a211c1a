import { isId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { toJobListing } from "./job-listing.ts";
import type { JobListing } from "./schema.ts";

/**
 * One open position (specification, section 7). Throws a `NotFoundError` when there is none of this id, or when it was
 * taken off the site or is past its closing time.
 */
export async function findJobListing({ db, now }: Omit<Context, "actor">, id: string): Promise<JobListing> {
  const row = isId(id)
    ? await db.read.selectFrom("jobListings").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!row) throw new NotFoundError("There is no such position");
  if (row.isActive !== 1 || (row.closesAt !== null && row.closesAt <= now()))
    throw new NotFoundError("This position is no longer open");
  return toJobListing(row);
}
