import * as z from "zod/mini";
import { type ManagedJobListing, newJobListingSchema } from "#domain/job-listings/schema.ts";
import { closingDay, endOfDay } from "./closing-day.ts";

const { isActive: _, sortOrder: __, closesAt: ___, ...fields } = newJobListingSchema.shape;

/** The editor's form: a listing without sort order and publication state, with its closing time as a day. */
export const listingFormSchema = z.object({
  ...fields,
  closesAt: z.pipe(
    z.string().check(z.regex(/^(2\d{3}-\d{2}-\d{2})?$/, "Enter a date")),
    z.transform((day) => endOfDay(day)),
  ),
});
export type ListingValues = z.output<typeof listingFormSchema>;

/** Suggested job types; any other text is valid, too. */
export const commonTypes = ["Full-time", "Part-time", "Contract", "Internship"] as const;

/** The initial values of a new listing. */
export const blank: ListingValues = {
  title: "",
  description: "",
  requirements: "",
  type: "",
  location: "",
  remote: false,
  experience: "",
  listingCategory: "job",
  closesAt: null,
};

/** The values that differ from `listing`, or all of them for a new one. A closing time is unchanged if its day is. */
export function changesOf(listing: ManagedJobListing | undefined, values: ListingValues): Partial<ListingValues> {
  if (!listing) return values;
  const isSame = (name: keyof ListingValues) =>
    name === "closesAt" ? closingDay(values.closesAt) === closingDay(listing.closesAt) : values[name] === listing[name];
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !isSame(name as keyof ListingValues)),
  ) as Partial<ListingValues>;
}
