import type * as z from "zod/mini";
import type { CheckedFile } from "../files/check-resume.ts";
import type { jobApplicationWithFileSchema } from "../job-applications/form-schema.ts";
import { openJobListings } from "../job-listings/list.ts";
import type { Context } from "../kernel/context.ts";
import { ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { chatApplicationSchema } from "./schema.ts";

/**
 * Reads the application from a chat message (specification, sections 3 and 5), in the form that `insertApplication` takes.
 * A position with the title of an open listing refers to that listing.
 */
export async function readApplication(
  context: Context,
  metadata: object,
  resume: CheckedFile | null,
): Promise<z.output<typeof jobApplicationWithFileSchema>> {
  const application = parse(chatApplicationSchema, metadata);
  if (!resume) throw new ValidationError({ attachment: ["Resume is required"] }, "Resume is required");
  const meant = normalizeForSearch(application.position);
  const listing = (await openJobListings(context)).find(({ title }) => normalizeForSearch(title) === meant);
  return {
    ...application,
    position: listing?.title ?? application.position,
    message: application.message || null,
    jobListingId: listing?.id ?? null,
    resumePath: null,
    applicationType: listing?.listingCategory ?? "job",
    education: null,
    university: null,
    graduationYear: null,
    availabilityDate: null,
  };
}
