import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { BusyError, type FieldErrors, UnauthenticatedError } from "#domain/errors.ts";
import { normalizeForSearch } from "#domain/normalize-for-search.ts";
import { KeyedSemaphore } from "#domain/semaphore.ts";
import { addressKey } from "./client-address.ts";
import { HttpError } from "./problems.ts";

/** How many requests in how many seconds. */
const policies = {
  /** Every API request of one address: generous, because an office may share it. */
  calls: { points: 3000, duration: 60 },
  /** Pages that are rendered on request, at most 10 ms each, the sitemap, and addresses without a page. */
  pages: { points: 1200, duration: 60 },
  registrations: { points: 60, duration: 3600 },
  inquiries: { points: 120, duration: 600 },
  jobApplications: { points: 120, duration: 600 },
  conversations: { points: 120, duration: 600 },
  chatMessages: { points: 600, duration: 600 },
  /** Every visitor of an office may choose within the same minutes. */
  consents: { points: 300, duration: 600 },
  cspReports: { points: 60, duration: 60 },
  /** Bytes of bodies without their files. Stored with their search index, they take up to eight times as much. */
  textBytes: { points: 8 * 1024 * 1024, duration: 3600 },
  /** Bytes of files; `UPLOAD_MB_PER_HOUR` replaces the number. */
  fileBytes: { points: 320 * 1024 * 1024, duration: 3600 },
  wrongPasswordsHere: { points: 10, duration: 900 },
  wrongPasswordsByAddress: { points: 100, duration: 900 },
  wrongPasswordsByAccount: { points: 50, duration: 3600 },
} satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof policies;
/** The limits that depend on the network address alone, so that an endpoint can name them. */
export type AddressLimitName = Exclude<LimitName, `wrongPasswords${string}` | `${string}Bytes`>;

interface Refusal {
  message: string;
  errors?: FieldErrors;
}

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

/** How many pairs of account and address are remembered as having signed in. */
const MAX_SIGNED_IN_PAIRS = 10_000;

interface Options {
  /** False for load tests: nothing is limited. */
  enabled: boolean;
  /** How long a request waits while its client has too many responses open, in milliseconds. */
  waitMs: number;
  /** Bytes of files that one address may store in an hour. */
  fileBytes?: number;
}

/** The limits of one server on each of its clients, in its memory. */
export class Limits {
  readonly enabled: boolean;
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;
  readonly #open: Record<OpenLimitName, KeyedSemaphore>;
  readonly #signedInPairs = new LRUCache<string, true>({ max: MAX_SIGNED_IN_PAIRS });

  constructor({ enabled, waitMs, fileBytes = policies.fileBytes.points }: Options) {
    this.enabled = enabled;
    const all: typeof policies = { ...policies, fileBytes: { ...policies.fileBytes, points: fileBytes } };
    this.#limiters = Object.fromEntries(
      Object.entries(all).map(([name, policy]) => [name, new RateLimiterMemory({ keyPrefix: name, ...policy })]),
    ) as unknown as Record<LimitName, RateLimiterAbstract>;
    const open = (permits: number) => new KeyedSemaphore({ permits, maxWaiting: MAX_WAITING, timeoutMs: waitMs });
    this.#open = { responses: open(openResponses.responses), downloads: open(openResponses.downloads) };
  }

  /**
   * Counts one request, or as many as its cost equals, and returns the `RateLimit` headers. Throws `HttpError` 429 with
   * `Retry-After` at the limit; `refuse` words it for the period until the next try, such as "5 minutes".
   */
  async take(name: LimitName, key: string, cost = 1, refuse = tooMany): Promise<Record<string, string>> {
    if (!this.enabled) return {};
    const limiter = this.#limiters[name];
    try {
      return headersOf(limiter, await limiter.consume(key, cost));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const { message, errors } = refuse(inWords(seconds));
      throw new HttpError(429, message, { ...headersOf(limiter, refusal), "Retry-After": String(seconds) }, errors);
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

  /**
   * Runs `signIn` and counts it only when the credentials were wrong: by account and address, by address, and by
   * account. Attempts are counted before they run and given back afterward, so that concurrent attempts get no more
   * tries than consecutive ones. The account's own limit does not apply to an address from which it has signed in
   * before: other visitors cannot lock its owner out.
   */
  async guess<Result>(account: unknown, address: string, signIn: () => Promise<Result>): Promise<Result> {
    // Hashed like an address: the limits hold no names.
    const accountKey = addressKey(
      typeof account === "string" ? `account ${normalizeForSearch(account.trim().slice(0, 200))}` : "no account",
    );
    const fromAddress = addressKey(address);
    const pair = `${accountKey} ${fromAddress}`;
    const counted: [LimitName, string][] = [
      ["wrongPasswordsHere", pair],
      ["wrongPasswordsByAddress", fromAddress],
    ];
    if (!this.#signedInPairs.has(pair)) counted.push(["wrongPasswordsByAccount", accountKey]);
    const taken: [LimitName, string][] = [];
    let wrong = false;
    try {
      for (const [name, key] of counted) {
        await this.take(name, key);
        taken.push([name, key]);
      }
      const result = await signIn();
      this.#signedInPairs.set(pair, true);
      return result;
    } catch (error) {
      wrong = error instanceof UnauthenticatedError;
      throw error;
    } finally {
      if (!wrong && this.enabled) await Promise.all(taken.map(([name, key]) => this.#limiters[name].reward(key)));
    }
  }
}

const tooMany = (period: string): Refusal => ({ message: `Too many attempts. Please try again in ${period}` });

function headersOf(limiter: RateLimiterAbstract, { remainingPoints, msBeforeNext }: RateLimiterRes) {
  const { keyPrefix: name, points, duration } = limiter;
  return {
    "RateLimit-Policy": `"${name}";q=${points};w=${duration}`,
    RateLimit: `"${name}";r=${Math.max(0, remainingPoints)};t=${Math.max(0, Math.ceil(msBeforeNext / 1000))}`,
  };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
