import type { Database, Queries } from "#db/database.ts";
import type { AuditEntryRow } from "#db/tables.ts";
import { lockAdmins, refuseForLastAdmin } from "../accounts/users/keep-an-admin.ts";
import { deleteUser } from "../accounts/users/remove.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { deleteRecord } from "../work/remove.ts";
import { type RecordKind, recordKinds } from "../work/schema.ts";
import type { ReplacedDatabase } from "./replaced-database.ts";

/** What was deleted again, by kind, and what could not be. */
export interface DeletedAgain {
  counts: Record<string, number>;
  /** The usernames of accounts that were kept because each is the last admin. */
  keptAdmins: string[];
}

/**
 * The entries of the audit log of `newer` that `older`, a backup of the same database, does not have; null if they are not
 * the same database, if the log of the backup is empty, or if that of `newer` cannot be read.
 */
export async function entriesSince(newer: ReplacedDatabase, older: Database): Promise<AuditEntryRow[] | null> {
  const end = await older.read.selectFrom("auditChain").selectAll().where("name", "=", "audit").executeTakeFirst();
  if (!end?.length) return null;
  return await newer.read(async (queries) => {
    const entries = queries.selectFrom("auditEntries");
    const same = await entries.select("hash").where("sequence", "=", end.length).executeTakeFirst();
    if (same?.hash !== end.lastHash) return null;
    return await entries
      .selectAll()
      .where("sequence", ">", end.length)
      .where("action", "not in", ["view", "export", "download", "sign-in", "sign-in-failed", "sign-out"])
      .orderBy("sequence")
      .execute();
  });
}

/**
 * Deletes from a restored backup what people deleted after it was made, as the privacy policy promises: `entries` are those
 * of the audit log of `replaced`, the database before the restore. What reached the end of its retention period since then
 * is deleted by the next retention run.
 */
export async function deleteAgain(
  context: Context,
  replaced: ReplacedDatabase,
  entries: readonly AuditEntryRow[],
): Promise<DeletedAgain> {
  const counts: Record<string, number> = {};
  const keptAdmins: string[] = [];
  for (const entry of entries.filter(isDeletion)) {
    const { action, objectKind, objectId } = entry;
    if (!objectId) continue;
    const kind = action === "remove" ? objectKind : "note";
    const missing = await missingRows(context.db, replaced, kind, objectId);
    try {
      const removed = await context.db.write(
        async (queries) => await removals[kind]?.(context, queries, objectId, missing),
      );
      if (removed) counts[kind] = (counts[kind] ?? 0) + removed;
    } catch (error) {
      // It was created after the backup.
      if (error instanceof NotFoundError) continue;
      if (!(error instanceof ConflictError)) throw error;
      const user = await context.db.read.selectFrom("users").select("username").where("id", "=", objectId).execute();
      keptAdmins.push(...user.map(({ username }) => username));
    }
  }
  return { counts, keptAdmins };
}

/** Whether an entry of the audit log records what `deleteAgain` or `settleRestored` repeats. */
export const isDeletion = ({ action, objectKind }: AuditEntryRow): boolean =>
  action === "remove-note" || (action === "remove" && (objectKind in removals || objectKind === "invitation"));

/** Deletes a record and returns how many rows of its kind went. `missing` are the rows that `missingRows` found. */
type Removal = (context: Context, queries: Queries, id: string, missing: string[]) => Promise<number>;

const removalOf =
  (kind: RecordKind): Removal =>
  async (context, queries, id) => {
    await deleteRecord(context, queries, kind, id);
    return 1;
  };

const removals: Partial<Record<string, Removal>> = {
  ...Object.fromEntries(recordKinds.map((kind) => [kind, removalOf(kind)])),
  async user(context, queries, id) {
    const admins = await lockAdmins(queries);
    const user = await queries.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
    if (!user) return 0;
    refuseForLastAdmin(admins, id);
    await deleteUser(context, queries, user);
    return 1;
  },
  /**
   * The records of an erased person have entries of their own; what is left are addresses and emails to them. An address that
   * was split off before belongs to someone else.
   */
  async person(context, queries, id, missing) {
    if (missing.length === 0) return 0;
    const addresses = queries.selectFrom("personAddresses").select("address").where("id", "in", missing);
    await queries
      .deleteFrom("mails")
      .where(({ fn }) => fn<string>("lower", ["recipient"]), "in", addresses)
      .execute();
    await queries.deleteFrom("personAddresses").where("id", "in", missing).execute();
    await queries
      .updateTable("personAddresses")
      .set(({ ref }) => ({ personId: ref("id") }))
      .where("personId", "=", id)
      .execute();
    await recordAction(context, queries, { action: "remove", kind: "person", id });
    return 1;
  },
  async note(_context, queries, _id, missing) {
    if (missing.length === 0) return 0;
    await removeEmailsAbout(queries, missing);
    await queries.deleteFrom("notes").where("id", "in", missing).execute();
    return missing.length;
  },
};

const rowsOf: Partial<Record<string, (queries: Queries, id: string) => Promise<{ id: string }[]>>> = {
  note: (queries, id) =>
    queries
      .selectFrom("notes")
      .select("id")
      .where(({ or, eb }) =>
        or([eb("inquiryId", "=", id), eb("jobApplicationId", "=", id), eb("conversationId", "=", id)]),
      )
      .execute(),
  person: (queries, id) => queries.selectFrom("personAddresses").select("id").where("personId", "=", id).execute(),
};

/**
 * The notes on a record or the addresses of a person that the replaced database no longer has: its log does not name them.
 * None when it cannot be read.
 */
async function missingRows(restored: Database, replaced: ReplacedDatabase, kind: string, id: string) {
  const find = rowsOf[kind];
  const rows = (await find?.(restored.read, id)) ?? [];
  if (rows.length === 0) return [];
  const table = kind === "note" ? "notes" : "personAddresses";
  const ids = rows.map((row) => row.id);
  const kept = await replaced.read((queries) =>
    queries.selectFrom(table).select("id").where("id", "in", ids).execute(),
  );
  if (!kept) return [];
  const keptIds = new Set(kept.map((row) => row.id));
  return ids.filter((one) => !keptIds.has(one));
}
