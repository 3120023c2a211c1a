import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { type ServerProcess, startProcess } from "#bin/server-process.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { openSite, type Site } from "./site.ts";

/**
 * Servers of a file of tests, each with the data folder `data` in a folder of its test: `start` starts one as a process, which
 * ends with the test; `open` opens one in this process, which starts and stops like the other, in less time.
 */
export function startedProcesses() {
  let folder = "";
  let running: ServerProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "site-start-"));
    running = [];
  });
  afterEach(async () => {
    for (const server of running) {
      server.child.kill("SIGKILL");
      await server.ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** A path in the folder of the test. */
    pathOf: (...names: string[]) => join(folder, ...names),
    async start(environment: Record<string, string> = adminEnvironment): Promise<ServerProcess> {
      const server = await startProcess({ DATA_DIR: join(folder, "data"), ...environment });
      running.push(server);
      return server;
    },
    open: (environment: Record<string, string> = {}): Promise<Site> =>
      openSite("sqlite", { environment: { DATA_DIR: join(folder, "data"), ...environment } }),
  };
}
