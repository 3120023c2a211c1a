import type { Context } from "../context.ts";
import type { Cursor } from "../page-query.ts";
import { type RecordKind, recordKinds, type TimelineKind } from "./schema.ts";
import type { Found, Source } from "./source.ts";

/** The newest rows of each kind and address, up to `limit` of each, newest first. */
export async function findIn(
  { db }: Pick<Context, "db">,
  sources: readonly Source[],
  addresses: readonly string[],
  limit: number,
  after?: Cursor,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const source of sources)
    for (const address of addresses) found.push(...(await source.find(db.read, address, limit, after)));
  return found.sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
}

/** Whether a kind of a timeline can be masked and revealed. */
export const isRecordKind = (kind: TimelineKind): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);
