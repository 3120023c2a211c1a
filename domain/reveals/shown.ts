import { mapInTurns } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { ForbiddenError } from "../kernel/errors.ts";
import { masksRole } from "../kernel/permissions.ts";

/** How long a reveal lasts, in milliseconds. */
export const REVEAL_MS = 10 * 60_000;

/** The kinds of records that can be revealed, and the columns of `reveals` that name them. */
export const revealColumns = {
  inquiry: "inquiryId",
  application: "jobApplicationId",
  conversation: "conversationId",
} as const;
export type RevealableKind = keyof typeof revealColumns;

/** Whether the user sees the personal data of visitors masked. */
export const isMaskedFor = ({ actor, masksEveryone }: Context): boolean =>
  masksEveryone === true || (actor !== null && masksRole(actor.role));

/** Until when (epoch ms) each of these records is revealed in the session of the request; none for a masked one. */
export async function revealsOf(
  { db, sessionHash, now }: Context,
  kind: RevealableKind,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (!sessionHash || ids.length === 0) return new Map();
  const column = revealColumns[kind];
  const time = now();
  const rows = await db.read
    .selectFrom("reveals")
    .select([`${column} as id`, "revealedAt"])
    .where("sessionHash", "=", sessionHash)
    .where(column, "in", ids)
    .where("revealedAt", ">", time - REVEAL_MS)
    // A clock that was wrong must not reveal for longer.
    .where("revealedAt", "<=", time)
    .orderBy("revealedAt")
    .execute();
  return new Map(rows.map(({ id, revealedAt }) => [id as string, revealedAt + REVEAL_MS]));
}

/**
 * Throws a `ForbiddenError` with the reason unless the user may see the whole record now. It is needed for its files, which
 * cannot be masked, and for what uses its address.
 */
export async function requireRevealed(
  context: Context,
  kind: RevealableKind,
  id: string,
  reason = "its files show personal data",
): Promise<void> {
  if (!isMaskedFor(context) || (await revealsOf(context, kind, [id])).has(id)) return;
  throw new ForbiddenError(`Reveal this ${kind} first: ${reason}`);
}

/** What tells a user of a masked record about its reveal. */
export interface Revealable<Row> {
  revealedUntil?: string | null | undefined;
  /** Of a revealed record: what it shows when the reveal has ended. */
  masked?: Row | undefined;
}

/** The records as the user may see them: unchanged, or masked except for the revealed ones. */
export async function asShown<Row extends { id: string }>(
  context: Context,
  kind: RevealableKind,
  rows: readonly Row[],
  mask: (row: Row) => Row,
): Promise<(Row & Revealable<Row>)[]> {
  if (!isMaskedFor(context)) return [...rows];
  const ids = rows.map(({ id }) => id);
  const reveals = await revealsOf(context, kind, ids);
  return await mapInTurns(rows, (row) => {
    const until = reveals.get(row.id);
    const masked = mask(row);
    return until === undefined
      ? { ...masked, revealedUntil: null }
      : { ...row, revealedUntil: new Date(until).toISOString(), masked };
  });
}

/** `batches` as exports send them: for users who see records masked, masked throughout. */
export async function* exported<Row>(context: Context, batches: AsyncGenerator<Row[]>, mask: (row: Row) => Row) {
  const isMasked = isMaskedFor(context);
  for await (const batch of batches) yield isMasked ? await mapInTurns(batch, mask) : batch;
}
