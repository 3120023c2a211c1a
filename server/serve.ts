import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { otherWords } from "#content/assistant/other-words.ts";
import { noticeInForce } from "#content/cookies/notice-in-force.ts";
import { firstListings } from "#content/job-listings/first-listings.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.ts";
import { openAssistant } from "#domain/assistant/assistant.ts";
import { loadKnowledge } from "#domain/assistant/load.ts";
import { openModel } from "#domain/assistant/model/open-model.ts";
import { keepNotice } from "#domain/consents/keep-notice.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import { seedJobListings } from "#domain/job-listings/seed.ts";
import { addPageViews } from "#domain/page-views/add.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { clearEndedSessions } from "#domain/sessions/end.ts";
import { ensureFirstAdmin } from "#domain/users/ensure-first-admin.ts";
import type { Waits } from "#mail/post.ts";
import { createApp } from "./app.ts";
import { openConversations } from "./conversations/live-conversations.ts";
import type { Env } from "./env.ts";
import { Limits } from "./http/limits.ts";
import { answerBrokenRequests, createListener } from "./http/listener.ts";
import { ownOrigins, printedOrigin } from "./http/origins.ts";
import { loggable } from "./http/problems.ts";
import { type Mailer, openMailer } from "./mail/mailer.ts";
import { createFileAnswerer } from "./pages/answer-file.ts";
import { loadRequestPages } from "./pages/astro-handler.ts";
import { PageCounter } from "./pages/page-counter.ts";
import { RequestPages } from "./pages/request-pages.ts";
import { sitemapPath } from "./pages/sitemap.ts";
import { readStaticFiles } from "./pages/static-files.ts";
import { retentionSteps } from "./retention.ts";
import { Uploads } from "./uploads/uploads.ts";

const HOUR = 3_600_000;
/** How long requests that are under way may take when the server stops. */
const DRAIN_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** A form in which a file comes may take as many times longer: 5 MB from a telephone at the edge of its network. */
const UPLOAD_TIMEOUT_FACTOR = 10;

interface Options {
  env: Env;
  log: Logger;
  /** Told what is done, one line at a time, for the person who started the server. */
  say: (line: string) => void;
  /** Where the build is. */
  distFolder: string;
  now?: () => number;
  /** How long a request may take to arrive, in milliseconds; with a file, ten times as long. */
  requestTimeoutMs?: number;
  /** How long the mail server is waited for, in milliseconds, where it is not as long as usual. */
  mailWaits?: Partial<Waits>;
}

/** A server that answers. */
export interface RunningServer {
  origin: string;
  port: number;
  db: Database;
  mail: Mailer;
  /** Answers 503 on `/readyz`, lets requests finish, closes the database. */
  stop(): Promise<void>;
}

/** Opens the data, brings it into shape, and serves until stopped. Throws what a person at the keyboard must know. */
export async function serve({
  env,
  log,
  say,
  distFolder,
  now = Date.now,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  mailWaits = {},
}: Options): Promise<RunningServer> {
  const db = await openDatabase({
    ...env,
    onWait: (address) => say(`Waiting for PostgreSQL at ${address}.`),
  });
  try {
    return await listen({ env, log, say, distFolder, now, requestTimeoutMs, mailWaits }, db);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function listen(options: Required<Options>, db: Database): Promise<RunningServer> {
  const { env, log, say, distFolder, now, requestTimeoutMs, mailWaits } = options;
  await prepare(db, { env, say, now });
  const https = env.publicOrigin?.startsWith("https:") ?? false;
  let ready = true;
  if (!env.rateLimits)
    say("WARNING: RATE_LIMITS=off. Nothing keeps anybody from guessing passwords. For load tests only.");

  const built = await loadRequestPages(distFolder);
  // A visitor who never finishes the headers is cut off; so is a body that trickles in, sooner by who reads it.
  const server = createServer({
    requestTimeout: requestTimeoutMs * UPLOAD_TIMEOUT_FACTOR,
    headersTimeout: requestTimeoutMs / 2,
    connectionsCheckingInterval: requestTimeoutMs / 6,
    keepAliveTimeout: 10_000,
  });
  answerBrokenRequests(server);
  await listening(server, env);
  // Only now is the address known that pages name as their own. Until somebody listens to requests nothing waits, so
  // whoever has come already is answered, only later.
  const { port } = server.address() as AddressInfo;
  const origins = ownOrigins(env, port);
  const origin = printedOrigin(env, port);
  const files = readStaticFiles(join(distFolder, "client"), { https, origin, vendors: env.vendors });
  const pageCounter = new PageCounter({
    now,
    isOwnOrigin: (from) => origins.has(from),
    store: (days) => addPageViews({ db }, days),
    onFailure: (error) => log.warn({ err: loggable(error) }, "page counts were not stored, and will be tried again"),
  });
  const mail = openMailer({ db, log, now, settings: env.mail, origin, waits: mailWaits });
  const pages = built && new RequestPages({ built, files, db, now, https, vendors: env.vendors });
  const knowledge = loadKnowledge(join(distFolder, "passages.json"), otherWords);
  const conversations = openConversations({
    log,
    assistant: openAssistant({
      knowledge,
      openings: () => openJobListings({ db, now }),
      origin,
      now,
      model: env.assistant ? openModel(env.assistant) : undefined,
      onModelFailure: (error) => log.warn({ err: loggable(error) }, "the model did not word an answer"),
    }),
  });
  const app = createApp({
    db,
    log,
    now,
    conversations,
    mail,
    https,
    files,
    limits: new Limits({ enabled: env.rateLimits }),
    uploads: new Uploads({
      dataFolder: env.dataFolder,
      trustProxy: env.trustProxy,
      requestTimeoutMs,
      uploadTimeoutMs: requestTimeoutMs * UPLOAD_TIMEOUT_FACTOR,
    }),
    requestTimeoutMs,
    trustProxy: env.trustProxy,
    isOwnOrigin: (from) => origins.has(from),
    origin: () => origin,
    isReady: () => ready,
    pages,
    pageCounter,
  });
  server.on(
    "request",
    createListener(
      app,
      createFileAnswerer(files, {
        https,
        onPage: (request, path) => pageCounter.count(request, path),
        except: [sitemapPath],
      }),
    ),
  );

  await mail.start();

  // However much is past its time, nobody waits for its removal, the first visitors least of all.
  let isStopped = false;
  let clearing = Promise.resolve();
  const onFailure = (what: string, error: unknown) => {
    if (!isStopped) log.warn({ what, err: loggable(error) }, "what is past its time was not removed");
  };
  const clear = () => {
    clearing = clearAway({ db, now }, onFailure);
  };
  clear();
  const hourly = setInterval(clear, HOUR).unref();

  return {
    origin,
    port,
    db,
    mail,
    async stop() {
      ready = false;
      isStopped = true;
      clearInterval(hourly);
      await Promise.all([closed(server), mail.stop(), conversations.stop()]);
      await pageCounter.flush();
      // What is left of it goes at the next start.
      await Promise.race([clearing, wait(DRAIN_MS, undefined, { ref: false })]);
      await db.close();
    },
  };
}

async function prepare(db: Database, { env, say, now }: Pick<Required<Options>, "env" | "say" | "now">): Promise<void> {
  const steps = await db.migrate();
  if (steps.length > 0) say(`Prepared the database: ${steps.join(", ")}.`);
  const context = { db, actor: null, now };
  const password = await ensureFirstAdmin(context, env.firstAdmin);
  if (password) say(`First admin, shown this once: username ${env.firstAdmin.username}, password ${password}`);
  const listings = await seedJobListings(context, firstListings);
  if (listings > 0) say(`Put in the first ${listings} job listings.`);
  await keepNotice(context, noticeInForce);
}

/** Removes sessions that are over, and what has been kept as long as was promised. What fails is told, never thrown. */
async function clearAway(
  context: { db: Database; now: () => number },
  onFailure: (what: string, error: unknown) => void,
): Promise<void> {
  await clearEndedSessions(context).catch((error: unknown) => onFailure("sessions", error));
  await removeExpired(context, retentionSteps, { onFailure });
}

function listening(server: Server, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: 1024 }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
