import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { finalStages } from "./stages.ts";

/** How many applications a listing has, and how many of them wait for a decision. */
export interface ApplicationCounts {
  applications: number;
  openApplications: number;
}

/** Columns of a query of listings: the numbers of their applications. */
export const applicationCounts = [
  sql<number>`(select count(*) from job_applications where job_listing_id = job_listings.id)`.as("applications"),
  sql<number>`(select count(*) from job_applications
    where job_listing_id = job_listings.id and stage not in (${sql.join(finalStages)}))`.as("openApplications"),
] as const;

/** The numbers of applications for a listing that exists. */
export async function countApplications(queries: Queries, listingId: string): Promise<ApplicationCounts> {
  return await queries
    .selectFrom("jobListings")
    .select(applicationCounts)
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
}
