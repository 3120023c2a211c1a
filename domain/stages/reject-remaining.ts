import { type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { finalStages } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countPlanned, planRejections } from "../replies/rejections.ts";
import type { RejectionEmail, RejectionOutcome } from "../replies/schema.ts";
import { moveStored } from "./move.ts";
import { type Rejected, rejectRemainingSchema } from "./schema.ts";

/**
 * Moves all applications of a listing that wait for a decision to Rejected, plans the email of the request to each in the same
 * transaction, and returns their numbers, 0 if none is left. Throws a `NotFoundError`, and a `ConflictError` when their number
 * is not the confirmed one.
 */
export async function rejectRemaining(context: Context, id: string, body: unknown): Promise<Rejected> {
  requirePermission(context, "applications:change");
  const wanted = parse(rejectRemainingSchema, body);
  const rejected = await countPlanned(
    context,
    wanted.rejection ? wanted.openApplications : 0,
    () => rejectConfirmed(context, id, wanted),
    ({ planned }) => planned,
  );
  if (rejected.planned > 0) context.emailQueued?.();
  return rejected;
}

async function rejectConfirmed(
  context: Context,
  id: string,
  {
    openApplications: confirmed,
    rejection: email,
  }: { openApplications: number; rejection?: RejectionEmail | undefined },
): Promise<Rejected> {
  const notFound = () => new NotFoundError("This listing was not found");
  if (!isId(id)) throw notFound();
  return await context.db.write(async (queries) => {
    // Locked on PostgreSQL: no application of this listing moves or arrives until the commit.
    const listing = await queries
      .selectFrom("jobListings")
      .select("id")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!listing) throw notFound();
    const isOpen = sql<SqlBool>`job_listing_id = ${id} and stage not in (${sql.join(finalStages)})`;
    const open = await queries.selectFrom("jobApplications").select("id").where(isOpen).orderBy("id").execute();
    const count = open.length;
    // Also the answer to a request that is repeated because its response was lost.
    if (count === 0) return countsOf([], 0);
    if (count !== confirmed) {
      const message = `${count.toLocaleString("en-US")} candidates are waiting for a decision now. Check them, then confirm again`;
      throw new ConflictError({ openApplications: [message] }, message);
    }
    await moveStored(queries, isOpen, { to: "rejected", by: context.actor?.id ?? null, at: context.now() });
    await recordAction(context, queries, { action: "change", kind: "listing", id, fields: ["candidates"], count });
    if (!email) return countsOf([], count);
    return await planEmails(
      context,
      queries,
      email,
      open.map((application) => application.id),
    );
  });
}

async function planEmails(context: Context, queries: Queries, email: RejectionEmail, ids: string[]): Promise<Rejected> {
  const outcomes = [...(await planRejections(context, queries, email, ids)).values()];
  const rejected = countsOf(outcomes, ids.length);
  const { planned: count } = rejected;
  if (count > 0) await recordAction(context, queries, { action: "reply", kind: "application", count });
  return rejected;
}

function countsOf(outcomes: readonly RejectionOutcome[], moved: number): Rejected {
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const sendAt = outcomes.find(({ outcome }) => outcome === "planned")?.sendAt ?? null;
  return { moved, planned: count("planned"), told: count("told"), unreachable: count("unreachable"), sendAt };
}
