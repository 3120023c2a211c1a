import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Queries } from "#db/database.ts";
import type { NewLink } from "#db/hash-chain.ts";
import { newId } from "#db/id.ts";
import type { AuditEntryRow } from "#db/tables.ts";
import type { Context } from "../kernel/context.ts";
import type { AuditAction, AuditKind } from "./schema.ts";

/** What an entry of the audit log says besides its time and its actor: ids and names of fields, never values. */
export interface Action {
  action: AuditAction;
  kind: AuditKind;
  /** The record; none for a list, and for a kind of which there is only one. */
  id?: string;
  /** The names of the changed fields; of a reveal, its purpose. */
  fields?: readonly string[];
  /** How many records a list or a file holds. */
  count?: number;
}

type NewEntry = Omit<AuditEntryRow, "sequence" | "previousHash" | "hash">;

/** What the hash of an entry covers besides its place in the chain, in the order written here. */
export const hashedOf = (entry: NewEntry): readonly unknown[] => [
  entry.id,
  entry.recordedAt,
  entry.actorId,
  entry.actorRole,
  entry.action,
  entry.objectKind,
  entry.objectId,
  JSON.parse(entry.fields),
  entry.count,
  entry.requestId,
];

function linkOf({ actor, agent, requestId, now }: Context, { action, kind, id, fields = [], count }: Action): NewLink {
  const recordedAt = now();
  const entry: NewEntry = {
    id: newId(recordedAt),
    recordedAt,
    actorId: actor?.id ?? null,
    actorRole: actor?.role ?? agent ?? "visitor",
    action,
    objectKind: kind,
    objectId: id ?? null,
    fields: JSON.stringify(fields),
    count: count ?? null,
    requestId: requestId ?? null,
  };
  return { chain: "audit", row: { ...entry }, hashed: hashedOf(entry) };
}

/**
 * Appends an entry to the audit log in the transaction of the action, so that neither exists without the other. With an entry
 * about the actor's own account, or about an attempt to sign in to it, it stores the device.
 */
export async function recordAction(context: Context, queries: Queries, action: Action): Promise<void> {
  const link = linkOf(context, action);
  await context.db.append(queries, link);
  const { actor, device } = context;
  const { kind, id: userId } = action;
  // A row outside the chain, which is deleted with the account.
  if (device && kind === "user" && userId && (!actor || actor.id === userId))
    await queries
      .insertInto("auditDevices")
      .columns(["entryId", "userId", "device"])
      .expression(
        queries
          .selectFrom("users")
          .select(({ val }) => [val(String(link.row.id)).as("entryId"), "id", val(device).as("device")])
          .where("id", "=", userId),
      )
      .execute();
}

/** `recordAction` for what changes nothing else. Resolves when the entry is durable: only then may data leave the server. */
export async function recordAccess(context: Context, action: Action): Promise<void> {
  await context.db.write((queries) => context.db.append(queries, linkOf(context, action)));
}

/** How long the same content counts as already seen, in milliseconds. */
const SEEN_MS = 3_600_000;
const MAX_SEEN = 10_000;
const seenOn = new WeakMap<Queries, LRUCache<string, number>>();

/**
 * Records that the user views `shown`. Content that this server showed the same user within the last hour is not recorded
 * again: the dashboard polls, and most polls show nothing new.
 */
export async function recordView(context: Context, view: Omit<Action, "action">, shown: unknown): Promise<void> {
  const { db, actor, now } = context;
  const seen = seenOn.get(db.read) ?? new LRUCache<string, number>({ max: MAX_SEEN });
  seenOn.set(db.read, seen);
  const what = JSON.stringify([actor?.id, view, shown]);
  const key = createHash("sha256").update(what).digest("base64");
  const age = now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY);
  if (age >= 0 && age < SEEN_MS) return;
  await recordAccess(context, { action: "view", ...view });
  seen.set(key, now());
}
