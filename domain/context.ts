import type { Database } from "#db/database.ts";
import type { User } from "./users/schema.ts";

/** What every verb is given: where the data is, who asks, and what time it is. */
export interface Context {
  readonly db: Database;
  /** The signed-in user, or null for an anonymous visitor. */
  readonly actor: User | null;
  /** Epoch milliseconds. */
  now(): number;
  /** Called after a commit that queued mails: they are sent at once rather than when the outbox is next looked at. */
  mailQueued?(): void;
}
