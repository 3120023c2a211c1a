import { setTimeout as wait } from "node:timers/promises";
import { BusyError } from "#domain/kernel/errors.ts";
import { HttpError } from "./problems.ts";

/** How many responses may wait at the same time: each holds its connection in memory. */
const MAX_DELAYED = 1000;
let delayed = 0;

/**
 * Waits `delayMs` before the response to a request over a limit; returns at once for other errors. A client that repeats a refused
 * request on 250 connections as fast as it can is slowed from thousands of requests a second to 250, with one second.
 */
export async function delayRefusal(error: unknown, delayMs: number): Promise<void> {
  const isRefusal = error instanceof BusyError || (error instanceof HttpError && error.status === 429);
  if (!isRefusal || delayed >= MAX_DELAYED) return;
  delayed += 1;
  await wait(delayMs);
  delayed -= 1;
}
