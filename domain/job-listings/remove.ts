import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";

/**
 * Permanently deletes a listing, or archives it when it has applications: hidden from the site, but stored for them.
 * Admins only. Throws a `NotFoundError` when there is no such listing.
 */
export async function removeJobListing(context: Context, id: string): Promise<"removed" | "archived"> {
  requirePermission(context, "listings:change");
  if (!isId(id)) throw new NotFoundError("This listing was not found");
  const now = context.now();
  return await context.db.write(async (queries) => {
    const application = await queries
      .selectFrom("jobApplications")
      .select("id")
      .where("jobListingId", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (application) {
      const archived = await queries
        .updateTable("jobListings")
        .set((set) => ({ isActive: 0, archivedAt: set.fn.coalesce("archivedAt", set.val(now)), updatedAt: now }))
        .where("id", "=", id)
        .executeTakeFirst();
      if (archived.numUpdatedRows > 0n) {
        await recordAction(context, queries, { action: "change", kind: "listing", id, fields: ["archived"] });
        return "archived";
      }
    } else {
      const removed = await queries.deleteFrom("jobListings").where("id", "=", id).executeTakeFirst();
      if (removed.numDeletedRows > 0n) {
        await recordAction(context, queries, { action: "remove", kind: "listing", id });
        return "removed";
      }
    }
    throw new NotFoundError("This listing was not found");
  });
}
