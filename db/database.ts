import type { Expression, Kysely, SqlBool } from "kysely";
import type { Tables } from "./tables.ts";

export type Queries = Kysely<Tables>;

/** The one door to the data, the same over SQLite and PostgreSQL. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** For reading. A write through it is refused on SQLite. */
  readonly read: Queries;
  /** The ids of the rows that contain a text, in order, through the index of the database. */
  search(search: TextSearch): Promise<string[]>;
  /**
   * Does `work` in a transaction and resolves after it is durable. `work` may be run inside a transaction it shares
   * with others, so it must use nothing but the queries it is given and must not wait for anything else.
   */
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** How many writes of this process have ended, kept or not: while it stays the same, this process changed nothing. */
  writes(): number;
  /** Creates or changes the tables to the present shape; the names of the steps taken. */
  migrate(): Promise<string[]>;
  /** Resolves when the database answers, throws when it does not. */
  ping(): Promise<void>;
  /** Finishes what is under way, puts everything in its place and lets go. */
  close(): Promise<void>;
}

/** A search for `text`, in the form of `search_text`, in the rows of one table. */
export interface TextSearch {
  table: "inquiries" | "jobApplications";
  text: string;
  /** A further condition on the rows. */
  condition: Expression<SqlBool> | undefined;
  /** The order of the result, by time and id. */
  direction: "asc" | "desc";
  /** The most ids to return. */
  limit: number;
}

/** The data folder is used by another server; `message` says so in words for the person who starts it. */
export class FolderInUseError extends Error {}

/** The database cannot be reached or refuses; `message` says so in words, without a password. */
export class UnreachableError extends Error {}
