import type { Database as SqliteFile } from "better-sqlite3";
import type { Queries } from "./database.ts";

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Outcome = { value: unknown } | { error: unknown };

// Bounds how long the first of a batch waits for the others.
const MAX_WRITES_PER_COMMIT = 200;

/**
 * Runs concurrent writes in one transaction with one flush to disk: with a flush each, fifty concurrent requests would
 * wait for fifty. Each write has its own savepoint, so a failed write does not affect the others, and
 * each promise resolves after the commit: what is acknowledged is on disk. `afterCommit` is called after each.
 */
export function shareCommits(file: SqliteFile, queries: Queries, afterCommit = () => {}) {
  const begin = file.prepare("begin immediate");
  const commit = file.prepare("commit");
  const rollback = file.prepare("rollback");
  const mark = file.prepare("savepoint one_write");
  const keep = file.prepare("release one_write");
  const undo = file.prepare("rollback to one_write");

  const waiting: Job[] = [];
  let current: Promise<void> | null = null;

  async function runInSavepoint(job: Job): Promise<Outcome> {
    mark.run();
    try {
      const value = await job.work(queries);
      keep.run();
      return { value };
    } catch (error) {
      // On a full disk SQLite rolls back the whole transaction, savepoints included.
      if (!file.inTransaction) throw error;
      undo.run();
      keep.run();
      return { error };
    }
  }

  async function commitTogether(batch: Job[]): Promise<void> {
    try {
      begin.run();
      const outcomes: Outcome[] = [];
      for (const job of batch) outcomes.push(await runInSavepoint(job));
      commit.run();
      batch.forEach((job, index) => {
        const outcome = outcomes[index] as Outcome;
        if ("error" in outcome) job.reject(outcome.error);
        else job.resolve(outcome.value);
      });
      afterCommit();
    } catch (error) {
      if (file.inTransaction) rollback.run();
      for (const job of batch) job.reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // One turn of the event loop collects the writes that have arrived.
      await new Promise((resolve) => setImmediate(resolve));
      await commitTogether(waiting.splice(0, MAX_WRITES_PER_COMMIT));
    }
    current = null;
  }

  return {
    run<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Job["resolve"], reject });
        current ??= drain();
      });
    },
    /** Resolves when every requested write has been committed or rejected. */
    async idle(): Promise<void> {
      while (current) await current;
    },
  };
}
