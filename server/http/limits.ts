import { createHmac, randomBytes } from "node:crypto";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#db/database.ts";
import { memoryLimiter } from "#db/limiter.ts";
import { BusyError, type FieldErrors } from "#domain/kernel/errors.ts";
import { findOrCreateKey } from "#domain/kernel/secret-key.ts";
import { KeyedSemaphore } from "#domain/kernel/semaphore.ts";
import { type LimitName, type Policy, policies } from "./limit-policies.ts";
import { HttpError } from "./problems.ts";

interface Refusal {
  message: string;
  errors?: FieldErrors;
}

/** How many times as much as a single client a /56 and a /48 network may do. PostgreSQL counts up to two billion. */
const WIDER = [1, 4, 16];

/** How many responses of one client may be open at the same time; further ones wait. */
const openResponses = {
  /**
   * Every response of the API: of what one client does not read, memory holds about 100 MB. An office has up to 32 event
   * streams and 16 uploads open; other responses take milliseconds.
   */
  responses: 128,
  /** Uploaded files. */
  downloads: 8,
} satisfies Record<string, number>;

export type OpenLimitName = keyof typeof openResponses;

/** How many requests of one client may wait for one of its open responses to end. */
const MAX_WAITING = 512;
/** Seconds after which a refused client may try again. */
const OPEN_RETRY_AFTER = 10;
/** Characters of a hash: 128 bits. */
const HASH_LENGTH = 22;

interface Options {
  /** False for load tests: nothing is limited. */
  enabled: boolean;
  /** How long a request waits while its client has too many responses open, in milliseconds. */
  waitMs: number;
  /** Bytes of files that one address may store in an hour. */
  fileBytes?: number;
  /** Counts what servers share; in memory without it. */
  limiter?: Database["limiter"];
  /** The key of the hashes that are counted; the same on servers that share counts, random without it. */
  key?: string;
}

/** The limits on each client. It sees addresses, accounts and users as keyed hashes only, another one for each limit. */
export class Limits {
  readonly enabled: boolean;
  readonly #key: string;
  readonly #limiters: Record<LimitName, RateLimiterAbstract[]>;
  readonly #open: Record<OpenLimitName, KeyedSemaphore>;

  constructor({
    enabled,
    waitMs,
    fileBytes = policies.fileBytes.points,
    limiter = memoryLimiter,
    key = randomBytes(32).toString("base64url"),
  }: Options) {
    this.enabled = enabled;
    this.#key = key;
    const all: Record<LimitName, Policy> = { ...policies, fileBytes: { ...policies.fileBytes, points: fileBytes } };
    this.#limiters = Object.fromEntries(
      Object.entries(all).map(([name, { points, duration, isPerServer, isReturnable }]) => {
        const limiters = WIDER.map((times) => {
          const policy = { keyPrefix: name, points: Math.min(times * points, Math.max(points, 2e9)), duration };
          const shared = isReturnable ? policy : { ...policy, inMemoryBlockOnConsumed: policy.points + 1 };
          return isPerServer ? memoryLimiter(policy) : limiter(shared);
        });
        return [name, limiters];
      }),
    ) as Record<LimitName, RateLimiterAbstract[]>;
    const open = (permits: number) => new KeyedSemaphore({ permits, maxWaiting: MAX_WAITING, timeoutMs: waitMs });
    this.#open = { responses: open(openResponses.responses), downloads: open(openResponses.downloads) };
  }

  /**
   * Counts one request, or as many as its cost equals, and returns the `RateLimit` headers. Throws `HttpError` 429 with
   * `Retry-After` at the limit; `refuse` words it for the period until the next try, such as "5 minutes". `key` says what is
   * counted: a network (`networksOf`), an account, a user.
   */
  async take(name: LimitName, key: string, cost = 1, refuse = tooMany): Promise<Record<string, string>> {
    if (!this.enabled) return {};
    const limiter = this.#limiterOf(name, key);
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(this.#hashOf(name, key), cost);
      return headersOf(limiter, remainingPoints, Math.ceil(msBeforeNext / 1000));
    } catch (error) {
      throw error instanceof RateLimiterRes ? this.refusal(name, error.msBeforeNext, refuse) : error;
    }
  }

  /** The same for each network of a client, from the narrowest, whose headers it returns: wider ones count what it is allowed. */
  async takeFrom(networks: readonly string[], name: LimitName, cost?: number, refuse?: typeof tooMany) {
    const headers: Record<string, string>[] = [];
    for (const network of networks) headers.push(await this.take(name, network, cost, refuse));
    return headers[0] ?? {};
  }

  /**
   * Counts what a member of the team does, none included, and throws as `take` at the limit, where a refused request counts
   * nothing: one for many must not use up what is left. A negative number takes back.
   */
  async takeForUser(name: keyof typeof teamRefusals, userId: string, times: number): Promise<void> {
    if (times < 0) await this.giveBack(name, userId, -times);
    if (times <= 0) return;
    const refuse = (period: string) => ({ message: `${teamRefusals[name]}. Please try again in ${period}` });
    try {
      await this.take(name, userId, times, refuse);
    } catch (refusal) {
      await this.giveBack(name, userId, times);
      throw refusal;
    }
  }

  /**
   * Waits until the client `key` may have another response open, and returns the function to call when that response
   * has ended. Throws `HttpError` 429 with `Retry-After` when that takes too long.
   */
  async hold(name: OpenLimitName, key: string): Promise<() => void> {
    if (!this.enabled) return () => {};
    try {
      return await this.#open[name].acquire(key);
    } catch (refusal) {
      if (!(refusal instanceof BusyError)) throw refusal;
      throw new HttpError(429, `Too many ${name} at the same time. Please try again in ${inWords(OPEN_RETRY_AFTER)}`, {
        "Retry-After": String(OPEN_RETRY_AFTER),
      });
    }
  }

  /** Throws as `take` when the limit is reached, and counts nothing. */
  async check(name: LimitName, key: string): Promise<void> {
    const limiter = this.#limiterOf(name, key);
    const state = this.enabled ? await limiter.get(this.#hashOf(name, key)) : null;
    if (state && state.consumedPoints >= limiter.points) throw this.refusal(name, state.msBeforeNext);
  }

  /** Counts one, also beyond the limit. Returns how many are beyond it now, 0 or less when it is not reached. */
  async count(name: LimitName, key: string): Promise<number> {
    const limiter = this.#limiterOf(name, key);
    return this.enabled ? (await limiter.penalty(this.#hashOf(name, key))).consumedPoints - limiter.points : 0;
  }

  /** Takes back one that was counted, or as many as `cost`. */
  async giveBack(name: LimitName, key: string, cost = 1): Promise<void> {
    if (this.enabled) await this.#limiterOf(name, key).reward(this.#hashOf(name, key), cost);
  }

  #limiterOf(name: LimitName, key = ""): RateLimiterAbstract {
    return this.#limiters[name][key.endsWith("/48") ? 2 : key.endsWith("/56") ? 1 : 0] as RateLimiterAbstract;
  }

  #hashOf(name: LimitName, key: string): string {
    return createHmac("sha256", this.#key).update(`${name} ${key}`).digest("base64url").slice(0, HASH_LENGTH);
  }

  /** The response to a request beyond a limit; `wait` is the time until the next try, in milliseconds. */
  refusal(name: LimitName, wait: number, refuse = tooMany): HttpError {
    const limiter = this.#limiterOf(name);
    // The clock may have been set back since the limit began.
    const seconds = Math.min(Math.max(1, Math.ceil(wait / 1000)), limiter.duration);
    const { message, errors } = refuse(inWords(seconds));
    return new HttpError(429, message, { ...headersOf(limiter, 0, seconds), "Retry-After": String(seconds) }, errors);
  }
}

/** The key for `Limits`: that of the installation where servers share counts, else one that only this process knows. */
export const rateLimitKey = async (db: Database): Promise<string> =>
  db.isExclusive ? randomBytes(32).toString("base64url") : await findOrCreateKey(db, "limits-key");

const teamRefusals = {
  emails: "You’ve sent too many emails in the past hour: replies, mentions and interview emails count together",
  rejectionEmails: "You’ve queued too many rejection emails in the past hour",
  reveals: "You’ve revealed too many records in the past hour",
} as const;

const tooMany = (period: string): Refusal => ({ message: `Too many attempts. Please try again in ${period}` });

function headersOf({ keyPrefix: name, points, duration }: RateLimiterAbstract, remaining: number, seconds: number) {
  return {
    "RateLimit-Policy": `"${name}";q=${points};w=${duration}`,
    RateLimit: `"${name}";r=${Math.max(0, remaining)};t=${Math.max(0, seconds)}`,
  };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
