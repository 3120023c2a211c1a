import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError, StaleVersionError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { changeWork } from "../work/change.ts";
import { kinds } from "../work/kinds.ts";
import { removeRecord } from "../work/remove.ts";
import type { RecordKind } from "../work/schema.ts";
import { type BulkResults, bulkChangeSchema, bulkRemovalSchema } from "./schema.ts";

type Result = BulkResults["results"][number];

/**
 * Permanently deletes several records of a kind, each in a transaction of its own, and says of each whether it was deleted.
 * `body` follows `bulkRemovalSchema`.
 */
export async function removeMany(context: Context, kind: RecordKind, body: unknown): Promise<BulkResults> {
  requirePermission(context, kinds[kind].change);
  const { ids } = parse(bulkRemovalSchema, body);
  const results: Result[] = [];
  for (const id of new Set(ids))
    results.push(
      await resultOf(id, async () => {
        await removeRecord(context, kind, id);
        return {};
      }),
    );
  return { results };
}

/**
 * Changes the work on several records of a kind, each in a transaction of its own, and says of each whether it was changed.
 * `body` follows `bulkChangeSchema`.
 */
export async function changeMany(context: Context, kind: RecordKind, body: unknown): Promise<BulkResults> {
  requirePermission(context, kinds[kind].change);
  const { changes } = parse(bulkChangeSchema, body);
  const results: Result[] = [];
  for (const { id, change } of changes)
    results.push(await resultOf(id, async () => ({ work: await changeWork(context, kind, id, change) })));
  return { results };
}

/** The result of `apply`, or why it refused. Any other failure ends the request. */
async function resultOf(id: string, apply: () => Promise<Pick<Result, "work">>): Promise<Result> {
  try {
    return { id, outcome: "done", ...(await apply()) };
  } catch (error) {
    if (error instanceof StaleVersionError) return { id, outcome: "stale", detail: error.message };
    if (error instanceof NotFoundError) return { id, outcome: "missing", detail: error.message };
    if (!(error instanceof ValidationError || error instanceof ConflictError)) throw error;
    return {
      id,
      outcome: "refused",
      detail: Object.values(error.errors ?? {})
        .flat()
        .join(". "),
    };
  }
}
