import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { Scanner } from "#domain/files/check-resume.ts";
import type { BackupStatus } from "#domain/files/schema.ts";
import type { SessionLimits } from "#domain/kernel/context.ts";
import type { LiveConversations } from "./conversations/live-conversations.ts";
import type { AccountLimits } from "./http/account-limits.ts";
import type { TrustProxy } from "./http/client-address.ts";
import type { Limits } from "./http/limits.ts";
import type { OpenRequests } from "./http/open-requests.ts";
import type { Mailer } from "./mailer.ts";
import type { DailyCounter } from "./pages/daily-counter.ts";
import type { RequestPages } from "./pages/request-pages.ts";
import type { StaticFiles } from "./pages/static-files.ts";
import type { Storage } from "./uploads/storage.ts";
import type { Uploads } from "./uploads/uploads.ts";

/** What the application needs to answer requests; passed to `createApp` once. */
export interface Dependencies {
  db: Database;
  log: Logger;
  limits: Limits;
  /** The open requests of the team, which end with the session. */
  openRequests: OpenRequests;
  accountLimits: AccountLimits;
  uploads: Uploads;
  /** The room for what visitors send. */
  storage: Storage;
  /** The state of scheduled backups; null when there are none. */
  backups(): BackupStatus | null;
  /** The malware scanner; null when none is configured. */
  scanner: Scanner | null;
  /** How long a request body may take to arrive, in milliseconds. */
  requestTimeoutMs: number;
  /** How long the response to a request over a limit waits, in milliseconds. */
  refusalDelayMs: number;
  /** The answer queue and the live events of conversations. */
  conversations: LiveConversations;
  mailer: Mailer;
  trustProxy: TrustProxy;
  /** Whether visitors reach this server over HTTPS: decides about `Secure` cookies and their names. */
  https: boolean;
  /** Whether the roles of the team need a second factor before the dashboard opens. */
  requireSecondFactor: boolean;
  /** How long sessions of the team last. */
  staffSessions: SessionLimits;
  /** Whether records are masked for every role of the team. */
  masksEveryone: boolean;
  /** Whether `ADMIN_PASSWORD` is set, which decides about the first admin at every start. */
  isAdminConfigured: boolean;
  /** Whether unsafe requests may come from this origin. */
  isOwnOrigin(origin: string): boolean;
  /** The origin of absolute links: `PUBLIC_URL`, else the address the server listens on. */
  origin(): string;
  /** The current time in epoch milliseconds. */
  now(): number;
  /** False while the server is stopping. */
  isReady(): boolean;
  /** The built files, in memory. */
  files: StaticFiles;
  /** The pages rendered on request; null when the build has none. */
  pages: RequestPages | null;
  dailyCounter: DailyCounter;
}
