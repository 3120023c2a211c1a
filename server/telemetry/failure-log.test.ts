import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logFailure, warnOnceAMinute } from "./failure-log.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openLog() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: pino({ level: "trace" }, { write: (line: string) => void lines.push(JSON.parse(line)) }) };
}

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const cause = expect.objectContaining({ code: "ECONNREFUSED", message: "connect ECONNREFUSED", stack: "" });

test("warns of a database that is away at once, and then every minute with the number of failures", () => {
  const { lines, log } = openLog();
  for (let i = 0; i < 100; i++) logFailure(log, "error", away, "a request failed", { requestId: String(i) });
  logFailure(log, "warn", away, "the outbox could not be read");
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, msg: "a request failed", err: cause }),
    expect.objectContaining({ level: 40, msg: "the outbox could not be read", err: cause }),
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([
    expect.objectContaining({ level: 40, msg: "a request failed", err: cause, failures: 99 }),
  ]);
  logFailure(log, "error", away, "a request failed");
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(3)).toEqual([expect.objectContaining({ failures: 1 })]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(4);
  logFailure(log, "error", away, "a request failed");
  expect(lines.slice(4)).toEqual([expect.not.objectContaining({ failures: expect.anything() })]);
});

test("logs every other failure with its level, details and stack", () => {
  const { lines, log } = openLog();
  for (const requestId of ["a", "b"])
    logFailure(log, "error", new Error("a defect"), "a request failed", { requestId });
  expect(lines).toEqual(
    ["a", "b"].map((requestId) =>
      expect.objectContaining({ level: 50, requestId, err: expect.objectContaining({ stack: expect.any(String) }) }),
    ),
  );
});

test("keeps the failures of two servers apart", () => {
  const [one, other] = [openLog(), openLog()];
  for (const { log } of [one, other]) warnOnceAMinute(log, away, "traces were not sent");
  expect([one.lines.length, other.lines.length]).toEqual([1, 1]);
});
