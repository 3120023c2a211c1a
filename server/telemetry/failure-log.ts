import type { Logger } from "pino";
import { isDatabaseAway } from "#db/failures.ts";

/** The parts of an error that may be logged. Database errors carry more, such as the refused row with personal data. */
export function loggable(error: unknown): { name: string; code?: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { name: "unknown", message: "a value that is not an Error was thrown" };
  const { code } = error as NodeJS.ErrnoException;
  return {
    name: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
}

/** How often a failure that lasts is logged, in milliseconds. */
const PERIOD_MS = 60_000;

/** How often each message, with the code of its cause, was held back since it was last logged. */
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
  if (isDatabaseAway(error)) warnOnceAMinute(log, error, message);
  else log[level]({ ...details, err: loggable(error) }, message);
}

/** Warns of a failure that repeats while its cause lasts: at once, and then every minute with the number of failures in it. */
export function warnOnceAMinute(log: Logger, error: unknown, message: string): void {
  const counts = heldBack.get(log) ?? new Map<string, number>();
  heldBack.set(log, counts);
  const { stack: _, ...cause } = loggable(error);
  const kind = `${message} ${(cause as { code?: string }).code ?? ""}`;
  const count = counts.get(kind);
  if (count !== undefined) {
    counts.set(kind, count + 1);
    return;
  }
  log.warn({ err: cause }, message);
  counts.set(kind, 0);
  const timer = setInterval(() => {
    const failures = counts.get(kind);
    if (failures) {
      log.warn({ err: cause, failures }, message);
      counts.set(kind, 0);
    } else {
      counts.delete(kind);
      clearInterval(timer);
    }
  }, PERIOD_MS).unref();
}
