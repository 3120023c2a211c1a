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

// Bounds how long the first write of a transaction waits for the others.
const MAX_WRITES_PER_COMMIT = 200;
/** How long a transaction keeps others from starting while none of its writes ends. */
const MAX_PAUSE_MS = 50;
/** How long a write waits for a lock while its transaction holds the locks of earlier writes. */
const SHARED_LOCK_MS = 20;

/**
 * Runs concurrent writes in few transactions on PostgreSQL: one of its own costs a write several more messages to the
 * database and a turn at the end of the hash chain. The first write starts a transaction. Those that arrive while it works,
 * and while the transaction before it commits, follow in it, each in a savepoint, so a failed write does not affect the
 * others. Each promise settles after the commit.
 *
 * A transaction keeps the locks of all its writes, so two of them could wait for each other. A write that has to wait for a
 * lock is therefore undone and repeated in a transaction of its own.
 */
export function shareTransactions(
  transact: (work: (queries: Queries) => Promise<void>) => Promise<void>,
): Database["write"] {
  const waiting: Job[] = [];
  /** Whether a transaction takes writes. */
  let isTaking = false;
  let commits = 0;
  /** Lets the transaction that takes writes look again. */
  let wake = () => {};

  async function commitTogether(first: Job): Promise<void> {
    const jobs = [first];
    const settle: (() => void)[] = [];
    const repeated: Job[] = [];
    isTaking = true;
    let isOpen = true;
    let isCommitting = false;
    const makeWay = () => {
      if (isOpen) isTaking = false;
      isOpen = false;
      wake();
      start();
    };
    const timer = setTimeout(makeWay, MAX_PAUSE_MS);
    /** The next write. While another transaction commits, waits for one: this commit would have to wait anyway. */
    const next = async () => {
      while (isOpen && !first.isAlone && jobs.length < MAX_WRITES_PER_COMMIT) {
        if (waiting[0]) return waiting[0].isAlone ? undefined : waiting.shift();
        if (commits === 0) return undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return undefined;
    };
    try {
      await transact(async (queries) => {
        const value = await first.work(queries);
        settle.push(() => first.resolve(value));
        let mark = firstMark;
        for (let job = await next(); job; job = await next()) {
          jobs.push(job);
          const outcome = await follow(queries, job, mark);
          if (outcome === "repeat") repeated.push(...jobs.splice(-1));
          else settle.push(outcome);
          mark = nextMark;
          timer.refresh();
        }
        isCommitting = true;
        commits += 1;
        makeWay();
      });
      for (const one of settle) one();
    } catch (error) {
      for (const { reject } of jobs) reject(error);
    }
    clearTimeout(timer);
    if (isCommitting) commits -= 1;
    waiting.unshift(...repeated.map((job) => ({ ...job, isAlone: true })));
    makeWay();
  }

  function start(): void {
    if (waiting.length > 0 && !isTaking) void commitTogether(waiting.shift() as Job);
  }

  return <Result>(work: (queries: Queries) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job["resolve"], reject, isAlone: false });
      wake();
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
