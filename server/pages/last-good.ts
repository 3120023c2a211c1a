import { setTimeout as wait } from "node:timers/promises";
import { isTemporaryFailure } from "#db/failures.ts";

/** How long a page waits for the database before it shows what was read last, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Like `read`, but with its last good result while the database is away or takes longer than a second. Fails while there is no
 * such result, and on any other failure.
 */
export function lastGood<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { value: Value; order: number } | undefined;
  let reads = 0;
  return async () => {
    const order = ++reads;
    const current = read().then((value) => {
      // A slow read may end after a later one.
      if (!last || order > last.order) last = { value, order };
      return value;
    });
    if (!last) return await current;
    const { value } = last;
    const patience = new AbortController();
    const known = wait(PATIENCE_MS, value, { ref: false, signal: patience.signal }).catch(() => value);
    const orKnown = current.catch((error: unknown) => {
      if (isTemporaryFailure(error)) return value;
      throw error;
    });
    return await Promise.race([orKnown, known]).finally(() => patience.abort());
  };
}
