import { setImmediate } from "node:timers/promises";
import type { ActiveContent } from "./rules.ts";
import type { ContentInspection } from "./schema.ts";

/** The processor time that the inspection of one document may take, in milliseconds; resumes of 5 MB take 10 to 20. */
const MAX_MS = 60;
/** How long a slice takes at least. */
const SLICE_MS = 2;
const SLICE_BYTES = 64 * 1024;
/** How much of the next slice is in each one, so that whatever is shorter is in one of them. */
const OVERLAP_BYTES = 512;

/** Divides the inspection of a document into slices, between which the server answers other requests, and limits their time. */
export class InspectionTime {
  #usedMs = 0;
  #since = threadMs();

  /** Waits while the server answers other requests, whose time does not count. Throws once the document has used up its own. */
  async wait<Result>(outside: Promise<Result>): Promise<Result> {
    this.#usedMs += threadMs() - this.#since;
    const result = await outside.finally(() => {
      this.#since = threadMs();
    });
    if (this.#usedMs > MAX_MS) throw new Error("This document takes too long to inspect");
    return result;
  }

  /** Ends a slice that has taken long enough: resolves after the server has answered what is waiting. */
  async nextSlice(): Promise<void> {
    if (threadMs() - this.#since >= SLICE_MS) await this.wait(setImmediate());
  }

  /** The bytes as text of one character per byte, in slices. */
  async *textSlices(bytes: Buffer): AsyncGenerator<string> {
    for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
      await this.nextSlice();
      yield bytes.toString("latin1", at, at + SLICE_BYTES + OVERLAP_BYTES);
    }
  }
}

/** Adds what a document contains to `found` as it is found, and resolves with how much of it could be read. */
export type Inspector = (
  content: Buffer,
  found: Set<ActiveContent>,
  time: InspectionTime,
) => Promise<ContentInspection["coverage"]>;

/** The processor time of this thread so far, in milliseconds: that of other programs is not in it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
