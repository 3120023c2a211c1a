import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { inject } from "vitest";
import type { Waits } from "#mail/post.ts";
import { readEnv } from "#server/env.ts";
import { type RunningServer, serve } from "#server/serve.ts";
import { adminEnvironment } from "../cast.ts";
import { createDatabase } from "./postgres-server.ts";
import { Visitor } from "./visitor.ts";

/** Both databases; every promise about data is tried on each. */
export const databases = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof databases)[number];

/** A server that really listens, over an empty database with ada as its admin. */
export interface Site extends RunningServer {
  /** The lines of its log, as objects. */
  logged: Record<string, unknown>[];
  said: string[];
  dataFolder: string;
  /** Moves the server's clock, in milliseconds. */
  sleep(milliseconds: number): void;
  /** How far it has been moved. */
  ahead(): number;
  /** Somebody with a browser of their own. */
  visitor(): Visitor;
  [Symbol.asyncDispose](): Promise<void>;
}

interface Options {
  environment?: Record<string, string>;
  distFolder?: string;
  requestTimeoutMs?: number;
  /** How long its mail server is waited for. */
  mailWaits?: Partial<Waits>;
}

/** Starts a site in this process; end it with `await using` or `stop`. */
export async function openSite(
  kind: DatabaseKind,
  { environment = {}, distFolder, requestTimeoutMs, mailWaits }: Options = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const logged: Record<string, unknown>[] = [];
  const said: string[] = [];
  let ahead = 0;
  const server = await serve({
    env: readEnv({
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: kind === "postgres" ? await createDatabase(inject("postgresUrl")) : "",
      ...adminEnvironment,
      ...environment,
    }),
    log: pino({ level: "trace" }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    say: (line) => void said.push(line),
    distFolder: distFolder ?? join(folder, "dist"),
    now: () => Date.now() + ahead,
    ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
    ...(mailWaits === undefined ? {} : { mailWaits }),
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    ...server,
    stop,
    logged,
    said,
    dataFolder: join(folder, "data"),
    sleep: (milliseconds) => {
      ahead += milliseconds;
    },
    ahead: () => ahead,
    visitor: () => new Visitor(`http://127.0.0.1:${server.port}`),
    [Symbol.asyncDispose]: stop,
  };
}
