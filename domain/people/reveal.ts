import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { storeReveal } from "../reveals/reveal.ts";
import { revealSchema } from "../reveals/schema.ts";
import { addressesOf, noPerson } from "./address.ts";
import { findIn, isRecordKind } from "./find.ts";
import { readableSources } from "./sources.ts";

/** The most records that are revealed together: the newest ones. */
export const MAX_REVEALED = 100;

/**
 * Reveals the records of a person that the user may read for ten minutes, each with an entry of its own in the audit log.
 * Returns the id of the person, and throws a `NotFoundError` when there is none.
 */
export async function revealPerson(context: Context, id: string, body: unknown): Promise<{ id: string }> {
  requirePermission(context, "people:read");
  const reveal = parse(revealSchema, body);
  const own = await addressesOf(context.db.read, id);
  const addresses = own.map(({ address }) => address);
  const found = await findIn(context, readableSources(context), addresses, MAX_REVEALED);
  const records = found.filter(({ kind }) => isRecordKind(kind)).slice(0, MAX_REVEALED);
  if (records.length === 0) throw noPerson();
  await context.count?.("reveals", records.length);
  for (const record of records) {
    if (!isRecordKind(record.kind)) continue;
    try {
      await storeReveal(context, record.kind, record.id, reveal);
    } catch (error) {
      // Removed since it was found.
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return { id: own[0].personId };
}
