import type * as z from "zod/mini";
import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { queueEmailsAbout } from "../emails/queue.ts";
import type { CheckedFile } from "../files/check-resume.ts";
import { storeInspection } from "../files/store-inspection.ts";
import { openJobListings } from "../job-listings/list.ts";
import { lookUpJobListing } from "../job-listings/look-up.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { ConflictError, KeyReusedError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { type Written, writeOnce } from "../kernel/write-once.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { searchedInApplication } from "../lists/searched-text.ts";
import {
  internshipApplicationSchema,
  internshipApplicationWithFileSchema,
  jobApplicationSchema,
  jobApplicationWithFileSchema,
} from "./form-schema.ts";
import type { ReceivedApplication } from "./schema.ts";

/**
 * Stores an application from any visitor, with the uploaded resume if there is one, and queues the emails about it
 * (specification, sections 5 and 7). Resolves after all are durable. A repetition of the request gets its first response.
 * Throws a `ValidationError` with messages by field, and a `ConflictError` when the browser sends another version of what
 * is stored.
 */
export async function createJobApplication(
  context: Context,
  body: unknown,
  file: CheckedFile | null = null,
): Promise<Written<ReceivedApplication>> {
  const sent = parseApplication(body, file !== null);
  const application = { ...sent, ...(await listingOf(context, sent)) };
  const now = context.now();
  // Friends may apply in one browser, whose form has one key.
  const asked = { verb: `application of ${personAndPosition(application)}`, request: [sent, file?.sha256] };
  try {
    const written = await writeOnce(context, asked, (queries) => insertApplication(queries, application, file, now));
    context.emailQueued?.();
    return written;
  } catch (error) {
    throw error instanceof KeyReusedError ? alreadyApplied() : error;
  }
}

/**
 * Stores a validated application for an open listing, or for none, within a transaction. A further one of the same address
 * for the same position within a day may come from a stranger who uses that address, so it is answered alike and marked as
 * a possible duplicate. The caller calls `context.emailQueued` after the commit.
 */
export async function insertApplication(
  queries: Queries,
  application: z.output<typeof jobApplicationWithFileSchema>,
  file: CheckedFile | null,
  createdAt: number,
): Promise<ReceivedApplication> {
  const { email } = application;
  const emailFolded = normalizeForSearch(email);
  const latestOf = personAndPosition(application);
  const id = newId(createdAt);
  const searched = searchedInApplication({ ...application, fileName: file?.name });
  const row = { ...application, ...searched, id, emailFolded, createdAt };
  await queries
    .updateTable("jobApplications")
    .set({ latestOf: null })
    .where("latestOf", "=", latestOf)
    .where("createdAt", "<=", createdAt - DAY)
    .execute();
  const isLatest = await queries
    .insertInto("jobApplications")
    .values({ ...row, latestOf })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!isLatest) {
    const first = await queries
      .selectFrom("jobApplications")
      .select(["id", "duplicateOf"])
      .where("latestOf", "=", latestOf)
      .executeTakeFirst();
    const duplicateOf = first?.duplicateOf ?? first?.id ?? null;
    await queries
      .insertInto("jobApplications")
      .values({ ...row, latestOf: null, duplicateOf })
      .execute();
  }
  if (file) await storeFile(queries, file, id, createdAt);
  await queueEmailsAbout(queries, { what: "application", id, email, now: createdAt });
  return { id, createdAt: new Date(createdAt).toISOString() };
}

const personAndPosition = ({ email, position }: { email: string; position: string }) =>
  `${normalizeForSearch(email)}\n${normalizeForSearch(position)}`;

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

/** The browser that applied sends another version of its application within a day. */
export function alreadyApplied(): ConflictError {
  const message =
    "You applied for this position within the last day. We have your application, so there’s nothing more to do";
  return new ConflictError({ position: [message] }, message);
}
