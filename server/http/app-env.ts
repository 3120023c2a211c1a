import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { User } from "#domain/users/schema.ts";
import type { LiveConversations } from "../conversations/live-conversations.ts";
import type { TrustedProxies } from "../env.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Limits } from "./limits.ts";
import type { PageCounter } from "./page-counter.ts";
import type { RequestPages } from "./request-pages.ts";
import type { StaticFiles } from "./static-files.ts";
import type { Uploads } from "./uploads.ts";

/** What the application is made of; given once when it is created. */
export interface Deps {
  db: Database;
  log: Logger;
  limits: Limits;
  uploads: Uploads;
  /** How long a body may take to arrive, in milliseconds. */
  requestTimeoutMs: number;
  /** The answer queue and the live events of conversations. */
  conversations: LiveConversations;
  /** The way out for mails. */
  mail: Mailer;
  trustedProxies: TrustedProxies;
  /** Whether visitors reach this server over https: decides about `Secure` cookies and their name. */
  https: boolean;
  /** The origins that unsafe requests may come from. */
  isOwnOrigin(origin: string): boolean;
  /** The address that links from elsewhere begin with: `PUBLIC_URL`, else where the server listens. */
  origin(): string;
  /** Epoch milliseconds. */
  now(): number;
  /** False while the server is stopping. */
  isReady(): boolean;
  /** What the build left, in memory. */
  files: StaticFiles;
  /** Pages that are rendered on request; null when there are none. */
  pages: RequestPages | null;
  pageCounter: PageCounter;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    deps: Deps;
    requestId: string;
    user: User | null;
    /** The session's token as the browser sent it. */
    token: string | null;
  };
}
