import type { Database } from "#db/database.ts";
import type { Role, User } from "./user.ts";

/** This site as WebAuthn knows it (Level 3, section 4: “Relying Party”). */
export interface RelyingParty {
  /** Its domain, which each passkey belongs to. */
  id: string;
  /** Whether an origin is this site's. */
  isOrigin(origin: string): boolean;
}

/** How long a session lasts, in milliseconds: after its last use, and after its start. */
export interface SessionLimits {
  idle: number;
  absolute: number;
}

/** What every domain function takes: the database, the user and the clock. */
export interface Context {
  readonly db: Database;
  /** The signed-in user, or null for an anonymous visitor. */
  readonly actor: User | null;
  /** The stored hash of the actor's session token; absent outside a request. */
  readonly sessionHash?: string | null;
  /** The browser and system of the request, such as "Firefox on Windows"; null when unknown. */
  readonly device?: string | null;
  /** Who acts without a user: a visitor, unless it is one of these. `system` is the server on its own. */
  readonly agent?: "command line" | "environment" | "system";
  /** The id of the request in the server's log. */
  readonly requestId?: string;
  /** The key with which a browser repeats a request, such as after a lost response (`Idempotency-Key`): see `writeOnce`. */
  readonly idempotencyKey?: string | undefined;
  /** The current time in epoch milliseconds. */
  now(): number;
  /** How long sessions of the team last; the defaults of `domain/accounts/sessions/limits.ts` without it. */
  readonly staffSessions?: SessionLimits;
  /** Whether `ADMIN_PASSWORD` decides about the password and email of the first admin at every start. */
  readonly isAdminConfigured?: boolean;
  /** This site as passkeys know it; absent outside a request. */
  readonly relyingParty?: RelyingParty;
  /** Whether personal data is masked for every role, not only for those of `masksRole`. */
  readonly masksEveryone?: boolean;
  /** Called after a commit that queued emails, so that they are sent without waiting for the next poll of the outbox. */
  emailQueued?(): void;
  /** Call before a sign-in is stored: makes room for the team on a full disk, and throws for other users while only that is left. */
  makeRoomFor?(role: Role): Promise<void>;
  /** Whether there is more space than what is kept for the team; absent outside a request. */
  hasRoom?(): Promise<boolean>;
  /**
   * Counts what the actor does towards a limit of an hour, and throws once it is reached; absent outside a request. Call it
   * outside transactions. A negative number takes back what was counted and did not happen.
   */
  count?(what: "emails" | "rejectionEmails" | "reveals", times: number): Promise<void>;
}
