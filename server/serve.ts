import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#db/database.ts";
import type { SmtpTimeouts } from "#mail/smtp-transport.ts";
import { openPreparedDatabase } from "./database.ts";
import { type Env, EnvError } from "./env.ts";
import { cutWhenStalled, limitConnections, trackSilentConnections } from "./http/connections.ts";
import { rateLimitKey } from "./http/limits.ts";
import { answerBrokenRequests, createListener } from "./http/listener.ts";
import { ownOrigins, printedOrigin } from "./http/origins.ts";
import type { Mailer } from "./mailer.ts";
import { createFileAnswerer } from "./pages/answer-file.ts";
import { loadRequestPages } from "./pages/astro-handler.ts";
import { sitemapPath } from "./pages/sitemap.ts";
import { openServices, UPLOAD_TIMEOUT_FACTOR } from "./services.ts";
import type { OpenMetrics } from "./telemetry/metrics-server.ts";
import { nameFile } from "./telemetry/route-names.ts";
import type { Tracing } from "./telemetry/tracing.ts";

/** How long open requests may take when the server stops. */
const DRAIN_MS = 10_000;
/** How long stopping may take in all after `DRAIN_SECONDS`: a database that does not answer must not keep the process. */
const STOP_MS = 15_000;
/**
 * How long a connection without a request may bring one that is on its way when the server stops: clients that keep connections
 * see the closing only after they have sent the next request.
 */
const LAST_REQUEST_MS = 1000;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Proxies keep idle connections for up to a minute (nginx, HAProxy, AWS) and must be the ones to close them: a request that
 * crosses with the closing fails.
 */
const KEEP_ALIVE_MS = 65_000;
/** The first file descriptor that systemd passes (sd_listen_fds). */
const FIRST_PASSED_FD = 3;
const BACKLOG = 1024;

interface Options {
  env: Env;
  log: Logger;
  /** Prints one line for the person who starts the server. */
  print: (line: string) => void;
  /** The folder of the build. */
  distFolder: string;
  now?: () => number;
  /**
   * How long a request may take to arrive, in milliseconds (with a file, ten times as long), and for how long a client may
   * read nothing of a response.
   */
  requestTimeoutMs?: number;
  /** How long the response to a request over a limit waits, in milliseconds. */
  refusalDelayMs?: number | undefined;
  /** Timeouts of the mail server, in milliseconds, that differ from the default. */
  smtpTimeouts?: Partial<SmtpTimeouts>;
}

/** A server that answers requests. */
export interface RunningServer {
  origin: string;
  port: number;
  db: Database;
  mailer: Mailer;
  /** Indexes the site for the assistant, which the first question would wait for. */
  warmUp(): Promise<void>;
  /** Answers 503 on `/readyz` for as long as `env` says, lets requests finish, and closes the database. */
  stop(): Promise<void>;
}

/** Opens the database and serves until stopped. Throws the errors that `start.ts` explains to the operator. */
export async function serve(options: Options): Promise<RunningServer> {
  const { env, log, print, now = Date.now } = options;
  // Loaded only when it is wanted, like the metrics.
  const tracing = env.tracing && new (await import("./telemetry/tracing.ts")).Tracing(env.tracing, env, log);
  const db = await openPreparedDatabase({ env, print, now, onQuery: tracing?.onQuery });
  try {
    return await listen(options, tracing ? tracing.database(db) : db, tracing);
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function listen(options: Options, db: Database, tracing: Tracing | null): Promise<RunningServer> {
  const {
    env,
    log,
    print,
    distFolder,
    now = Date.now,
    requestTimeoutMs = REQUEST_TIMEOUT_MS,
    refusalDelayMs,
    smtpTimeouts = {},
  } = options;
  if (!env.rateLimits)
    print("WARNING: RATE_LIMITS=off. Nothing limits password guessing. Use this for load tests only.");
  const [built, limitsKey] = await Promise.all([loadRequestPages(distFolder), rateLimitKey(db)]);
  // Closes connections of visitors who never finish their headers or body; routes set shorter limits for bodies. Idle time
  // after a response does not count.
  const server = createServer({
    requestTimeout: requestTimeoutMs * UPLOAD_TIMEOUT_FACTOR,
    headersTimeout: requestTimeoutMs / 2,
    connectionsCheckingInterval: requestTimeoutMs / 6,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  answerBrokenRequests(server);
  const closeSilent = trackSilentConnections(server);
  if (env.rateLimits) limitConnections(server, env.trustProxy);
  await startListening(server, env);
  // The port is known only now. Nothing may be awaited before the request listener is attached: Node would drop the
  // requests that arrive until then.
  const { port } = server.address() as AddressInfo;
  const origins = ownOrigins(env, port);
  const origin = printedOrigin(env, port);
  const isOwnOrigin = (from: string) => origins.has(from);
  const services = openServices({
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
    refusalDelayMs,
    smtpTimeouts,
    trace: tracing?.trace,
  });
  const { app, files, https, mailer, dailyCounter } = services;
  let open: OpenMetrics | undefined;
  const answerFile = createFileAnswerer(files, {
    https,
    onSent: (request, path) => {
      dailyCounter.countFile(request, path);
      if (env.metrics || tracing) nameFile(request, path);
    },
    except: [sitemapPath],
  });
  const answer = createListener(app, answerFile);
  server.on("request", (request, response) => {
    // While the server stops, a client with further requests would hold its connection open.
    if (!services.isReady()) response.shouldKeepAlive = false;
    cutWhenStalled(response, requestTimeoutMs);
    open?.metrics.observe(request, response);
    if (tracing) tracing.answer(request, response, () => answer(request, response));
    else answer(request, response);
  });
  if (env.metrics) {
    const { openMetrics } = await import("./telemetry/metrics-server.ts");
    open = await openMetrics(env.metrics, services);
    print(`Metrics: ${open.address}`);
  }
  await services.start();
  const stop = async () => {
    services.drain();
    // New connections wait in the queue of a passed socket for the next process, so only those that are open need the time.
    const noneLeft = env.isActivated ? stopAccepting(server) : new Promise<void>(() => {});
    if (env.drainMs > 0) await Promise.race([noneLeft, wait(env.drainMs, undefined, { ref: false })]);
    const stopped = services.stop(() => closed(server, closeSilent));
    await Promise.race([stopped, wait(STOP_MS, undefined, { ref: false })]).finally(() => open?.stop());
    await tracing?.stop();
  };
  return { origin, port, db, mailer, warmUp: services.warmUp, stop };
}

async function startListening(server: Server, { port, host, isActivated }: Env): Promise<void> {
  if (!isActivated) {
    server.listen({ port, host, backlog: BACKLOG });
    await once(server, "listening");
    return;
  }
  server.listen({ fd: FIRST_PASSED_FD }, BACKLOG);
  const isListening = await once(server, "listening").catch(() => false);
  // The address of another kind of socket is a path.
  if (!isListening || typeof server.address() === "string")
    throw new EnvError("LISTEN_FDS announces a socket, but file descriptor 3 is not one that listens on a TCP port.");
}

/** Takes the connections that are in the queue, which would be reset when it closes: a turn of the event loop takes one. */
async function takeWaiting(server: Server): Promise<void> {
  let hasTaken = true;
  const onConnection = () => {
    hasTaken = true;
  };
  server.on("connection", onConnection);
  for (let taken = 0; hasTaken && taken < BACKLOG; taken++) {
    hasTaken = false;
    // The first may end the turn that has taken one already.
    await nextTurn();
    await nextTurn();
  }
  server.off("connection", onConnection);
}

/** Stops taking connections and leaves the open ones, idle ones included, which `server.close` would close. Resolves when they end. */
function stopAccepting(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}

/**
 * Closes the server: its connections after their next response, those without a request after `LAST_REQUEST_MS`, and all
 * after `DRAIN_MS`. Closing resets a connection whose data was not read, so both happen right after all that has arrived was.
 */
async function closed(server: Server, closeSilent: () => void): Promise<void> {
  server.keepAliveTimeout = LAST_REQUEST_MS;
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const closeIdle = () => {
    server.closeIdleConnections();
    closeSilent();
  };
  await takeWaiting(server);
  const ended = stopAccepting(server);
  const idle = setTimeout(() => setImmediate(closeIdle), LAST_REQUEST_MS);
  await ended;
  for (const timer of [deadline, idle]) clearTimeout(timer);
  // Ends the checks of its connections as well.
  server.close();
}
