import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { removeUnmarked } from "../work/unmark-duplicates.ts";

/**
 * Permanently deletes an inquiry and the emails about it (specification, section 2: erasure). Admins only.
 * Throws a `NotFoundError` when there is no such inquiry.
 */
export async function removeInquiry(context: Context, id: string): Promise<void> {
  requirePermission(context, "inquiries:change");
  if (!isId(id)) throw new NotFoundError("This inquiry was not found");
  await removeUnmarked(context.db, "inquiry", id, (queries) => deleteInquiry(context, queries, id));
}

/** Deletes an inquiry with what hangs on it, and records it in the audit log, in a transaction of the caller. */
export async function deleteInquiry(context: Context, queries: Queries, id: string): Promise<void> {
  await removeEmailsAbout(queries, [id]);
  const { numDeletedRows } = await queries.deleteFrom("inquiries").where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new NotFoundError("This inquiry was not found");
  await recordAction(context, queries, { action: "remove", kind: "inquiry", id });
}
