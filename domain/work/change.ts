import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, StaleVersionError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { changesSince } from "./changes-since.ts";
import { colleaguesFor } from "./colleagues.ts";
import { kinds, recordNotFound } from "./kinds.ts";
import { workOn, workRow } from "./read.ts";
import {
  MAX_SNOOZE_MS,
  type RecordKind,
  type RecordWork,
  type WorkChange,
  workChangeSchema,
  type workFields,
} from "./schema.ts";
import { setStatus } from "./set-conversation-status.ts";
import { type WorkRow, worksOf } from "./shown.ts";

/**
 * Changes the state of the team's work on a record, and returns the new one. The first change of a new record opens it,
 * unless it sets the status. Finishing a record ends its snooze. A change that is in effect already changes nothing, so it
 * can be repeated after a lost response. Throws a `ValidationError`, a `NotFoundError`, a `ConflictError` for a duplicate of a
 * duplicate, and a `StaleVersionError` with the present state and the changes since the version of the body.
 */
export async function changeWork(context: Context, kind: RecordKind, id: string, body: unknown): Promise<RecordWork> {
  requirePermission(context, kinds[kind].change);
  const change = parse(workChangeSchema, body);
  await context.db.write((queries) => applyChange(context, queries, kind, id, change));
  return await workOn(context.db.read, kind, id);
}

/** `changeWork` within a transaction. The caller has checked the permission. */
export async function applyChange(
  context: Context,
  queries: Queries,
  kind: RecordKind,
  id: string,
  { version, ...change }: WorkChange,
): Promise<void> {
  if (change.duplicateOf && isId(id)) await lockInOrder(queries, kind, [id, change.duplicateOf]);
  const before = await workRow(queries, kind, id).forUpdate().executeTakeFirst();
  if (!before) throw recordNotFound(kind);
  const after = wanted(kind, before, change, context.now());
  const fields = changedFields(before, after);
  if (fields.length === 0) return;
  if (version !== before.version) throw await staleVersion(queries, kind, id, before, version);
  if (after.assigneeId !== before.assigneeId && after.assigneeId !== null)
    await requireColleague(queries, kind, after.assigneeId);
  if (after.duplicateOf !== before.duplicateOf && after.duplicateOf !== null)
    await requireOriginal(queries, kind, id, after.duplicateOf);
  await storeWork(context, queries, kind, id, { after, fields });
}

/** Stores the state of the work on a record as its next version, with an entry of the audit log. */
export async function storeWork(
  context: Context,
  queries: Queries,
  kind: RecordKind,
  id: string,
  { after, fields }: { after: WorkRow; fields: readonly Field[] },
): Promise<void> {
  const { status, version, ...rest } = after;
  await queries
    .updateTable(kinds[kind].table as "inquiries")
    .set({ ...rest, version: version + 1, ...(kind !== "conversation" && { workStatus: status as "open" }) })
    .where("id", "=", id)
    .execute();
  if (kind === "conversation" && fields.includes("status")) await setStatus(queries, id, status as "active" | "closed");
  await recordAction(context, queries, { action: "change", kind, id, fields });
}

type Field = (typeof workFields)[number];

/** The state after a change. Throws a `ValidationError` for one that does not fit together. */
function wanted(kind: RecordKind, before: WorkRow, change: Omit<WorkChange, "version">, now: number): WorkRow {
  const statuses = kind === "conversation" ? ["active", "closed"] : ["new", "open", "done", "spam"];
  if (change.status !== undefined && !statuses.includes(change.status))
    throw new ValidationError({ status: [`Must be ${statuses.slice(0, -1).join(", ")} or ${statuses.at(-1)}`] });
  const { assigneeId = before.assigneeId, duplicateOf = before.duplicateOf } = change;
  const snoozedUntil =
    change.snoozedUntil === undefined
      ? before.snoozedUntil
      : change.snoozedUntil === null
        ? null
        : Date.parse(change.snoozedUntil);
  const after = { ...before, assigneeId, snoozedUntil, duplicateOf };
  const isFirst = before.status === "new" && changedFields(before, after).length > 0;
  after.status = change.status ?? (isFirst ? "open" : before.status);
  const isFinished = ["done", "spam", "closed"].includes(after.status);
  if (!change.snoozedUntil || snoozedUntil === before.snoozedUntil)
    return isFinished ? { ...after, snoozedUntil: null } : after;
  if (isFinished) throw new ValidationError({ snoozedUntil: [`This ${kind} is finished. Open it again to snooze it`] });
  if (snoozedUntil === null || snoozedUntil <= now)
    throw new ValidationError({ snoozedUntil: ["Must be in the future"] });
  if (snoozedUntil > now + MAX_SNOOZE_MS) throw new ValidationError({ snoozedUntil: ["Must be within a year"] });
  return after;
}

function changedFields(before: WorkRow, after: WorkRow): Field[] {
  const columns = {
    status: "status",
    assignee: "assigneeId",
    snooze: "snoozedUntil",
    duplicate: "duplicateOf",
  } as const satisfies Record<Field, keyof WorkRow>;
  return (Object.keys(columns) as Field[]).filter((field) => before[columns[field]] !== after[columns[field]]);
}

async function requireColleague(queries: Queries, kind: RecordKind, id: string) {
  // Locked on PostgreSQL, so that the account is neither disabled nor removed before the commit.
  const found = isId(id) && (await colleaguesFor(queries, kind).where("id", "=", id).forUpdate().executeTakeFirst());
  if (!found) throw new ValidationError({ assigneeId: [`Choose a colleague with access to this ${kind}`] });
}

/** Locks records on PostgreSQL in the order of their ids: two that are marked as duplicates of each other at once do not wait for each other. */
async function lockInOrder(queries: Queries, kind: RecordKind, ids: string[]) {
  const table = kinds[kind].table as "inquiries";
  await queries.selectFrom(table).select("id").where("id", "in", ids.filter(isId)).orderBy("id").forUpdate().execute();
}

/**
 * Throws a `ValidationError` unless the record exists, and a `ConflictError` when it is a duplicate itself: records must not
 * repeat each other in a circle.
 */
async function requireOriginal(queries: Queries, kind: RecordKind, id: string, originalId: string) {
  const refuse = (message: string) => new ValidationError({ duplicateOf: [message] });
  if (originalId === id) throw refuse(`Choose another ${kind}`);
  const original = await workRow(queries, kind, originalId).forUpdate().executeTakeFirst();
  if (!original) throw refuse(`This ${kind} was not found`);
  if (original.duplicateOf === null) return;
  const message = `This ${kind} is marked as a duplicate itself. Choose the original`;
  throw new ConflictError({ duplicateOf: [message] }, message);
}

async function staleVersion(queries: Queries, kind: RecordKind, id: string, before: WorkRow, version: number) {
  const [current] = await worksOf(queries, kind, [before]);
  const changes = await changesSince(queries, kind, id, before.version - version);
  return new StaleVersionError({ current, changes }, `A colleague changed this ${kind} in the meantime`);
}
