import { setTimeout as wait } from "node:timers/promises";

/** How long a page waits for the database before it shows what was read last, in milliseconds. */
const PATIENCE_MS = 1000;

/** Like `read`, but with its last good result when it fails or takes longer than a second. Fails while there is none. */
export function lastGood<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Value } | undefined;
  return async () => {
    const current = read().then((value) => {
      last = { value };
      return value;
    });
    if (!last) return await current;
    const { value } = last;
    return await Promise.race([current.catch(() => value), wait(PATIENCE_MS, value, { ref: false })]);
  };
}
