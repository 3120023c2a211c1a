import { sql } from "kysely";
import { isId } from "#db/id.ts";
import { recordAction, recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { cancelRejections } from "../replies/rejections.ts";
import { rejectionCancellationSchema, type WaitingRejections } from "./schema.ts";

const CANCELED = "A member of the team canceled it.";

/** How many rejections of a listing's candidates wait to be sent, and when the first is due. Throws a `NotFoundError`. */
export async function readWaitingRejections(context: Context, listingId: string): Promise<WaitingRejections> {
  requirePermission(context, "applications:read");
  await requireListing(context, listingId);
  // From the emails that wait, of which there are few.
  const { waiting, dueAt } = await context.db.read
    .selectFrom("mails")
    .innerJoin("replies", "replies.id", "mails.aboutId")
    .innerJoin("jobApplications", "jobApplications.id", "replies.jobApplicationId")
    .select(({ fn }) => [fn.countAll<number>().as("waiting"), fn.min("mails.dueAt").as("dueAt")])
    .where("mails.state", "=", "waiting")
    .where("mails.kind", "=", "reply")
    .where("replies.isRejection", "=", 1)
    .where("jobApplications.jobListingId", "=", listingId)
    .executeTakeFirstOrThrow();
  const shown = { waiting, sendAt: dueAt === null ? null : new Date(dueAt).toISOString() };
  await recordView(context, { kind: "listing", id: listingId }, shown);
  return shown;
}

/** Cancels all rejections of a listing's candidates that wait. One that is being sent stays. Throws a `NotFoundError`. */
export async function cancelListingRejections(context: Context, listingId: string): Promise<{ canceled: number }> {
  requirePermission(context, "applications:change");
  await requireListing(context, listingId);
  return await context.db.write(async (queries) => {
    const canceled = await cancelRejections(context, queries, sql`job_listing_id = ${listingId}`, CANCELED);
    const count = canceled.length;
    const fields = ["reply state"];
    if (count > 0)
      await recordAction(context, queries, { action: "change", kind: "listing", id: listingId, fields, count });
    return { canceled: count };
  });
}

/** Cancels the rejections of these applications that wait. One that is being sent stays. */
export async function cancelWaitingRejections(context: Context, body: unknown): Promise<{ canceled: number }> {
  requirePermission(context, "applications:change");
  const { ids } = parse(rejectionCancellationSchema, body);
  return await context.db.write(async (queries) => {
    const isNamed = sql<boolean>`job_applications.id in (${sql.join(ids)})`;
    const canceled = await cancelRejections(context, queries, isNamed, CANCELED);
    for (const id of canceled)
      await recordAction(context, queries, { action: "change", kind: "application", id, fields: ["reply state"] });
    return { canceled: canceled.length };
  });
}

async function requireListing({ db }: Context, id: string): Promise<void> {
  const find = db.read.selectFrom("jobListings").select("id").where("id", "=", id);
  if (!isId(id) || !(await find.executeTakeFirst())) throw new NotFoundError("This listing was not found");
}
