import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { curatedAnswers } from "#content/assistant/answers.ts";
import type { Database } from "#db/database.ts";
import { openAssistant } from "#domain/assistant/assistant.ts";
import { openModel } from "#domain/assistant/model/open-model.ts";
import { loadKnowledge } from "#domain/assistant/search/knowledge.ts";
import { warmUp } from "#domain/assistant/warm-up.ts";
import { addDailyCounts } from "#domain/insights/add.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import type { SmtpTimeouts } from "#mail/smtp-transport.ts";
import { createApp } from "./app.ts";
import { type ScheduledBackups, startBackups } from "./backup/scheduled.ts";
import { openConversations } from "./conversations/live-conversations.ts";
import type { Dependencies } from "./dependencies.ts";
import { type Env, EnvError } from "./env.ts";
import { AccountLimits } from "./http/account-limits.ts";
import { Limits } from "./http/limits.ts";
import { OpenRequests } from "./http/open-requests.ts";
import { sessionToken } from "./http/session.ts";
import { openMailer } from "./mailer.ts";
import type { loadRequestPages } from "./pages/astro-handler.ts";
import { DailyCounter } from "./pages/daily-counter.ts";
import { RequestPages } from "./pages/request-pages.ts";
import { readStaticFiles } from "./pages/static-files.ts";
import { startRetention } from "./retention.ts";
import { logFailure, loggable } from "./telemetry/failure-log.ts";
import { type Trace, untraced } from "./telemetry/trace.ts";
import { Clamd } from "./uploads/clamd.ts";
import { startInspections } from "./uploads/inspections.ts";
import { Storage } from "./uploads/storage.ts";
import { Uploads } from "./uploads/uploads.ts";

/** A form with a file may take this many times longer to arrive: 5 MB over a weak mobile network. */
export const UPLOAD_TIMEOUT_FACTOR = 10;

interface Options {
  env: Env;
  /** Prepared by `openPreparedDatabase`. `stop` closes it. */
  db: Database;
  log: Logger;
  now: () => number;
  /** The folder of the build. */
  distFolder: string;
  /** The build's handler for pages rendered on request; null when there is none. */
  built: Awaited<ReturnType<typeof loadRequestPages>>;
  /** The key of the hashes that rate limits count; see `rateLimitKey`. */
  limitsKey: string;
  /** The site's origin in links. */
  origin: string;
  /** Whether unsafe requests may come from this origin. */
  isOwnOrigin: (origin: string) => boolean;
  requestTimeoutMs: number;
  /** See `Dependencies`. */
  refusalDelayMs?: number | undefined;
  smtpTimeouts?: Partial<SmtpTimeouts>;
  /** Records work in traces. */
  trace?: Trace | undefined;
  /** In development, Astro serves the pages, and emails stay in the outbox. */
  isDevelopment?: boolean;
}

/** The assembled application. */
export interface Services extends Dependencies, ReturnType<typeof createApp> {
  /** Starts sending emails and removing expired data. */
  start(): Promise<void>;
  /** Indexes the site for the assistant, which the first question would wait for. */
  warmUp(): Promise<void>;
  /** Answers 503 on `/readyz` from now on. */
  drain(): void;
  /** When this server last removed all expired data; undefined when it has not yet. */
  lastRetention(): number | undefined;
  /** Waits for `requestsEnd` and for background work, and closes the database. */
  stop(requestsEnd: () => Promise<void>): Promise<void>;
}

/** Assembles the application, for production, development and tests. Starts nothing in the background. */
export function openServices(options: Options): Services {
  const {
    env,
    db,
    log,
    now,
    distFolder,
    built,
    limitsKey,
    origin,
    isOwnOrigin,
    requestTimeoutMs,
    refusalDelayMs = 1000,
    smtpTimeouts = {},
    trace = untraced,
  } = options;
  const { vendors } = env;
  if (env.assistant && !options.isDevelopment) requireNotice(env.assistant.provider, distFolder);
  const https = env.publicOrigin?.startsWith("https:") ?? false;
  let ready = true;
  let modelUses = 0;
  let backups: ScheduledBackups | undefined;
  const files = options.isDevelopment
    ? { byPath: new Map() }
    : readStaticFiles(join(distFolder, "client"), { https, origin, vendors });
  const limits = new Limits({
    enabled: env.rateLimits,
    waitMs: requestTimeoutMs / 3,
    fileBytes: env.storage.uploadsPerHour,
    limiter: db.limiter,
    key: limitsKey,
  });
  const storage = new Storage({
    db,
    log,
    dataFolder: env.dataFolder,
    isEmbedded: env.databaseUrl === undefined,
    limits: env.storage,
  });
  const knowledge = loadKnowledge(join(distFolder, "passages.json"), curatedAnswers);
  const dependencies: Dependencies = {
    db,
    log,
    now,
    https,
    files,
    requestTimeoutMs,
    refusalDelayMs,
    isOwnOrigin,
    origin: () => origin,
    isReady: () => ready,
    trustProxy: env.trustProxy,
    requireSecondFactor: env.requireSecondFactor,
    staffSessions: env.staffSessions,
    masksEveryone: env.masksEveryone,
    isAdminConfigured: env.firstAdmin.password !== undefined,
    limits,
    openRequests: new OpenRequests({ db, now, staffSessions: env.staffSessions, log }),
    storage,
    backups: () => backups?.status() ?? null,
    accountLimits: new AccountLimits(limits, now),
    uploads: new Uploads({
      limits,
      storage,
      dataFolder: env.dataFolder,
      trustProxy: env.trustProxy,
      requestTimeoutMs,
      uploadTimeoutMs: requestTimeoutMs * UPLOAD_TIMEOUT_FACTOR,
    }),
    scanner: env.scanner && new Clamd({ target: env.scanner, log }),
    mailer: openMailer({
      db,
      log,
      now,
      origin,
      masksEveryone: env.masksEveryone,
      settings: env.email,
      trace,
      timeouts: smtpTimeouts,
      isOutboxPaused: options.isDevelopment ?? false,
    }),
    conversations: openConversations({
      db,
      log,
      trace,
      maxStreams: env.chatStreams,
      assistant: openAssistant({
        knowledge,
        openings: () => openJobListings({ db, now }),
        origin,
        now,
        model: env.assistant ? openModel(env.assistant) : undefined,
        onModelUse: (outcome) => log.info({ outcome, uses: ++modelUses }, "the model was asked to word an answer"),
        onModelFailure: (error) => log.warn({ err: loggable(error) }, "the model did not word an answer"),
      }),
    }),
    pages: built && new RequestPages({ built, db, now, https, vendors }),
    dailyCounter: new DailyCounter({
      now,
      isOwnOrigin,
      hasSession: (cookies) => sessionToken(cookies, https) !== null,
      store: (counts) => addDailyCounts({ db }, counts),
      onFailure: (error) => logFailure(log, "warn", error, "daily counts were not stored and will be retried"),
    }),
  };
  const { scanner, mailer, conversations, dailyCounter, openRequests } = dependencies;
  let background: { stop(): Promise<void> }[] = [];
  let retention: ReturnType<typeof startRetention> | undefined;
  return {
    ...dependencies,
    ...createApp(dependencies),
    async start() {
      storage.start();
      await mailer.start();
      openRequests.start();
      retention = startRetention({ db, now, log, trace, staffSessions: env.staffSessions });
      background = [retention, startInspections({ db, now, log, scanner })];
      if (!env.backups) return;
      const keepFree = async () => 2 * (await storage.status()).reservedBytes;
      const { dataFolder, backupRecipients: recipients } = env;
      backups = startBackups({ settings: env.backups, recipients, dataFolder, keepFree, log, now });
      background.push(backups);
    },
    warmUp: () => warmUp(knowledge),
    drain() {
      ready = false;
    },
    lastRetention: () => retention?.lastSuccess(),
    async stop(requestsEnd) {
      const jobs = [mailer, conversations, storage, openRequests, ...background];
      await Promise.all([requestsEnd(), ...jobs.map((job) => job.stop())]);
      await dailyCounter.flush();
      await db.close();
    },
  };
}

/** Refuses a model whose operator receives visitors' words without being named in the privacy notice (GDPR, article 13). */
function requireNotice(provider: string, distFolder: string): void {
  const notice = readFileSync(join(distFolder, "client", "privacy-policy.html"), "utf8").replaceAll("&amp;", "&");
  if (!notice.includes(provider))
    throw new EnvError(
      "ASSISTANT_PROVIDER is not in the privacy notice: name it in content/policies/privacy and build again.",
    );
}
