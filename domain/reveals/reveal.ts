import { isId, newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError, UnauthenticatedError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { type KnownPerson, maskOf } from "../masking/mask-person.ts";
import { revealSchema } from "./schema.ts";
import { type RevealableKind, revealColumns } from "./shown.ts";

const tables = { inquiry: "inquiries", application: "jobApplications", conversation: "chatConversations" } as const;

/** Reveals one record as `storeReveal`, and counts it towards the limit of the user. */
export async function revealRecord(context: Context, kind: RevealableKind, id: string, body: unknown): Promise<void> {
  await context.count?.("reveals", 1);
  await storeReveal(context, kind, id, body);
}

/**
 * Reveals a record in the session of the request for ten minutes, and records the purpose in the audit log in the same
 * transaction. The caller has checked that the user may read the record. A note is stored masked beside the reveal, where it
 * is removed with the record; an entry of the audit log cannot be, so it gets the purpose only. Throws a `ValidationError`, and a
 * `NotFoundError` when there is no such record.
 */
export async function storeReveal(context: Context, kind: RevealableKind, id: string, body: unknown): Promise<void> {
  const { purpose, note } = parse(revealSchema, body);
  const notFound = () => new NotFoundError(`This ${kind} was not found`);
  if (!isId(id)) throw notFound();
  const now = context.now();
  await context.db.write(async (queries) => {
    // Locked on PostgreSQL, so that neither is removed before the commit.
    const session = await queries
      .selectFrom("sessions")
      .select("tokenHash")
      .where("tokenHash", "=", context.sessionHash ?? "")
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw new UnauthenticatedError();
    const record = await queries
      .selectFrom(tables[kind])
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!record) throw notFound();
    await queries
      .insertInto("reveals")
      .values({
        id: newId(now),
        sessionHash: session.tokenHash,
        [revealColumns[kind]]: id,
        revealedAt: now,
        note: purpose === "other" && note ? maskOf(personOf(record)).text(note) : null,
        requestId: context.requestId ?? null,
      })
      .execute();
    await recordAction(context, queries, { action: "reveal", kind, id, fields: [purpose] });
  });
}

/** The person of a record, whose name and address a note may repeat. */
function personOf(
  record: Partial<Record<"fullName" | "userName" | "email" | "userEmail", string | null>>,
): KnownPerson {
  return { name: record.fullName ?? record.userName ?? null, email: record.email ?? record.userEmail ?? null };
}
