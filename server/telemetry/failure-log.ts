import type { Logger } from "pino";
import { isTemporaryFailure } from "#db/failures.ts";
import { loggable } from "../http/problems.ts";

/** How often a failure that lasts is logged, in milliseconds. */
const PERIOD_MS = 60_000;

/** How often each message was held back since it was last logged. */
const heldBack = new WeakMap<Logger, Map<string, number>>();

/**
 * Logs a failure of a request or of background work. A database that is away makes all of them fail: that is a warning without
 * a stack, logged once a minute.
 */
export function logFailure(
  log: Logger,
  level: "warn" | "error",
  error: unknown,
  message: string,
  details: object = {},
): void {
  if (isTemporaryFailure(error)) warnOnceAMinute(log, error, message);
  else log[level]({ ...details, err: loggable(error) }, message);
}

/** Warns of a failure that repeats while its cause lasts: at once, and then every minute with the number of failures in it. */
export function warnOnceAMinute(log: Logger, error: unknown, message: string): void {
  const counts = heldBack.get(log) ?? new Map<string, number>();
  heldBack.set(log, counts);
  const count = counts.get(message);
  if (count !== undefined) {
    counts.set(message, count + 1);
    return;
  }
  const { stack: _, ...cause } = loggable(error);
  log.warn({ err: cause }, message);
  counts.set(message, 0);
  const timer = setInterval(() => {
    const failures = counts.get(message);
    if (failures) {
      log.warn({ err: cause, failures }, message);
      counts.set(message, 0);
    } else {
      counts.delete(message);
      clearInterval(timer);
    }
  }, PERIOD_MS).unref();
}
