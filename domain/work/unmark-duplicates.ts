import type { Queries } from "#db/database.ts";
import { kinds } from "./kinds.ts";
import type { RecordKind } from "./schema.ts";

/** On PostgreSQL a mark takes milliseconds, because each changed row enters its search indexes again. */
const MARKS_AT_ONCE = 20;

/**
 * Removes up to 20 marks of the duplicates of these records, and returns whether there may be more. Call it in transactions of
 * their own until it returns false, and only then delete the records: the foreign key would remove all marks in the transaction of
 * the deletion, for which other writes would wait.
 */
export async function unmarkDuplicates(queries: Queries, kind: RecordKind, ids: readonly string[]): Promise<boolean> {
  const { table } = kinds[kind];
  const marked = await queries
    .selectFrom(table)
    .select("id")
    .where("duplicateOf", "in", ids)
    .limit(MARKS_AT_ONCE)
    .execute();
  if (marked.length === 0) return false;
  const duplicates = marked.map(({ id }) => id);
  await queries.updateTable(table).set({ duplicateOf: null }).where("id", "in", duplicates).execute();
  return marked.length === MARKS_AT_ONCE;
}
