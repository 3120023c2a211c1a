import { isId } from "#db/id.ts";
import type { Context } from "../kernel/context.ts";
import { toJobListing } from "./job-listing.ts";
import type { JobListing } from "./schema.ts";

/**
 * A position as its page needs it: open; closed, when it was taken off the site or is past its closing time; or null
 * when none of this id is known.
 */
export async function lookUpJobListing(
  { db, now }: Pick<Context, "db" | "now">,
  id: string,
): Promise<{ listing: JobListing; state: "open" | "closed" } | null> {
  if (!isId(id)) return null;
  const row = await db.read.selectFrom("jobListings").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const isOpen = row.isActive === 1 && (row.closesAt === null || row.closesAt > now());
  return { listing: toJobListing(row), state: isOpen ? "open" : "closed" };
}
