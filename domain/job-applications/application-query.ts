import * as z from "zod/mini";
import { listSelectionSchema, pageInBody, searchQuerySchema } from "../page-query.ts";
import { line } from "../text.ts";
import { workFilters } from "../work/schema.ts";
import { applicationTypes } from "./schema.ts";

/**
 * The query of the list of applications: a page, optionally filtered by listing, type, the work on them, and email
 * address: a given one, or that of an application.
 */
const filters = {
  jobListingId: z.optional(line(36)),
  applicationType: z.optional(z.enum(applicationTypes, "Must be job or internship")),
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
