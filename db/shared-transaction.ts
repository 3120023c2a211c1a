import { CompiledQuery } from "kysely";
import { linksIn } from "./append-link.ts";
import type { Database, Queries } from "./database.ts";
import { isAbortedTransaction, isLockFailure } from "./failures.ts";

interface Job {
  work: (queries: Queries) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Whether it waited for a lock in a shared transaction, and gets one of its own. */
  isAlone: boolean;
}

/** How many transactions take writes at the same time; one that takes longer than `MAX_SHARED_MS` no longer counts. */
const MAX_TRANSACTIONS = 2;
// Bound how long the first write of a transaction waits for the others.
const MAX_WRITES_PER_COMMIT = 50;
const MAX_SHARED_MS = 50;
/** How long a write waits for a lock while its transaction holds the locks of earlier writes. */
const SHARED_LOCK_MS = 20;

/**
 * Runs concurrent writes in few transactions on PostgreSQL: one of its own costs a write two more messages to the database
 * and a turn at the end of the hash chain. The first write starts a transaction, and those that arrived meanwhile follow in
 * it, each in a savepoint, so a failed write does not affect the others. Each promise settles after the commit.
 *
 * A transaction keeps the locks of all its writes, so two of them could wait for each other. A write that has to wait for a
 * lock is therefore undone and repeated in a transaction of its own.
 */
export function shareTransactions(
  transact: (work: (queries: Queries) => Promise<void>) => Promise<void>,
): Database["write"] {
  const waiting: Job[] = [];
  let open = 0;

  async function commitTogether(first: Job): Promise<void> {
    const jobs = [first];
    const settle: (() => void)[] = [];
    const repeated: Job[] = [];
    const until = performance.now() + MAX_SHARED_MS;
    const hasRoom = () => !first.isAlone && jobs.length < MAX_WRITES_PER_COMMIT && performance.now() < until;
    try {
      await transact(async (queries) => {
        const value = await first.work(queries);
        settle.push(() => first.resolve(value));
        for (let mark = firstMark; hasRoom() && waiting[0] && !waiting[0].isAlone; mark = nextMark) {
          const job = waiting.shift() as Job;
          jobs.push(job);
          const outcome = await follow(queries, job, mark);
          if (outcome === "repeat") repeated.push(...jobs.splice(-1));
          else settle.push(outcome);
        }
      });
      for (const one of settle) one();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
    waiting.unshift(...repeated.map((job) => ({ ...job, isAlone: true })));
  }

  async function drain(): Promise<void> {
    let isCounted = true;
    while (isCounted && waiting[0]) {
      open += 1;
      const timer = setTimeout(() => {
        isCounted = false;
        open -= 1;
        start();
      }, MAX_SHARED_MS);
      await commitTogether(waiting.shift() as Job);
      clearTimeout(timer);
      if (isCounted) open -= 1;
    }
    start();
  }

  function start(): void {
    if (waiting.length > 0 && open < MAX_TRANSACTIONS) void drain();
  }

  return <Result>(work: (queries: Queries) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job["resolve"], reject, isAlone: false });
      start();
    });
}

/** What marks the beginning of a write in a shared transaction. The connection sends it together with the next query. */
const firstMark = CompiledQuery.raw(`set local lock_timeout = ${SHARED_LOCK_MS}; savepoint one_write`);
const nextMark = CompiledQuery.raw("release savepoint one_write; savepoint one_write");
export const marks: ReadonlySet<string> = new Set([firstMark.sql, nextMark.sql]);
const undo = CompiledQuery.raw("rollback to savepoint one_write");

/** Does a job after others, in a savepoint. Returns how to settle it after the commit. */
async function follow(queries: Queries, job: Job, mark: CompiledQuery): Promise<(() => void) | "repeat"> {
  const links = linksIn(queries);
  const before = links.length;
  await queries.executeQuery(mark);
  try {
    const value = await job.work(queries);
    return () => job.resolve(value);
  } catch (error) {
    // An earlier write continued after its failed statement: it cannot be stored, so none of this transaction may be.
    if (isAbortedTransaction(error)) throw error;
    links.length = before;
    await queries.executeQuery(undo);
    return isLockFailure(error) ? "repeat" : () => job.reject(error);
  }
}
