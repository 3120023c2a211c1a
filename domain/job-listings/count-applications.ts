import type { Queries } from "#db/database.ts";

/** The number of applications for a listing. */
export async function countApplications(queries: Queries, listingId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("jobApplications")
    .select((application) => application.fn.countAll<number>().as("count"))
    .where("jobListingId", "=", listingId)
    .executeTakeFirstOrThrow();
  return count;
}
