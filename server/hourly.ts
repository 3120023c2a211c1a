import { setTimeout as wait } from "node:timers/promises";

const HOUR = 3_600_000;
/** How long `stop` waits for work that is running. The next start does the rest. */
const STOP_MS = 10_000;

/** Does `work`, which never throws, now and every hour in the background. `stop` ends this. */
export function hourly(work: (isStopped: () => boolean) => Promise<void>): { stop(): Promise<void> } {
  let isStopped = false;
  let running = Promise.resolve();
  const start = () => {
    running = running.then(() => work(() => isStopped));
  };
  start();
  const timer = setInterval(start, HOUR).unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, wait(STOP_MS, undefined, { ref: false })]);
    },
  };
}
