import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Database as SqliteFile } from "better-sqlite3";

/** At how many pages in the log, 4 MB, a checkpoint begins. */
const LOG_PAGES = 1000;
/**
 * From this size of the log on, SQLite makes the checkpoint itself, after a commit. While writes never pause, the thread does not
 * reach the end of the log, so that only this lets it begin anew. Most of its pages have been moved by then.
 */
const MAX_LOG_PAGES = 4000;
// In the artifact it is compiled, like this file.
const program = join(import.meta.dirname, `checkpoint-thread${extname(import.meta.filename)}`);

/**
 * Checkpoints of the database at `path` in a thread of their own, which begins with the first: a checkpoint writes a thousand pages
 * all over the file and waits for the disk, and in the thread of the server every request would wait for it. `file` is the
 * connection that writes.
 */
export function backgroundCheckpoints(file: SqliteFile, path: string) {
  file.pragma(`wal_autocheckpoint = ${MAX_LOG_PAGES}`);
  const state = file.prepare("pragma wal_checkpoint(NOOP)");
  let thread: Worker | undefined;
  let isBusy = false;
  const start = () => {
    const worker = new Worker(program, {
      workerData: path,
      resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
    });
    worker.on("message", () => {
      isBusy = false;
    });
    // It stays busy, and SQLite makes the checkpoints.
    worker.on("error", () => {});
    worker.unref();
    return worker;
  };
  return {
    /** Asks for a checkpoint if the log is long. Call it after each commit. */
    afterCommit(): void {
      if (isBusy) return;
      const { log, checkpointed } = state.get() as { log: number; checkpointed: number };
      if (log - checkpointed < LOG_PAGES) return;
      isBusy = true;
      thread ??= start();
      thread.postMessage("checkpoint");
    },
    /** Waits for a checkpoint that has begun, and ends the thread. */
    async close(): Promise<void> {
      if (!thread) return;
      isBusy = true;
      // It may have failed.
      const hasEnded = thread.threadId === -1;
      thread.ref();
      thread.postMessage("close");
      if (!hasEnded) await new Promise((resolve) => thread?.once("exit", resolve));
    },
  };
}
