import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorise.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";

/** Removes a listing for good. Admins alone. Throws a `NotFoundError` when there is no such listing. */
export async function removeJobListing(context: Context, id: string): Promise<void> {
  requireAdmin(context);
  if (!isId(id)) throw new NotFoundError("There is no such listing");
  const removed = await context.db.write((queries) =>
    queries.deleteFrom("jobListings").where("id", "=", id).executeTakeFirst(),
  );
  if (removed.numDeletedRows === 0n) throw new NotFoundError("There is no such listing");
}
