import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range from which Linux takes ports for outgoing connections and for servers that ask for any. */
const [LOWEST, HIGHEST] = [12_000, 32_000];
const MAX_TRIES = 50;

/** Finds a port that is free at this moment, and that no connection takes before it is used. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${LOWEST} and ${HIGHEST} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
