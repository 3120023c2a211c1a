import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import type { Database } from "#db/database.ts";
import { findSession } from "#domain/accounts/sessions/find.ts";
import { openPreparedDatabase } from "./database.ts";
import { readEnv } from "./env.ts";
import { environmentWithFile } from "./env-file.ts";
import { rateLimitKey } from "./http/limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sessionToken } from "./http/session.ts";
import type { PageLocals } from "./pages/astro-handler.ts";
import { openServices } from "./services.ts";

type Next = (error?: unknown) => void;

// Vite reloads this module after every change; the database is opened once per process.
const process_ = globalThis as typeof globalThis & { developmentDatabase?: Promise<Database> };

const env = readEnv(environmentWithFile(process.cwd()));

const listener = (async () => {
  process_.developmentDatabase ??= openPreparedDatabase({ env, now: Date.now, print: console.log });
  const db = await process_.developmentDatabase;
  const { app, openapi } = openServices({
    env: { ...env, publicOrigin: undefined, rateLimits: true, trustProxy: () => false },
    db,
    log: pino({ level: "warn" }),
    now: Date.now,
    // The assistant answers from the passages of the last build.
    distFolder: join(process.cwd(), "dist"),
    built: null,
    limitsKey: await rateLimitKey(db),
    origin: "http://localhost",
    isOwnOrigin: (origin) => URL.canParse(origin) && new URL(origin).hostname === "localhost",
    requestTimeoutMs: 30_000,
    isDevelopment: true,
  });
  return { db, openapi, answer: getRequestListener(app.fetch, { overrideGlobalObjects: false }) };
})();

/**
 * Middleware of Astro's development server: answers API requests, and gives pages the same `Astro.locals` and the same
 * session mark as in production.
 */
export async function handleInDevelopment(request: IncomingMessage, response: ServerResponse, next: Next) {
  const { db, openapi, answer } = await listener;
  const path = request.url?.split("?", 1)[0] ?? "/";
  if ((path.startsWith("/api/") && path !== "/api/docs") || path === "/healthz" || path === "/readyz") {
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
    await answer(request, response);
    return;
  }
  const token = sessionToken(request.headers.cookie, false);
  const found = token ? await findSession({ db, now: Date.now, staffSessions: env.staffSessions }, token) : null;
  const user = found?.user ?? null;
  const origin = `http://${request.headers.host}`;
  const locals: PageLocals = { db, user, actor: user, now: Date.now, origin, openapi: openapi() };
  // Astro's development server reads locals from this property.
  Object.assign(request, { [Symbol.for("astro.locals")]: locals });
  if (token && request.headers.accept?.includes("text/html")) markSession(response);
  next();
}

/** Marks the root element of a page for a visitor with a session, as the static files do in production. */
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
