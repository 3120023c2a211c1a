import type { Database as SqliteFile } from "better-sqlite3";
import type { Queries } from "./database.ts";

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

type Outcome = { value: unknown } | { error: unknown };

// Bounds how long the first of a batch waits for the others.
const MOST_PER_COMMIT = 200;

/**
 * Lets writes that arrive together share one transaction, and so one wait for the disk: with one flush each, fifty
 * visitors at once would wait for fifty. Each write has its own savepoint, so a failed one takes no other with it, and
 * each answer waits for the commit: what is acknowledged is on the disk.
 */
export function shareCommits(file: SqliteFile, queries: Queries) {
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
      // A full disk makes SQLite give up the whole transaction; then there is no savepoint to return to.
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
    } catch (error) {
      if (file.inTransaction) rollback.run();
      for (const job of batch) job.reject(error);
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Once round the event loop: whatever has arrived by then comes along.
      await new Promise((resolve) => setImmediate(resolve));
      await commitTogether(waiting.splice(0, MOST_PER_COMMIT));
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
    /** Resolves when every write that was asked for has been committed or refused. */
    async idle(): Promise<void> {
      while (current) await current;
    },
  };
}
