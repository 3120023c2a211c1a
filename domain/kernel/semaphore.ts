import { BusyError } from "./errors.ts";

interface Options {
  /** How many callers may hold a permit at the same time. */
  permits: number;
  /** How many callers may wait for a permit; callers beyond that are refused at once. */
  maxWaiting?: number;
  /** How long a caller waits for a permit, in milliseconds. */
  timeoutMs?: number;
  /** Seconds after which a refused caller may try again. */
  retryAfter?: number;
}

type Release = () => void;

/** Limits how many callers run at the same time; the others wait in order. */
export class Semaphore {
  readonly #options: Options;
  readonly #waiting: (() => void)[] = [];
  #held = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** True while no caller holds a permit. */
  get isIdle(): boolean {
    return this.#held === 0;
  }

  /**
   * Resolves with a function that releases the permit, to be called once.
   * Throws `BusyError` when too many callers wait already or no permit became free in time.
   */
  async acquire(): Promise<Release> {
    const { permits, maxWaiting = Number.POSITIVE_INFINITY, timeoutMs, retryAfter = 2 } = this.#options;
    if (this.#held < permits) {
      this.#held += 1;
      return () => this.#release();
    }
    if (this.#waiting.length >= maxWaiting) throw new BusyError(retryAfter);
    return await new Promise((resolve, reject) => {
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => {
              this.#waiting.splice(this.#waiting.indexOf(proceed), 1);
              reject(new BusyError(retryAfter));
            }, timeoutMs);
      const proceed = () => {
        clearTimeout(timer);
        resolve(() => this.#release());
      };
      this.#waiting.push(proceed);
    });
  }

  /** Runs `work` while holding a permit. Throws as `acquire` and `work` do. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  #release(): void {
    // The permit passes to the next caller without becoming free in between.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held -= 1;
  }
}

/** A semaphore for each key, such as a network address; keys without holders take no memory. */
export class KeyedSemaphore {
  readonly #options: Options;
  readonly #byKey = new Map<string, Semaphore>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** As `Semaphore.acquire`, for one key. */
  async acquire(key: string): Promise<Release> {
    const semaphore = this.#byKey.get(key) ?? new Semaphore(this.#options);
    this.#byKey.set(key, semaphore);
    const release = await semaphore.acquire();
    return () => {
      release();
      if (semaphore.isIdle) this.#byKey.delete(key);
    };
  }
}
