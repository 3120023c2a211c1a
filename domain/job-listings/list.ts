import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { applicationCounts } from "./count-applications.ts";
import { slugOf, toJobListing, toManagedJobListing } from "./job-listing.ts";
import type { JobListing, ManagedJobListing } from "./schema.ts";

/** The open positions in the owner's order: published, and not past their closing time (specification, section 7). */
export async function openJobListings({ db, now }: Pick<Context, "db" | "now">): Promise<JobListing[]> {
  const rows = await openRows(db, now());
  return rows.map(toJobListing);
}

function openRows(db: Context["db"], time: number) {
  return db.read
    .selectFrom("jobListings")
    .selectAll()
    .where("isActive", "=", 1)
    .where((where) => where.or([where("closesAt", "is", null), where("closesAt", ">", time)]))
    .orderBy("sortOrder")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** The open positions for the sitemap: the parts of their URLs, and when they were last changed. */
export async function openPositionPages({ db, now }: Pick<Context, "db" | "now">) {
  const rows = await openRows(db, now());
  return rows.map((row) => ({ id: row.id, slug: slugOf(row.title), changed: new Date(row.updatedAt) }));
}

/** Every listing, published or not, in the owner's order, for an admin. */
export async function allJobListings(context: Context): Promise<ManagedJobListing[]> {
  requirePermission(context, "listings:read");
  const rows = await context.db.read
    .selectFrom("jobListings")
    .selectAll()
    .select(applicationCounts)
    .orderBy("sortOrder")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const listings = rows.map((row) => toManagedJobListing(row, row));
  await recordView(context, { kind: "listing", count: listings.length }, listings);
  return listings;
}
