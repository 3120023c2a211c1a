import * as z from "zod/mini";
import { searchQuerySchema } from "../page-query.ts";
import { line } from "../text.ts";
import { workFilters } from "../work/schema.ts";
import { applicationTypes } from "./schema.ts";

/**
 * The query of the list of applications: a page, optionally filtered by listing, type, the work on them, and email
 * address: a given one, or that of an application.
 */
export const applicationQuerySchema = z.extend(searchQuerySchema, {
  jobListingId: z.optional(line(36)),
  applicationType: z.optional(z.enum(applicationTypes, "Must be job or internship")),
  email: z.optional(line(254)),
  sameAddressAs: z.optional(line(36)),
  ...workFilters,
});
export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;
