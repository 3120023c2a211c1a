import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { removeUnmarked } from "../work/unmark-duplicates.ts";

/**
 * Permanently deletes an application with its file and emails (specification, section 2: erasure). Admins only. Throws a `NotFoundError` when there is no such application.
 */
export async function removeJobApplication(context: Context, id: string): Promise<void> {
  requirePermission(context, "applications:change");
  if (!isId(id)) throw new NotFoundError("This application was not found");
  await removeUnmarked(context.db, "application", id, (queries) => deleteJobApplication(context, queries, id));
}

/** Deletes an application with what hangs on it, and records it in the audit log, in a transaction of the caller. */
export async function deleteJobApplication(context: Context, queries: Queries, id: string): Promise<void> {
  await removeEmailsAbout(queries, [id]);
  const { numDeletedRows } = await queries.deleteFrom("jobApplications").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFoundError("This application was not found");
  await recordAction(context, queries, { action: "remove", kind: "application", id });
}
