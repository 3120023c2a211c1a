import { join } from "node:path";
import type { Expression, Kysely, SqlBool } from "kysely";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { NewLink } from "./hash-chain.ts";
import type { LimiterPolicy } from "./limiter.ts";
import type { Messages } from "./messages.ts";
import type { Tables } from "./tables.ts";

export type Queries = Kysely<Tables>;

/** The access to the data, the same over SQLite and PostgreSQL. */
export interface Database {
  /** Whether no other process writes to this database, so that leases of earlier processes can be ended. */
  readonly isExclusive: boolean;
  /** What the servers on this database tell each other. */
  readonly messages: Messages;
  /** For reading. A write through it is refused on SQLite. */
  readonly read: Queries;
  /** The ids of the rows that contain a text, in order, through the index of the database. */
  search(search: TextSearch): Promise<string[]>;
  /**
   * Does `work` in a transaction and resolves after it is durable. `work` may be run inside a transaction it shares
   * with others, so it must use only the queries it is given and await nothing else. PostgreSQL may undo it and run it again,
   * so it must change nothing outside the database except by what it returns.
   */
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Appends a link to a hash chain in the transaction of `queries`. PostgreSQL inserts it at the commit, so a foreign key to it
   * must be `deferrable initially deferred`.
   */
  append(queries: Queries, link: NewLink): Promise<void>;
  /** The number of finished writes of this process, failed ones included: while it is unchanged, so is the data. */
  writes(): number;
  /** Runs `work`, of any number of transactions, while no other process that calls this on the same database runs its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs the background job `work` unless another process on the same database is running one. Returns whether it ran. */
  aloneOrNot(work: () => Promise<void>): Promise<boolean>;
  /** Counts by key, in one place for all servers on this database. Keys are stored, so they must not be personal data. */
  limiter(policy: LimiterPolicy): RateLimiterAbstract;
  /** Runs the pending migrations and returns their names. */
  migrate(): Promise<string[]>;
  /** The size of the database, in bytes. */
  size(): Promise<DatabaseSize>;
  /** The connections of the pool; null for the embedded database. */
  connections(): Connections | null;
  /** Resolves when the database answers within a second, throws when it does not. */
  ping(): Promise<void>;
  /** Waits for pending writes, then closes every connection. */
  close(): Promise<void>;
}

export interface Connections {
  used: number;
  idle: number;
  /** How many queries and transactions wait for a connection. */
  waiting: number;
}

/** What reads the data and nothing else. */
export type Reader = Pick<Database, "read">;

export interface DatabaseSize {
  bytes: number;
  /** The part of `bytes` that new rows can use without growing the database. */
  reusable: number;
  /** The log of writes beside it, which later writes reuse. */
  log: number;
}

/** A search in the rows of one table. */
export interface TextSearch {
  table: "inquiries" | "jobApplications";
  /** What `search_text` must contain, in its form; at least one. */
  words: readonly string[];
  /** A further condition on the rows. */
  condition: Expression<SqlBool> | undefined;
  /** The order of the result, by time and id. */
  direction: "asc" | "desc";
  /** Maximum number of ids to return. */
  limit: number;
}

/** Another server uses the data folder; `message` explains this to the operator. */
export class FolderInUseError extends Error {}

/** The database is unreachable or refuses the connection; `message` explains this without a password. */
export class UnreachableError extends Error {}

/** The migrations of the database are not those of this release; `message` explains this to the operator. */
export class ForeignSchemaError extends Error {}

/** The file that takes up disk space for admins while a server runs (`server/uploads/reserve-file.ts`). */
export const reserveFilePath = (folder: string): string => join(folder, "reserve");
