import * as z from "zod/mini";
import { pageQuerySchema } from "../page-query.ts";
import { line } from "../text.ts";
import { applicationTypes } from "./schema.ts";

/**
 * What the list of applications may be asked for: a page of those for one listing, of one kind, or of one person. What is
 * left out narrows nothing.
 */
export const applicationQuerySchema = z.extend(pageQuerySchema, {
  jobListingId: z.optional(line(36)),
  applicationType: z.optional(z.enum(applicationTypes, "Either job or internship")),
  email: z.optional(line(254)),
});
export type ApplicationQuery = z.infer<typeof applicationQuerySchema>;
