import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { otherWords } from "#content/assistant/other-words.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.ts";
import { openAssistant } from "#domain/assistant/assistant.ts";
import { loadKnowledge } from "#domain/assistant/load.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import { findSessionUser } from "#domain/sessions/find-user.ts";
import { ensureFirstAdmin } from "#domain/users/ensure-first-admin.ts";
import { createApp } from "./app.ts";
import { openConversations } from "./conversations/live-conversations.ts";
import { type Env, environmentWithFile, readEnv } from "./env.ts";
import { Limits } from "./http/limits.ts";
import type { OpenApiDocument } from "./http/openapi.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sessionToken } from "./http/session.ts";
import { restingMailer } from "./mail/mailer.ts";
import type { PageLocals } from "./pages/astro-handler.ts";
import { PageCounter } from "./pages/page-counter.ts";
import { Uploads } from "./uploads/uploads.ts";

type Next = (error?: unknown) => void;

interface Opened {
  env: Env;
  db: Database;
}

// This module is loaded anew at every change; the data is opened once a process.
const process_ = globalThis as typeof globalThis & { openedInDevelopment?: Promise<Opened> };

async function open(): Promise<Opened> {
  const env = readEnv(environmentWithFile(process.cwd()));
  const db = await openDatabase(env);
  await db.migrate();
  const password = await ensureFirstAdmin({ db, actor: null, now: Date.now }, env.firstAdmin);
  if (password) console.log(`First admin, shown this once: username ${env.firstAdmin.username}, password ${password}`);
  return { env, db };
}

const listener = (async () => {
  process_.openedInDevelopment ??= open();
  const { db, env } = await process_.openedInDevelopment;
  const log = pino({ level: "warn" });
  const origin = "http://localhost";
  // What the last build knew of the site.
  const knowledge = loadKnowledge(join(process.cwd(), "dist", "passages.json"), otherWords);
  const assistant = openAssistant({
    knowledge,
    openings: () => openJobListings({ db, now: Date.now }),
    origin,
    now: Date.now,
  });
  const app = createApp({
    db,
    log,
    now: Date.now,
    conversations: openConversations({ log, assistant }),
    // Reads and tries the settings, but leaves the outbox alone: this module is loaded anew at every change.
    mail: restingMailer(env.mail),
    https: false,
    files: { byPath: new Map(), hashes: { scripts: new Set(), styles: new Set() } },
    limits: new Limits({ enabled: true }),
    uploads: new Uploads({
      dataFolder: env.dataFolder,
      requestTimeoutMs: 60_000,
      uploadTimeoutMs: 60_000,
      trustProxy: () => false,
    }),
    requestTimeoutMs: 30_000,
    trustProxy: () => false,
    isOwnOrigin: (origin) => URL.canParse(origin) && new URL(origin).hostname === "localhost",
    origin: () => origin,
    isReady: () => true,
    pages: null,
    // Pages that are developed are not counted.
    pageCounter: new PageCounter({
      now: Date.now,
      isOwnOrigin: () => true,
      store: async () => {},
      onFailure: () => {},
    }),
  });
  return { db, app, answer: getRequestListener(app.fetch, { overrideGlobalObjects: false }) };
})();

/**
 * For the page server while developing: answers the API's calls, and gives pages what they find in `Astro.locals` and
 * the mark of a session that they have in production.
 */
export async function handleInDevelopment(request: IncomingMessage, response: ServerResponse, next: Next) {
  const { db, answer } = await listener;
  const path = request.url?.split("?", 1)[0] ?? "/";
  if ((path.startsWith("/api/") && path !== "/api/docs") || path === "/healthz" || path === "/readyz") {
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
    await answer(request, response);
    return;
  }
  const token = sessionToken(request.headers.cookie, false);
  const user = token ? await findSessionUser({ db, now: Date.now }, token) : null;
  const origin = `http://${request.headers.host}`;
  const locals: PageLocals = { db, user, actor: user, now: Date.now, origin, openapi: await apiDescription() };
  // Where Astro's development server looks for them.
  Object.assign(request, { [Symbol.for("astro.locals")]: locals });
  if (token && request.headers.accept?.includes("text/html")) markSession(response);
  next();
}

async function apiDescription(): Promise<OpenApiDocument> {
  const { app } = await listener;
  const answer = await app.request("/api/openapi.json", {}, { incoming: { headers: {}, socket: {} } });
  return (await answer.json()) as OpenApiDocument;
}

/** As the static files do in production: a page for a visitor with a session says so on its root element. */
function markSession(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let marked = false;
  const mark = (chunk: unknown) => {
    if (marked || (typeof chunk !== "string" && !Buffer.isBuffer(chunk) && !(chunk instanceof Uint8Array)))
      return chunk;
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    if (!/<html[\s>]/i.test(text)) return chunk;
    marked = true;
    if (!response.headersSent) response.removeHeader("Content-Length");
    return text.replace(/<html(?=[\s>])/i, "<html data-session");
  };
  response.write = ((chunk: unknown, ...rest: []) => write(mark(chunk), ...rest)) as typeof response.write;
  response.end = ((chunk?: unknown, ...rest: []) => end(mark(chunk), ...rest)) as typeof response.end;
}
