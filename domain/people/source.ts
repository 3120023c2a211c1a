import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import type { Tables } from "#db/tables.ts";
import { mapInTurns } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import type { Permission } from "../kernel/permissions.ts";
import { countRows, is } from "../lists/list-part.ts";
import type { Cursor } from "../lists/page-query.ts";
import { isMaskedFor, type RevealableKind, revealsOf } from "../reveals/shown.ts";
import { isAddress } from "./address.ts";
import { MAX_COUNT, type TimelineEvent, type TimelineKind } from "./schema.ts";

/** What a record says about its person. */
export interface KnownFacts {
  name: string | null;
  company: string | null;
  phone: string | null;
  address: string | null;
}

/** A row of a timeline, before it is masked. */
export interface Found {
  kind: TimelineKind;
  id: string;
  time: number;
  row: unknown;
}

/** What is known from a row: the original, which is only compared, and what the user sees of it. */
export interface ShownFacts {
  original: KnownFacts;
  shown: KnownFacts;
  /** When it is masked again (ms); null while it is masked, and undefined for users who always see it. */
  until: number | null | undefined;
  time: number;
}

/** One kind of a person's timeline. */
export interface Source {
  kind: TimelineKind;
  permission: Permission;
  /** Whether it counts as a record of the person: an email about one does not. */
  isRecord: boolean;
  /** The rows of an address, newest first. */
  find(queries: Queries, address: string, limit: number, after?: Cursor): Promise<Found[]>;
  /** When the first row of an address was created (ms); null without one. */
  first(queries: Queries, address: string): Promise<number | null>;
  /** How many rows the addresses have, at most `MAX_COUNT`. */
  count(queries: Queries, addresses: readonly string[]): Promise<number>;
  /** All rows of an address without their fields, in the order of their ids. */
  rows(queries: Queries, address: string, isLocked: boolean): Promise<Omit<Found, "row">[]>;
  /** The rows as the user may see them. */
  show(context: Context, found: readonly Found[]): Promise<TimelineEvent[]>;
  facts(context: Context, found: readonly Found[]): Promise<ShownFacts[]>;
}

interface Definition<Table extends keyof Tables, Row> extends Pick<Source, "kind" | "permission" | "isRecord"> {
  table: Table;
  /** The columns with the address, as `lower` indexes it or already normalized, and with the time. */
  address: string;
  isNormalized?: boolean;
  time: string;
  /** When a row was created, where that is not its time. */
  createdAt?: string;
  rows(queries: Queries): SelectQueryBuilder<Tables, Table, Row>;
  toEvent(row: Row): Pick<TimelineEvent, "text" | "detail" | "status" | "count" | "replies" | "notes">;
  toFacts?(row: Row): KnownFacts;
  /** What hides the personal data of rows that are not revealed; none where a row has no data that the user may not see. */
  mask?: {
    kind: RevealableKind;
    row(row: Row): Row;
    /** The same without what no fact comes from: masking a message takes milliseconds. */
    facts?(row: Row): Row;
  };
}

/** The source of a timeline that a table is. */
export function sourceOf<Table extends keyof Tables, Row extends { id: string }>(
  definition: Definition<Table, Row>,
): Source {
  const { kind, permission, isRecord, table, address, isNormalized, time, createdAt = time, mask } = definition;
  const of = (queries: Queries, one: string) =>
    definition
      .rows(queries)
      .where(isNormalized ? sql<boolean>`${sql.ref(address)} = ${one}` : isAddress(address, one)) as SelectQueryBuilder<
      Tables,
      Table,
      Row
    >;
  const timeOf = (row: Row) => Number((row as Record<string, unknown>)[time]);
  const rowOf = ({ row }: Found) => row as Row;
  const revealsIn = async (context: Context, found: readonly Found[]) => {
    if (!mask || !isMaskedFor(context)) return null;
    const ids = found.map(({ id }) => id);
    return await revealsOf(context, mask.kind, ids);
  };
  return {
    kind,
    permission,
    isRecord,
    async find(queries, one, limit, after) {
      const rows = of(queries, one);
      const found = await (after ? rows.where(is(`${table}.${time}`, "<", after)) : rows)
        .orderBy(sql.ref(`${table}.${time}`), "desc")
        .orderBy(sql.ref(`${table}.id`), "desc")
        .limit(limit)
        .execute();
      return found.map((row) => ({ kind, id: (row as Row).id, time: timeOf(row as Row), row }));
    },
    async first(queries, one) {
      const row = await of(queries, one)
        .clearSelect()
        .select(sql<number | null>`min(${sql.ref(`${table}.${createdAt}`)})`.as("first"))
        .executeTakeFirst();
      return (row as { first: number | null } | undefined)?.first ?? null;
    },
    async count(queries, addresses) {
      let count = 0;
      for (const one of addresses) {
        const some = of(queries, one).clearSelect().select(sql<string>`1`.as("one")).limit(MAX_COUNT);
        count += await countRows(queries.selectFrom(some.as("some")).selectAll());
      }
      return Math.min(count, MAX_COUNT);
    },
    async rows(queries, one, isLocked) {
      const columns = [sql.ref<string>(`${table}.id`).as("id"), sql.ref<number>(`${table}.${time}`).as("time")];
      const rows = of(queries, one).clearSelect().select(columns).orderBy("id");
      const found = await (isLocked ? rows.forUpdate() : rows).execute();
      return found.map((row) => ({ kind, ...(row as Omit<Found, "kind" | "row">) }));
    },
    async show(context, found) {
      const reveals = await revealsIn(context, found);
      return await mapInTurns(found, (one) => {
        const until = reveals?.get(one.id);
        const row = rowOf(one);
        return {
          kind,
          id: one.id,
          at: new Date(one.time).toISOString(),
          ...definition.toEvent(reveals && until === undefined && mask ? mask.row(row) : row),
          ...(reveals && { revealedUntil: until === undefined ? null : new Date(until).toISOString() }),
        };
      });
    },
    async facts(context, found) {
      const { toFacts } = definition;
      if (!toFacts) return [];
      const reveals = await revealsIn(context, found);
      return found.map((one) => {
        const row = rowOf(one);
        const until = reveals === null ? undefined : (reveals.get(one.id) ?? null);
        const shown = until === null && mask ? (mask.facts ?? mask.row)(row) : row;
        return { original: toFacts(row), shown: toFacts(shown), until, time: one.time };
      });
    },
  };
}
