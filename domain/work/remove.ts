import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { kinds, recordNotFound } from "./kinds.ts";
import type { RecordKind } from "./schema.ts";
import { unmarkDuplicates } from "./unmark-duplicates.ts";

/**
 * Permanently deletes a record with its messages, files and emails (specification, section 2, 'Privacy policy'). An application made
 * in a conversation stays and is removed separately. Throws a `NotFoundError`.
 */
export async function removeRecord(context: Context, kind: RecordKind, id: string): Promise<void> {
  requirePermission(context, kinds[kind].change);
  if (!isId(id)) throw recordNotFound(kind);
  for (let isMarked = true; isMarked; )
    isMarked = await context.db.write(async (queries) => {
      if (await unmarkDuplicates(queries, kind, [id])) return true;
      await deleteRecord(context, queries, kind, id);
      return false;
    });
}

/** Deletes a record with what hangs on it, and records it in the audit log, in a transaction of the caller. */
export async function deleteRecord(context: Context, queries: Queries, kind: RecordKind, id: string): Promise<void> {
  await removeEmailsAbout(queries, [id]);
  const { numDeletedRows } = await queries.deleteFrom(kinds[kind].table).where("id", "=", id).executeTakeFirst();
  if (numDeletedRows === 0n) throw recordNotFound(kind);
  await recordAction(context, queries, { action: "remove", kind, id });
}
