import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { inject } from "vitest";
import { adminEnvironment } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import type { SmtpTimeouts } from "#mail/smtp-transport.ts";
import { readEnv } from "#server/env.ts";
import { type RunningServer, serve } from "#server/serve.ts";

/** For tests of what the databases do each in their own way: searches, counts, locks, claims, and one test of each kind of record. */
export const bothDatabases = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof bothDatabases)[number];

/** For all other tests of stored data: the embedded database, and both in `npm run test:all`. */
export const databases: readonly DatabaseKind[] = process.env.TEST_ALL ? bothDatabases : ["sqlite"];

/** A listening server over an empty database, with the admin ada. */
export interface Site extends RunningServer {
  /** The lines of its log, as objects. */
  logged: Record<string, unknown>[];
  /** The lines printed for the operator. */
  printed: string[];
  dataFolder: string;
  /** Moves the server's clock forward, in milliseconds. */
  advanceTime(milliseconds: number): void;
  /** How far the clock has been moved, in milliseconds. */
  ahead(): number;
  /** A visitor with a browser of their own. */
  visitor(): Visitor;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  distFolder?: string;
  requestTimeoutMs?: number;
  /** 0 without it, so that tests which meet limits do not wait. */
  refusalDelayMs?: number;
  /** Timeouts of the mail server. */
  smtpTimeouts?: Partial<SmtpTimeouts>;
}

const newDatabase = async (kind: DatabaseKind) =>
  kind === "postgres" ? await createDatabase(inject("postgresUrl"), inject("postgresTemplate")) : "";

/** Starts a site in this process; end it with `await using` or `stop`. */
export async function openSite(
  kind: DatabaseKind,
  { environment = {}, distFolder, requestTimeoutMs, refusalDelayMs = 0, smtpTimeouts }: Options = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const dataFolder = join(folder, "data");
  if (kind === "sqlite") {
    mkdirSync(dataFolder);
    copyFileSync(join(inject("sqliteTemplate"), "site.db"), join(dataFolder, "site.db"));
  }
  const logged: Record<string, unknown>[] = [];
  const printed: string[] = [];
  let ahead = 0;
  const server = await serve({
    env: readEnv({
      PORT: "0",
      DATA_DIR: dataFolder,
      DATABASE_URL: environment.DATABASE_URL ?? (await newDatabase(kind)),
      ...adminEnvironment,
      ...environment,
    }),
    log: pino({ level: "trace" }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    print: (line) => void printed.push(line),
    distFolder: distFolder ?? join(folder, "dist"),
    now: () => Date.now() + ahead,
    refusalDelayMs,
    ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    ...(smtpTimeouts === undefined ? {} : { smtpTimeouts }),
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    stop,
    logged,
    printed,
    dataFolder,
    advanceTime: (milliseconds) => {
      ahead += milliseconds;
    },
    ahead: () => ahead,
    visitor: () => new Visitor(`http://127.0.0.1:${server.port}`),
    [Symbol.asyncDispose]: stop,
  };
}
