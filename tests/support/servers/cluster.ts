import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "#bin/find-program.mjs";
import { root } from "#bin/install.mjs";
import { serverCommand } from "#bin/server-command.mjs";
import { type ServerProcess, startProcess } from "#bin/server-process.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { replaceParts } from "#tests/deployment/document.ts";
import { launch } from "#tests/support/browsers/driver.ts";

/** HAProxy's path; undefined where it is neither installed nor can be. */
export const haproxy = findProgram("haproxy");

/** How long a stopping server takes requests: many of HAProxy's checks, also on a machine that runs other tests. */
const DRAIN_SECONDS = process.env.SCALE_ROUNDS ? "1" : "2";

const USED_MS = 60_000;

/** Three server processes over one PostgreSQL database, behind HAProxy. */
export interface Cluster {
  /** Where HAProxy listens. */
  origin: string;
  servers: ServerProcess[];
  /** Starts a server that has ended, from the release in `folder` (without it, this one), and waits until HAProxy uses it. */
  start(index: number, folder?: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a cluster on `databaseUrl`. Its servers trust two proxies: HAProxy, and before it the test, which names a visitor's
 * address in `X-Forwarded-For`.
 */
export async function startCluster(databaseUrl: string, environment: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "site-cluster-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const ports = [await freePort(), await freePort(), await freePort()];
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, configurationFor(port, ports));
  const proxy = launch(haproxy as string, ["-db", "-f", file]);
  const servers: ServerProcess[] = [];
  const startOne = async (index: number, release?: string) => {
    servers[index] = await startProcess(
      {
        ...adminEnvironment,
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, `server-${index}`),
        PORT: String(ports[index]),
        TRUST_PROXY: "2",
        DRAIN_SECONDS,
        ...environment,
      },
      release ? serverOf(release) : serverCommand,
    );
  };
  const untilUsed = async (index: number) => {
    for (const until = Date.now() + USED_MS; ; await wait(20)) {
      const answer = await send(`${origin}/healthz`).catch(() => null);
      if (answer?.headers["x-server"] === names[index]) return;
      if (Date.now() > until) throw new Error(`HAProxy does not use server ${names[index]}: ${proxy.output()}`);
    }
  };
  const stop = async () => {
    proxy.kill();
    for (const { child } of servers) child.kill("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(ports.map((_, index) => startOne(index)));
    for (const index of ports.keys()) await untilUsed(index);
  } catch (error) {
    await stop();
    throw error;
  }
  const start: Cluster["start"] = async (index, release) => {
    await startOne(index, release);
    await untilUsed(index);
  };
  return { origin, servers, start, stop };
}

/** The command that starts the release whose files are in `folder`. */
const serverOf = (folder: string) => ({
  ...serverCommand,
  arguments: serverCommand.arguments.with(-1, join(folder, "server", "start.ts")),
});

/** The names of the servers in the documented configuration. */
const names = ["one", "two", "three"];

/** The documented configuration of HAProxy, without TLS, on ports of this machine, with the server's name in each response. */
function configurationFor(port: number, servers: number[]): string {
  const documented = readFileSync(join(root, "docs", "deploy", "haproxy.cfg"), "utf8");
  return servers.reduce(
    (text, server, index) => text.replace(new RegExp(`(server ${names[index]}) \\S+`), `$1 127.0.0.1:${server}`),
    replaceParts(documented, {
      // The tests may run as a user that cannot become another one.
      "  user haproxy\n  group haproxy\n": "",
      "bind :80": `bind 127.0.0.1:${port}`,
      "inter 2s fastinter 500ms": "inter 100ms",
      "balance leastconn": "balance roundrobin\n  http-response set-header X-Server %s",
    }).replace(/^.*(bind :443|ssl_fc).*$/gm, ""),
  );
}
