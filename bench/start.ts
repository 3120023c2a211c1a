import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environment, root } from "#bin/install.mjs";
import { adminEnvironment } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import { send } from "#harness/send.ts";
import { verdict } from "./load.ts";

const TIMEOUT_MS = 30_000;

/** The time from `npm start` to the first response, with everything installed and built; the median of five runs. */
export async function benchStart(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
  const times: number[] = [];
  for (let round = 0; round < 6; round++) times.push(await timeOneStart(join(folder, "data")));
  rmSync(folder, { recursive: true, force: true });
  const [, ...later] = times;
  const median = later.sort((a, b) => a - b)[2] ?? Number.NaN;
  return [verdict(`${Math.round(median)} ms from npm start to the first response (goal 2000)`, median <= 2000)];
}

async function timeOneStart(dataFolder: string): Promise<number> {
  const port = String(await freePort());
  const startedAt = performance.now();
  const started = spawn("npm", ["start"], {
    cwd: root,
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...environment, ...adminEnvironment, PORT: port, DATA_DIR: dataFolder },
  });
  // Closes when the last process of the group has ended: only then is the data folder unlocked.
  const ended = new Promise((resolve) => started.stdout.resume().once("close", resolve));
  while (performance.now() - startedAt < TIMEOUT_MS) {
    try {
      await send(`http://127.0.0.1:${port}/`);
      break;
    } catch {
      await wait(5);
    }
  }
  const time = performance.now() - startedAt;
  started.kill("SIGTERM");
  await ended;
  return time;
}
