import { type Expression, type SqlBool, sql } from "kysely";
import * as z from "zod/mini";
import { MAX_STAGE_NAME } from "../job-listings/stages.ts";
import { line } from "../kernel/text.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { listSelectionSchema, pageInBody, searchQuerySchema } from "../lists/page-query.ts";
import { workFilters } from "../work/schema.ts";
import { applicationTypes } from "./form-schema.ts";

/**
 * The query of the list of applications: a page, optionally filtered by listing, type, stage, the work on them, and email
 * address: a given one, or that of an application.
 */
const filters = {
  jobListingId: z.optional(line(36)),
  applicationType: z.optional(z.enum(applicationTypes, "Must be job or internship")),
  stage: z.optional(line(MAX_STAGE_NAME, "Name a stage")),
  email: z.optional(line(254)),
  sameAddressAs: z.optional(line(36)),
  ...workFilters,
};
export const applicationQuerySchema = z.extend(searchQuerySchema, filters);
export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;

/** The same in a JSON body. */
export const applicationSearchSchema = z.extend(applicationQuerySchema, pageInBody);

/** The body of a request for all applications of a list. */
export const applicationSelectionSchema = z.extend(listSelectionSchema, filters);
export type ApplicationSelection = z.infer<typeof applicationSelectionSchema>;

type Filters = Pick<ApplicationSelection, "jobListingId" | "applicationType" | "stage" | "email" | "sameAddressAs">;

/** The conditions on the applications in the list, besides those on the work. */
export function conditionsOf(filters: Filters): Expression<SqlBool>[] {
  const { jobListingId, applicationType, stage, email, sameAddressAs } = filters;
  return [
    jobListingId && sql<SqlBool>`job_listing_id = ${jobListingId}`,
    applicationType && sql<SqlBool>`application_type = ${applicationType}`,
    stage && sql<SqlBool>`stage = ${stage}`,
    email && sql<SqlBool>`email_folded = ${normalizeForSearch(email)}`,
    sameAddressAs &&
      sql<SqlBool>`email_folded = (select same.email_folded from job_applications as same where same.id = ${sameAddressAs})`,
  ].filter((condition) => typeof condition === "object");
}
