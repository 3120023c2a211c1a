import type { Queries } from "#db/database.ts";
import type { Context } from "../kernel/context.ts";
import { storeWork } from "./change.ts";
import { recordNotFound } from "./kinds.ts";
import { workRow } from "./read.ts";
import type { RecordKind } from "./schema.ts";

/**
 * Opens a new record because a member of the team has replied to it, or written a note on it, in the same transaction. Others
 * stay as they are. `assigneeId` becomes the assignee of a record without one. Throws a `NotFoundError`. The caller has checked
 * the permission.
 */
export async function takeUp(
  context: Context,
  queries: Queries,
  kind: RecordKind,
  id: string,
  assigneeId: string | null = null,
): Promise<void> {
  const before = await workRow(queries, kind, id).forUpdate().executeTakeFirst();
  if (!before) throw recordNotFound(kind);
  const opened = before.status === "new" ? ({ status: "open" } as const) : null;
  const assigned = before.assigneeId === null && assigneeId !== null ? { assigneeId } : null;
  if (!opened && !assigned) return;
  const fields = [...(opened ? (["status"] as const) : []), ...(assigned ? (["assignee"] as const) : [])];
  await storeWork(context, queries, kind, id, { after: { ...before, ...opened, ...assigned }, fields });
}
