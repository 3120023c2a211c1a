import type * as z from "zod/mini";
import { isId } from "#db/id.ts";
import type { AuditEntryRow } from "#db/tables.ts";
import { unindexed } from "#db/unindexed.ts";
import { inBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { type Permission, requirePermission } from "../kernel/permissions.ts";
import { countRows, readPart } from "../lists/list-part.ts";
import { recordAccess, recordView } from "./record.ts";
import {
  type ActivityFilter,
  type AuditEntry,
  type AuditKind,
  activityFilterSchema,
  type activityPageSchema,
  activityQuerySchema,
  type RecordHistory,
} from "./schema.ts";

/** How many entries the history of a record shows. */
const MAX_HISTORY = 100;

/** One page of the audit log, newest first: all of it, or what a person did, what happened to a kind of record, or a day. */
export async function listActivity(context: Context, query: unknown): Promise<z.infer<typeof activityPageSchema>> {
  requirePermission(context, "audit:read");
  const { page, pageSize, ...wanted } = parse(activityQuerySchema, query);
  const rows = entriesWith(context, wanted);
  const order = { total: await countRows(rows), column: "recordedAt", direction: "desc" } as const;
  const { items, ...part } = await readPart(rows, { ...wanted, page, pageSize }, order);
  const activity = { items: await toEntries(context, items), ...part, page, pageSize };
  await recordView(context, { kind: "audit", count: items.length }, activity);
  return activity;
}

/** The same entries in the order of the chain, with their hashes, in batches. Resolves when the audit log says so. */
export async function exportActivity(
  context: Context,
  query: unknown,
): Promise<AsyncGenerator<(AuditEntry & Pick<AuditEntryRow, "sequence" | "hash" | "previousHash">)[]>> {
  requirePermission(context, "audit:read");
  const rows = entriesWith(context, parse(activityFilterSchema, query));
  await recordAccess(context, { action: "export", kind: "audit", count: await countRows(rows) });
  const batches = inBatches((limit, last?: AuditEntryRow) =>
    rows
      .where("sequence", ">", last?.sequence ?? 0)
      .orderBy("sequence")
      .limit(limit)
      .execute(),
  );
  return (async function* () {
    for await (const batch of batches) {
      const entries = await toEntries(context, batch);
      yield entries.map((entry, i) => {
        const { sequence, previousHash, hash } = batch[i] as AuditEntryRow;
        return { ...entry, sequence, previousHash, hash };
      });
    }
  })();
}

/** The members of the team by name, for the filter of the activity. */
export async function listPeople(context: Context): Promise<{ id: string; name: string }[]> {
  requirePermission(context, "audit:read");
  const people = await context.db.read
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "!=", "user")
    .orderBy("name")
    .execute();
  await recordView(context, { kind: "user", count: people.length }, people);
  return people;
}

/** The latest entries about one record, newest first, for users who may read records of its kind. It may be gone. */
export async function readHistory(
  context: Context,
  permission: Permission,
  kind: AuditKind,
  id: string,
): Promise<RecordHistory> {
  requirePermission(context, permission);
  if (!isId(id)) throw new NotFoundError("This record was not found");
  const rows = await context.db.read
    .selectFrom("auditEntries")
    .selectAll()
    .where("objectId", "=", id)
    .where(unindexed("objectKind"), "=", kind)
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  const notes = await notesOn(context, rows);
  const history = (await toEntries(context, rows)).map((entry) => {
    const note = notes.get(entry.requestId);
    return note === undefined ? entry : { ...entry, note };
  });
  await recordView(context, { kind: "audit", id }, history);
  return history;
}

/** The notes of reveals by request. */
async function notesOn({ db }: Context, rows: readonly AuditEntryRow[]): Promise<Map<string | null, string>> {
  const requests = rows.flatMap(({ action, requestId }) => (action === "reveal" && requestId ? requestId : []));
  if (requests.length === 0) return new Map();
  const reveals = await db.read
    .selectFrom("reveals")
    .select(["requestId", "note"])
    .where("requestId", "in", requests)
    .execute();
  return new Map(reveals.flatMap(({ requestId, note }) => (note === null ? [] : [[requestId, note]])));
}

function entriesWith({ db }: Context, { actor, kind, day }: ActivityFilter) {
  let rows = db.read.selectFrom("auditEntries").selectAll();
  if (actor && isId(actor)) rows = rows.where("actorId", "=", actor);
  else if (actor) rows = rows.where("actorId", "is", null).where("actorRole", "=", actor);
  if (kind) rows = rows.where("objectKind", "=", kind);
  if (day) rows = rows.where("recordedAt", ">=", Date.parse(day)).where("recordedAt", "<", Date.parse(day) + DAY);
  return rows;
}

/** Rows as the API shows them, with the names of the team. Ordinary users stay ids: the log is about the team. */
async function toEntries({ db }: Context, rows: readonly AuditEntryRow[]): Promise<AuditEntry[]> {
  const ids = [...new Set(rows.flatMap(({ actorId, actorRole }) => (actorId && actorRole !== "user" ? actorId : [])))];
  const people =
    ids.length === 0 ? [] : await db.read.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    recordedAt: new Date(row.recordedAt).toISOString(),
    actor: {
      id: row.actorId,
      role: row.actorRole,
      name: row.actorRole === "user" ? null : (names.get(row.actorId ?? "") ?? null),
    },
    action: row.action,
    kind: row.objectKind,
    objectId: row.objectId,
    fields: JSON.parse(row.fields),
    count: row.count,
    requestId: row.requestId,
  }));
}
