import { createHash } from "node:crypto";
import type * as z from "zod/mini";
import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import type { Context } from "../context.ts";
import { DAY } from "../days.ts";
import { queueEmailsAbout } from "../emails/queue.ts";
import { ConflictError, ValidationError } from "../errors.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { storeInspection } from "../files/store-inspection.ts";
import { openJobListings } from "../job-listings/list.ts";
import { lookUpJobListing } from "../job-listings/look-up.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { parse } from "../parse.ts";
import { searchedInApplication } from "../searched-text.ts";
import {
  internshipApplicationSchema,
  internshipApplicationWithFileSchema,
  jobApplicationSchema,
  jobApplicationWithFileSchema,
  type ReceivedApplication,
} from "./schema.ts";

/**
 * Stores an application from any visitor, with the uploaded resume if there is one, and queues the emails about it
 * (specification, sections 5 and 7). Resolves after all are durable. A further one of the same address for the same position
 * within a day may come from a stranger who uses that address, so it is answered alike and marked as a possible duplicate.
 * Throws a `ValidationError` with messages by field, and a `ConflictError` when the browser repeats its application.
 */
export async function createJobApplication(
  context: Context,
  body: unknown,
  file: CheckedFile | null = null,
): Promise<ReceivedApplication> {
  return await storeApplication(context, parseApplication(body, file !== null), file);
}

/** As `createJobApplication`, for a validated form. `alongside` writes in the same transaction. */
export async function storeApplication(
  context: Context,
  application: z.output<typeof jobApplicationWithFileSchema>,
  file: CheckedFile | null,
  alongside?: (queries: Queries, id: string) => Promise<void>,
): Promise<ReceivedApplication> {
  const createdAt = context.now();
  const { jobListingId, position } = await listingOf(context, application);
  const emailFolded = normalizeForSearch(application.email);
  const latestOf = `${emailFolded}\n${normalizeForSearch(position)}`;
  const { idempotencyKey: key } = context;
  const idempotencyKeyHash = key ? createHash("sha256").update(`${key}\n${latestOf}`).digest("hex") : null;
  const id = newId(createdAt);
  const row = {
    ...application,
    id,
    jobListingId,
    position,
    emailFolded,
    idempotencyKeyHash,
    ...searchedInApplication({ ...application, position, fileName: file?.name }),
    createdAt,
  };
  await context.db.write(async (queries) => {
    await queries
      .updateTable("jobApplications")
      .set({ latestOf: null, idempotencyKeyHash: null })
      .where(({ eb, or }) => or([eb("latestOf", "=", latestOf), eb("idempotencyKeyHash", "=", idempotencyKeyHash)]))
      .where("createdAt", "<=", createdAt - DAY)
      .execute();
    const insert = (place: { latestOf: string | null; duplicateOf: string | null }) => {
      const inserting = queries.insertInto("jobApplications").values({ ...row, ...place });
      return inserting
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
    };
    if (!(await insert({ latestOf, duplicateOf: null }))) {
      const first = await queries
        .selectFrom("jobApplications")
        .select(["id", "duplicateOf"])
        .where("latestOf", "=", latestOf)
        .executeTakeFirst();
      const duplicateOf = first?.duplicateOf ?? first?.id ?? null;
      if (!(await insert({ latestOf: null, duplicateOf }))) throw alreadyApplied();
    }
    if (file) await storeFile(queries, file, id, createdAt);
    await queueEmailsAbout(queries, { what: "application", id, email: application.email, now: createdAt });
    await alongside?.(queries, id);
  });
  context.emailQueued?.();
  return { id, createdAt: new Date(createdAt).toISOString() };
}

function parseApplication(body: unknown, hasFile: boolean) {
  const isInternship =
    typeof body === "object" &&
    body !== null &&
    "applicationType" in body &&
    (body as { applicationType: unknown }).applicationType === "internship";
  if (isInternship) return parse(hasFile ? internshipApplicationWithFileSchema : internshipApplicationSchema, body);
  return parse(hasFile ? jobApplicationWithFileSchema : jobApplicationSchema, body);
}

/**
 * The listing that was sent and its title, else the open listing that the position names by its title, so that the
 * dashboard finds the application under it. Throws when the listing that was sent is not open.
 */
async function listingOf(
  context: Context,
  { jobListingId, position }: { jobListingId: string | null; position: string },
): Promise<{ jobListingId: string | null; position: string }> {
  if (jobListingId === null) {
    const name = normalizeForSearch(position);
    const [named, another] = (await openJobListings(context)).filter(({ title }) => normalizeForSearch(title) === name);
    return named && !another ? { jobListingId: named.id, position: named.title } : { jobListingId, position };
  }
  const found = await lookUpJobListing(context, jobListingId);
  if (found?.state !== "open")
    throw new ValidationError({ jobListingId: ["This position is no longer open"] }, "This position is no longer open");
  return { jobListingId, position: found.listing.title };
}

async function storeFile(
  queries: Queries,
  { inspection, ...file }: CheckedFile,
  jobApplicationId: string,
  createdAt: number,
) {
  const fileId = newId(createdAt);
  await queries
    .insertInto("files")
    .values({ ...file, id: fileId, jobApplicationId, createdAt })
    .execute();
  await storeInspection(queries, { fileId }, inspection, createdAt);
}

function alreadyApplied(): ConflictError {
  const message =
    "You applied for this position within the last day. We have your application, so there’s nothing more to do";
  return new ConflictError({ position: [message] }, message);
}
