import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser, findOther } from "#bin/find-browser.mjs";
import { environment, pinnedNode } from "#bin/install.mjs";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { isStale } from "#bin/stamp.mjs";
import { adminEnvironment } from "#harness/cast.ts";
import { createDatabase, startPostgres } from "#harness/postgres-server.ts";

/** Finds the browsers, builds if stale, and starts one server over SQLite and one over PostgreSQL. Returns what stops them. */
export default async function startServers(): Promise<() => Promise<void>> {
  process.env.E2E_BROWSER ??= findBrowser();
  process.env.E2E_FIREFOX ??= findOther("firefox");
  process.env.E2E_WEBKIT ??= findOther("webkit");
  if (isStale()) execFileSync(pinnedNode, ["bin/build.ts"], { stdio: "inherit", env: environment });
  const folder = mkdtempSync(join(tmpdir(), "site-e2e-"));
  const postgres = await startPostgres();
  const shared = { ...adminEnvironment, RATE_LIMITS: "off" };
  // A test that needs other settings starts a server over its own database.
  process.env.E2E_POSTGRES_URL = postgres.url;
  const servers = await Promise.all([
    startProcess({ ...shared, PORT: process.env.E2E_SQLITE_PORT ?? "", DATA_DIR: join(folder, "sqlite") }),
    startProcess({
      ...shared,
      PORT: process.env.E2E_POSTGRES_PORT ?? "",
      DATA_DIR: join(folder, "postgres"),
      DATABASE_URL: await createDatabase(postgres.url),
    }),
  ]);
  return async () => {
    await Promise.all(servers.map(stopProcess));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
