import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countApplications } from "./count-applications.ts";
import { toChangedColumns, toManagedJobListing } from "./job-listing.ts";
import { jobListingChangeSchema, type ManagedJobListing } from "./schema.ts";

/**
 * Changes the given fields of a listing: texts, order, closing time, published or not. Admins only. Throws a `NotFoundError` when there is no such listing.
 */
export async function changeJobListing(context: Context, id: string, body: unknown): Promise<ManagedJobListing> {
  requirePermission(context, "listings:change");
  const change = parse(jobListingChangeSchema, body);
  if (!isId(id)) throw new NotFoundError("This listing was not found");
  const [row, counts] = await context.db.write(async (queries) => {
    const changed = await queries
      .updateTable("jobListings")
      .set({ ...toChangedColumns(change), updatedAt: context.now() })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();
    if (!changed) throw new NotFoundError("This listing was not found");
    const counted = await countApplications(queries, id);
    await recordAction(context, queries, { action: "change", kind: "listing", id, fields: Object.keys(change) });
    return [changed, counted] as const;
  });
  return toManagedJobListing(row, counts);
}
