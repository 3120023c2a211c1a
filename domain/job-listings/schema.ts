import * as z from "zod/mini";
import { line, paragraph } from "../kernel/text.ts";

/** The kinds of listings: `listingCategory` of section 3 of the specification. */
export const listingCategories = ["job", "internship"] as const;

const closingTime = z.nullable(z.iso.datetime("Must be a date and time such as 2026-03-01T00:00:00Z, or null"));

/** The body of `POST /api/admin/job-listings` (specification, section 3). Unknown fields are dropped. */
export const newJobListingSchema = z.object({
  title: line(120, "Title is required"),
  description: paragraph(10_000, "Description is required"),
  /** One requirement a line. */
  requirements: paragraph(10_000, "Requirements are required"),
  type: line(60, "Type is required"),
  location: line(120, "Location is required"),
  remote: z._default(z.boolean("Must be true or false"), false),
  experience: line(120, "Experience is required"),
  isActive: z._default(z.boolean("Must be true or false"), true),
  listingCategory: z._default(z.enum(listingCategories, "Must be job or internship"), "job"),
  closesAt: z._default(closingTime, null),
  sortOrder: z._default(
    z
      .number("Must be a number")
      .check(
        z.int("Must be a whole number"),
        z.gte(-1_000_000, "Must be at least -1000000"),
        z.lte(1_000_000, "Must be at most 1000000"),
      ),
    0,
  ),
});
export type NewJobListing = z.infer<typeof newJobListingSchema>;

const { shape } = newJobListingSchema;

/** The body of `PATCH /api/admin/job-listings/{id}`: missing fields stay unchanged. */
export const jobListingChangeSchema = z
  .partial(
    z.object({
      ...shape,
      remote: z.boolean("Must be true or false"),
      isActive: z.boolean("Must be true or false"),
      listingCategory: z.enum(listingCategories, "Must be job or internship"),
      closesAt: closingTime,
      sortOrder: shape.sortOrder.def.innerType,
    }),
  )
  .check(z.refine((change) => Object.keys(change).length > 0, "Contains nothing to change"));
export type JobListingChange = z.infer<typeof jobListingChangeSchema>;

/** An open position as visitors see it (specification, section 7). */
export const jobListingSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  location: z.string(),
  experience: z.string(),
  description: z.string(),
  requirements: z.string(),
  listingCategory: z.enum(listingCategories),
  remote: z.boolean(),
  /** The title as a URL segment. */
  slug: z.string(),
  createdAt: z.iso.datetime(),
  closesAt: z.nullable(z.iso.datetime()),
});
export type JobListing = z.infer<typeof jobListingSchema>;

/** The canonical path of a position's page; other paths redirect to it. */
export const positionPath = ({ id, slug }: Pick<JobListing, "id" | "slug">) => `/careers/${id}/${slug}`;

/** A listing as an admin sees it, published or not. */
export const managedJobListingSchema = z.extend(jobListingSchema, {
  isActive: z.boolean(),
  /** When it was removed while it had applications. */
  archivedAt: z.nullable(z.iso.datetime()),
  sortOrder: z.number(),
  /** The number of applications for it. */
  applications: z.number(),
  /** How many of them wait for a decision. */
  openApplications: z.number(),
  /** The stages of its candidates between New and the last ones. */
  stages: z.array(z.string()),
  updatedAt: z.iso.datetime(),
});
export type ManagedJobListing = z.infer<typeof managedJobListingSchema>;
