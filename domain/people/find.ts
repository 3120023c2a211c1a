import { createHash } from "node:crypto";
import type { Queries } from "#db/database.ts";
import type { Context } from "../kernel/context.ts";
import type { Cursor } from "../lists/page-query.ts";
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

/** A row of a timeline. The time of a conversation changes with each message. */
export type Row = Omit<Found, "row">;

/** All rows of these addresses in a fixed order, with `isLocked` unchanged by others until the end of the transaction. */
export async function rowsOf(queries: Queries, sources: readonly Source[], own: readonly string[], isLocked = false) {
  const rows: Row[] = [];
  for (const source of sources)
    for (const address of own) rows.push(...(await source.rows(queries, address, isLocked)));
  return rows;
}

export const keyOf = ({ kind, id, time }: Row): string => `${kind} ${id} ${time}`;

/** A short text that changes with every row. */
export const versionOf = (rows: readonly Row[]): string =>
  createHash("sha256").update(rows.map(keyOf).join()).digest("base64url");

/** Whether a kind of a timeline can be masked and revealed. */
export const isRecordKind = (kind: TimelineKind): kind is RecordKind =>
  (recordKinds as readonly string[]).includes(kind);
