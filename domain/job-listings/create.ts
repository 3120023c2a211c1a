import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { toColumns, toManagedJobListing } from "./job-listing.ts";
import { type ManagedJobListing, newJobListingSchema } from "./schema.ts";

/** Stores a listing and publishes it unless `isActive` is false. Admins only. */
export async function createJobListing(context: Context, body: unknown): Promise<ManagedJobListing> {
  requirePermission(context, "listings:change");
  const listing = parse(newJobListingSchema, body);
  const createdAt = context.now();
  const id = newId(createdAt);
  const row = await context.db.write(async (queries) => {
    const stored = await queries
      .insertInto("jobListings")
      .values({ ...toColumns(listing), id, createdAt, updatedAt: createdAt })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAction(context, queries, { action: "create", kind: "listing", id });
    return stored;
  });
  return toManagedJobListing(row, { applications: 0, openApplications: 0 });
}
