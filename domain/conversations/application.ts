import type * as z from "zod/mini";
import type { Context } from "../context.ts";
import { ValidationError } from "../errors.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import type { jobApplicationWithFileSchema } from "../job-applications/schema.ts";
import { openJobListings } from "../job-listings/list.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { chatApplicationSchema } from "./schema.ts";

/**
 * The application that a message of the chat brings (specification, sections 3 and 5), as the form's verb stores it. A
 * position that is called as an open one is that one.
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
