import type { Database } from "#db/database.ts";
import type { User } from "./users/schema.ts";

/** What every domain function takes: the database, the user and the clock. */
export interface Context {
  readonly db: Database;
  /** The signed-in user, or null for an anonymous visitor. */
  readonly actor: User | null;
  /** The current time in epoch milliseconds. */
  now(): number;
  /** Called after a commit that queued emails, so that they are sent without waiting for the next poll of the outbox. */
  emailQueued?(): void;
}
