import { LRUCache } from "lru-cache";
import { foldUsername } from "#domain/accounts/users/username.ts";
import { CodeRefusedError, ConflictError, UnauthenticatedError } from "#domain/kernel/errors.ts";
import { KeyedSemaphore } from "#domain/kernel/semaphore.ts";
import { addressKey, networksOf } from "./client-address.ts";
import type { LimitName } from "./limit-policies.ts";
import type { Limits } from "./limits.ts";

/** The longest delay of an attempt, in milliseconds: the owner of an attacked account waits no longer on a new device. */
const MAX_DELAY_MS = 900_000;
const HOUR = 3_600_000;
const MAX_DELAYED_PAIRS = 50_000;

type Counted = readonly [name: LimitName, key: string];

interface Attempt {
  /** The username in the body. */
  username: unknown;
  /** The network address of the client. */
  address: string;
  /** The id of the device if the user has signed in on it before, else null. */
  device: string | null;
}

/**
 * The limits of signing in and registering
 * (docs/decisions/2026-11-22-slow-sign-ins-down.md). Delays and turns are in the memory of one server.
 */
export class AccountLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  /** Each address, or IPv6 /48, verifies two passwords at a time, so that it cannot fill the queue of all. Holds few sockets. */
  readonly #turns = new KeyedSemaphore({ permits: 2, maxWaiting: 60 });
  /** By account and address, or IPv6 /48: the attempts after a delay, and since when the next one waits and how long (ms). */
  readonly #delayed = new LRUCache<string, { attempts: number; since: number; delay: number }>({
    max: MAX_DELAYED_PAIRS,
    ttl: HOUR,
  });

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /**
   * Runs `signIn` within the limits. Attempts are counted before they run and given back unless the credentials were
   * wrong, so that concurrent attempts get no more tries than consecutive ones; a refused code is no wrong password. Throws
   * `HttpError` 429 with `Retry-After` when the attempt must wait, and `BusyError` when too many of the address are pending.
   */
  async signIn<Result>({ username, address, device }: Attempt, signIn: () => Promise<Result>): Promise<Result> {
    const account = typeof username === "string" ? `account ${foldUsername(username).slice(0, 200)}` : "no account";
    const networks = networksOf(address);
    // Hashed: it holds neither names nor addresses.
    const pair = addressKey(`${account} ${networks.at(-1)}`);
    const right: Counted[] = [
      ...networks.map((network) => ["signInsByAddress", network] as const),
      // What strangers who know the password use up does not concern a known device.
      ["signInsByAccount", device ? `${account} ${device}` : account],
    ];
    await Promise.all(right.map((one) => this.#limits.check(...one)));
    const wrong: Counted[] = device
      ? [["wrongPasswordsOnDevice", `${account} ${device}`]]
      : [
          ...networks.map((network) => ["wrongPasswordsHere", `${account} ${network}`] as const),
          ...networks.map((network) => ["wrongPasswordsByAddress", network] as const),
          ["wrongPasswordsByAccount", account],
        ];
    const outcome = await this.#counting(wrong, UnauthenticatedError, (beyond) => {
      if (beyond > 0) this.#delay(pair, beyond);
      return this.#inTurn(networks, () => signIn().catch(codeRefusal));
    });
    this.#delayed.delete(pair);
    await Promise.all(right.map((one) => this.#limits.count(...one)));
    if (!(outcome instanceof CodeRefusedError)) return outcome;
    throw outcome.waitMs === null ? outcome : this.#limits.refusal("wrongCodes", outcome.waitMs);
  }

  /**
   * Runs `register` within the limits of finding out which usernames and email addresses are taken; that of all addresses
   * refuses taken names only, so that no one stops the registrations of others. Throws as `signIn`.
   */
  async register<Result>(address: string, register: () => Promise<Result>): Promise<Result> {
    const networks = networksOf(address);
    const taken = networks.map((network) => ["takenNames", network] as const);
    try {
      return await this.#counting(taken, ConflictError, () => this.#inTurn(networks, register));
    } catch (error) {
      if (error instanceof ConflictError) await this.#limits.take("takenNamesInAll", "");
      throw error;
    }
  }

  /**
   * Counts `counted` before `work` runs, and gives it back unless `work` throws a `Failure`. `work` takes how many are
   * beyond the limit that delays.
   */
  async #counting<Result>(
    counted: readonly Counted[],
    Failure: typeof UnauthenticatedError | typeof ConflictError,
    work: (beyond: number) => Promise<Result>,
  ): Promise<Result> {
    const taken: Counted[] = [];
    let beyond = 0;
    let counts = false;
    try {
      for (const [name, key] of counted) {
        if (name === "wrongPasswordsByAccount") beyond = await this.#limits.count(name, key);
        else await this.#limits.take(name, key);
        taken.push([name, key]);
      }
      return await work(beyond);
    } catch (error) {
      counts = error instanceof Failure;
      throw error;
    } finally {
      if (!counts) await Promise.all(taken.map((one) => this.#limits.giveBack(...one)));
    }
  }

  /**
   * Throws `HttpError` 429 at the first attempt for an account and from an address, and until its delay has passed. Then
   * one attempt may run, whatever others did meanwhile. The delay is a second for each wrong password beyond the limit,
   * and doubles with each attempt from the address.
   */
  #delay(pair: string, beyond: number): void {
    const { attempts, since, delay } = this.#delayed.get(pair) ?? { attempts: 0, since: Infinity, delay: 0 };
    const now = this.#now();
    // A start in the future means that there is none, or that the clock was set back.
    if (since <= now && since + delay <= now) {
      this.#delayed.set(pair, { attempts: attempts + 1, since: Infinity, delay: 0 });
      return;
    }
    if (since <= now) throw this.#limits.refusal("wrongPasswordsByAccount", since + delay - now);
    const next = Math.min(MAX_DELAY_MS, beyond * 1000 * 2 ** attempts);
    this.#delayed.set(pair, { attempts, since: now, delay: next });
    throw this.#limits.refusal("wrongPasswordsByAccount", next);
  }

  async #inTurn<Result>(networks: readonly string[], work: () => Promise<Result>): Promise<Result> {
    if (!this.#limits.enabled) return await work();
    const release = await this.#turns.acquire(addressKey(networks.at(-1) ?? ""));
    try {
      return await work();
    } finally {
      release();
    }
  }
}

const codeRefusal = (error: unknown) => (error instanceof CodeRefusedError ? error : Promise.reject(error));
