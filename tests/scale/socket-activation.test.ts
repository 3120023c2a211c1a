import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { serverCommand } from "#bin/server-command.mjs";
import { openSqlite } from "#db/sqlite.ts";
import { adminEnvironment } from "#harness/cast.ts";
import { lossesOf, startLoad } from "#tests/support/load.ts";

/** `npm run test:scale` sets 10. */
const rounds = Number(process.env.SCALE_ROUNDS ?? 1);
/** Answers between two restarts. */
const ANSWERS = process.env.SCALE_ROUNDS ? 1000 : 200;
const START_MS = 60_000;

/**
 * Starts the server on a socket as systemd does: the supervisor keeps the socket as file descriptor 3, and starts the server
 * again on it whenever it has stopped.
 */
async function startSupervised(dataFolder: string) {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as { port: number };
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const script = `while sh -c 'echo "Process: $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@"; do :; done`;
  const supervisor = spawn("sh", ["-c", script, "sh", serverCommand.command, ...serverCommand.arguments], {
    env: {
      ...serverCommand.environment,
      ...adminEnvironment,
      DATA_DIR: dataFolder,
      DATABASE_URL: "",
      DRAIN_SECONDS: "1",
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "ignore", fd],
    detached: true,
  });
  listener.close();
  let output = "";
  supervisor.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(supervisor, "close");
  const matches = (pattern: RegExp) => [...output.matchAll(pattern)];
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The ids of the server's processes, the last of which runs. */
    processes: () => matches(/^Process: (\d+)$/gm).map(([, id]) => Number(id)),
    /** Resolves when the server was ready `times` times. */
    untilReady: (times: number) => vi.waitUntil(() => matches(/^Ready: /gm).length === times, START_MS),
    async kill() {
      process.kill(-(supervisor.pid as number), "SIGKILL");
      await ended;
    },
  };
}

test(
  `a server on a socket of its supervisor restarts under load without a failed request, ${rounds} times`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "site-activation-"));
    const server = await startSupervised(folder);
    const load = startLoad(server.origin);
    onTestFinished(async () => {
      await load.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const stops: number[] = [];
    try {
      await server.untilReady(1);
      for (let round = 1; round <= rounds; round++) {
        await load.untilAnswered(ANSWERS);
        const begin = performance.now();
        process.kill(server.processes().at(-1) as number, "SIGTERM");
        await vi.waitUntil(() => server.processes().length === round + 1, { timeout: START_MS, interval: 5 });
        stops.push(Math.round(performance.now() - begin));
        await server.untilReady(round + 1);
      }
      await load.untilAnswered(ANSWERS);
      await load.stop();
    } finally {
      await server.kill();
    }
    console.log(
      `restarts on a socket: ${load.answered()} answers, ${load.failures.length} failures, stops ${stops} ms`,
    );
    expect(load.failures).toEqual([]);
    const db = openSqlite(folder);
    expect(await lossesOf(db, load)).toEqual([]);
    await db.close();
  },
  120_000 + rounds * 30_000,
);
