import type { Queries } from "../database.ts";

/** A move was refused or failed; `message` explains this to the operator. */
export class MoveError extends Error {}

/** A value as both databases store it. */
export type Value = string | number | null | Buffer;

/** A table of which every row is moved. */
export interface MovedTable {
  name: string;
  /** The columns that are copied. */
  columns: string[];
  /** The columns that the database computes from others. */
  generated: string[];
  /** Those of `columns` that hold the content of files. */
  binary: string[];
  /** SQL expressions that together are unique and never null. */
  key: string[];
}

/** One of the two databases of a move. */
export interface Engine {
  /** What the database is called in a sentence. */
  readonly place: string;
  readonly queries: Queries;
  /** Runs a statement that both databases understand, with parameters `$1`, `$2`, and so on; returns the rows. */
  run(statement: string, values?: readonly Value[]): Promise<Value[][]>;
  transaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The tables that hold data, in order of name. */
  tables(): Promise<MovedTable[]>;
  insert(table: MovedTable, rows: readonly Value[][]): Promise<void>;
  /** A checksum of all rows of a table, in any order. Calls `onRows` with the number of rows it has read, if it can tell. */
  checksum(table: MovedTable, onRows: (rows: number) => void): Promise<string>;
  /**
   * Statements that remove what slows loading down or refuses it, and those that bring it back: indexes, foreign keys, and
   * triggers that guard append-only tables. The triggers that count rows stay.
   */
  dismantle(): Promise<{ remove: string[]; restore: string[] }>;
}

/** The database that is copied. Nothing can write to it until it is closed. */
export interface Source extends Engine, AsyncDisposable {
  /** Throws a `MoveError` if the database may have been written to since it was opened. */
  confirm(): Promise<void>;
}

/** The database that is filled. No server can start on it before `complete`; until then, it keeps what was copied. */
export interface Target extends Engine, AsyncDisposable {
  /** Does what follows the load of many rows. Throws a `MoveError` if a row refers to one that does not exist. */
  settle(tables: readonly MovedTable[]): Promise<void>;
  /** Makes it a database that a server can start on; durable when it resolves. */
  complete(): Promise<void>;
}

/** Tables that are not copied, and why. A test compares the list with the tables of both databases. */
export const notMoved: Readonly<Record<string, string>> = {
  kysely_migration: "written by the migrations of the target",
  kysely_migration_lock: "written by the migrations of the target",
  schema_compatibility: "written by the migrations of the target",
  unfinished_move: "the progress of the move itself",
  rate_limits: "counts requests of the last minutes",
  row_counts: "counted by triggers, and compared by day",
  inquiries_places: "written by triggers of SQLite's text index",
  job_applications_places: "written by triggers of SQLite's text index",
};

/** A name in SQL. */
export const quoted = (name: string): string => `"${name}"`;

/** Names in SQL, separated by commas. */
export const listed = (names: readonly string[]): string => names.map(quoted).join(", ");

/** The key of a table: its primary key, or else the one of its unique columns that is not null. */
export function keyOf(table: string, primary: readonly string[], unique: readonly string[]): string[] {
  if (primary.length > 0) return primary.map(quoted);
  if (unique.length === 0) throw new Error(`The table ${table} has no key to read it by.`);
  return [`coalesce(${listed(unique)})`];
}

/** Hexadecimal digits of each row's SHA-256 that a checksum adds up: what a `bigint` holds. */
export const CHECKSUM_DIGITS = 15;
