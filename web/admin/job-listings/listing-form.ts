import * as z from "zod/mini";
import { type ManagedJobListing, newJobListingSchema } from "#domain/job-listings/schema.ts";
import { closingDay, endOfDay } from "./closing-day.ts";

const { isActive: _, sortOrder: __, closesAt: ___, ...written } = newJobListingSchema.shape;

/** What the editor's form holds: a listing but for its place and whether it is published, its closing time as a day. */
export const listingFormSchema = z.object({
  ...written,
  closesAt: z.pipe(
    z.string().check(z.regex(/^(2\d{3}-\d{2}-\d{2})?$/, "Must be a day")),
    z.transform((day) => endOfDay(day)),
  ),
});
export type WrittenListing = z.output<typeof listingFormSchema>;

/** The kinds of work that are offered while a type is written; any other is as good. */
export const commonTypes = ["Full-time", "Part-time", "Contract", "Internship"] as const;

/** The fields as a new form shows them. */
export const blank: WrittenListing = {
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

/** What a form says that the listing does not; all of it for a new one. A closing time stays if its day does. */
export function changesOf(listing: ManagedJobListing | undefined, values: WrittenListing): Partial<WrittenListing> {
  if (!listing) return values;
  const isSame = (name: keyof WrittenListing) =>
    name === "closesAt" ? closingDay(values.closesAt) === closingDay(listing.closesAt) : values[name] === listing[name];
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !isSame(name as keyof WrittenListing)),
  ) as Partial<WrittenListing>;
}
