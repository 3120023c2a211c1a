import type { Queries } from "#db/database.ts";
import { unindexed } from "#db/unindexed.ts";
import { type RecordKind, type StaleWork, workFields } from "./schema.ts";

/** More entries than that are not read: a record that old is better opened again. */
const MAX_ENTRIES = 200;

/**
 * The last `count` changes of the work on a record, oldest first: who changed which fields. The audit log has an entry for
 * each version.
 */
export async function changesSince(
  queries: Queries,
  kind: RecordKind,
  id: string,
  count: number,
): Promise<StaleWork["changes"]> {
  const rows = await queries
    .selectFrom("auditEntries")
    .leftJoin("users", "users.id", "auditEntries.actorId")
    .select(["fields", "recordedAt", "actorId", "users.name"])
    .where("objectId", "=", id)
    .where(unindexed("objectKind"), "=", kind)
    .where("action", "=", "change")
    .orderBy("sequence", "desc")
    .limit(MAX_ENTRIES)
    .execute();
  return rows
    .map(({ fields, recordedAt, actorId, name }) => ({
      by: actorId !== null && name !== null ? { id: actorId, name } : null,
      fields: (JSON.parse(fields) as string[]).filter((field) => isWorkField(field)),
      at: new Date(recordedAt).toISOString(),
    }))
    .filter(({ fields }) => fields.length > 0)
    .slice(0, Math.max(0, count))
    .reverse();
}

const isWorkField = (field: string) => (workFields as readonly string[]).includes(field);
