import { type SqlBool, sql } from "kysely";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { expiredAtOnce } from "../retention/expired-at-once.ts";
import { kinds, recordNotFound } from "./kinds.ts";
import { workRow } from "./read.ts";
import { type Presence, presenceSchema, type RecordKind } from "./schema.ts";

/** How long a report counts, in milliseconds. The dashboard reports every ten seconds. */
const PRESENT_MS = 30_000;
/** A report that says the same is stored again after this time only. */
const STORED_MS = 15_000;

/**
 * Notes what the user does with a record, and returns who else has it open, with the version of the work on it. Throws a
 * `ValidationError` and a `NotFoundError`.
 */
export async function reportPresence(context: Context, kind: RecordKind, id: string, body: unknown): Promise<Presence> {
  const { id: userId } = requirePermission(context, kinds[kind].read);
  const { doing } = parse(presenceSchema, body);
  const { read } = context.db;
  const row = await workRow(read, kind, id).executeTakeFirst();
  if (!row) throw recordNotFound(kind);
  const now = context.now();
  const present = await read
    .selectFrom("presences")
    .innerJoin("users", "users.id", "presences.userId")
    .select(["users.id", "users.name", "doing", "seenAt"])
    .where("recordId", "=", id)
    .where("seenAt", ">", now - PRESENT_MS)
    .orderBy("users.name")
    .execute();
  const own = present.find((one) => one.id === userId);
  if (doing === "left") {
    if (own)
      await context.db.write((queries) =>
        queries.deleteFrom("presences").where("recordId", "=", id).where("userId", "=", userId).execute(),
      );
  } else if (own?.doing !== doing || own.seenAt < now - STORED_MS) {
    await context.db.write((queries) =>
      queries
        .insertInto("presences")
        .values({ kind, recordId: id, userId, doing, seenAt: now })
        .onConflict((conflict) => conflict.columns(["recordId", "userId"]).doUpdateSet({ doing, seenAt: now }))
        .execute(),
    );
  }
  // One entry an hour says that the user has it open: the reports in between show nothing of the record.
  await recordView(context, { kind, id }, "presence");
  const others = present.filter((one) => one.id !== userId);
  return { others: others.map(({ id, name, doing }) => ({ id, name, doing })), version: row.version };
}

/** The retention step for what no longer says who has a record open. */
export const endedPresences = expiredAtOnce({
  what: "ended presences in records",
  period: "30 seconds",
  table: "presences",
  isExpired: (now) => sql<SqlBool>`seen_at <= ${now - PRESENT_MS}`,
});
