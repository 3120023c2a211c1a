import { type SqlBool, sql } from "kysely";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { ConflictError, NotFoundError } from "../errors.ts";
import { countApplications } from "../job-listings/count-applications.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { moveStored } from "./move.ts";
import { finalStages, rejectRemainingSchema } from "./schema.ts";

/**
 * Moves all applications of a listing that wait for a decision to Rejected, and returns their number. Throws a
 * `NotFoundError`, and a `ConflictError` when their number is not the confirmed one.
 */
export async function rejectRemaining(context: Context, id: string, body: unknown): Promise<{ moved: number }> {
  const user = requirePermission(context, "applications:change");
  const { openApplications: confirmed } = parse(rejectRemainingSchema, body);
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
    const { openApplications: count } = await countApplications(queries, id);
    if (count !== confirmed) {
      const message = `${count.toLocaleString("en-US")} candidates wait for a decision now. Check them, then confirm again`;
      throw new ConflictError({ openApplications: [message] }, message);
    }
    if (count === 0) return { moved: 0 };
    const isOpen = sql<SqlBool>`job_listing_id = ${id} and stage not in (${sql.join(finalStages)})`;
    await moveStored(queries, isOpen, { to: "rejected", by: user.id, at: context.now() });
    await recordAction(context, queries, { action: "change", kind: "listing", id, fields: ["candidates"], count });
    return { moved: count };
  });
}
