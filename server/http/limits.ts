import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { BusyError, type FieldErrors } from "#domain/errors.ts";
import { KeyedSemaphore } from "#domain/semaphore.ts";
import { HttpError } from "./problems.ts";

/** How many requests in how many seconds. */
const policies = {
  /** Every API request of one address: generous, because an office may share it. */
  calls: { points: 3000, duration: 60 },
  /** Pages that are rendered on request, at most 10 ms each, the sitemap, and addresses without a page. */
  pages: { points: 1200, duration: 60 },
  registrations: { points: 60, duration: 3600 },
  /** New email addresses and password resets: each sends an email. */
  accountEmails: { points: 30, duration: 3600 },
  /** New passkeys and authenticator apps: each sends an email, to an address that a registration does not confirm. */
  newFactors: { points: 60, duration: 3600 },
  /** Tries of links from emails: to reset a password, to confirm an address, of an invitation. */
  linkTries: { points: 60, duration: 3600 },
  /** Challenges for passkeys: each is a row for up to an hour. */
  passkeyChallenges: { points: 300, duration: 900 },
  /** Emails that one member of the team causes, by account: replies, mentions in notes, and about interviews. */
  emails: { points: 100, duration: 3600 },
  /** Emails that one member of the team plans by rejecting candidates: a listing that is closed may have hundreds left. */
  rejectionEmails: { points: 1000, duration: 3600 },
  /** Records that one member of the team reveals, by account: generous for work, and far from everything for a stolen session. */
  reveals: { points: 200, duration: 3600 },
  inquiries: { points: 120, duration: 600 },
  jobApplications: { points: 120, duration: 600 },
  conversations: { points: 120, duration: 600 },
  chatMessages: { points: 600, duration: 600 },
  /** Every visitor of an office may choose within the same minutes. */
  consents: { points: 300, duration: 600 },
  cspReports: { points: 60, duration: 60 },
  /** Bytes of bodies without their files. Stored with their search index, they take up to thirteen times as much. */
  textBytes: { points: 8 * 1024 * 1024, duration: 3600 },
  /** Bytes of files; `UPLOAD_MB_PER_HOUR` replaces the number. */
  fileBytes: { points: 320 * 1024 * 1024, duration: 3600 },
  /** Taken usernames and email addresses that registrations of one address may find out, and those of all addresses. */
  takenNames: { points: 40, duration: 3600 },
  takenNamesInAll: { points: 300, duration: 600 },
  /** Correct passwords: each costs 20 ms of processor time and a session. */
  signInsByAddress: { points: 300, duration: 900 },
  signInsByAccount: { points: 100, duration: 900 },
  /** Wrong passwords for one account, on a device where its user has signed in. */
  wrongPasswordsOnDevice: { points: 10, duration: 900 },
  /** Wrong passwords on other devices: for one account from one address, and from one address for all accounts. */
  wrongPasswordsHere: { points: 10, duration: 900 },
  wrongPasswordsByAddress: { points: 100, duration: 900 },
  /** As above, for one account from all addresses. Beyond it, attempts are delayed and not refused. */
  wrongPasswordsByAccount: { points: 20, duration: 3600 },
} satisfies Record<string, { points: number; duration: number }>;

export type LimitName = keyof typeof policies;
/** The limits of requests by network address, which an endpoint can name. */
export type AddressLimitName = Exclude<
  LimitName,
  `${"wrongPasswords" | "signIns" | "takenNames"}${string}` | `${string}Bytes`
>;

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
      const { remainingPoints, msBeforeNext } = await limiter.consume(key, cost);
      return headersOf(limiter, remainingPoints, Math.ceil(msBeforeNext / 1000));
    } catch (error) {
      throw error instanceof RateLimiterRes ? this.refusal(name, error.msBeforeNext, refuse) : error;
    }
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
    const limiter = this.#limiters[name];
    const state = this.enabled ? await limiter.get(key) : null;
    if (state && state.consumedPoints >= limiter.points) throw this.refusal(name, state.msBeforeNext);
  }

  /** Counts one, also beyond the limit. Returns how many are beyond it now, 0 or less when it is not reached. */
  async count(name: LimitName, key: string): Promise<number> {
    const limiter = this.#limiters[name];
    return this.enabled ? (await limiter.penalty(key)).consumedPoints - limiter.points : 0;
  }

  /** Takes back one that was counted, or as many as `cost`. */
  async giveBack(name: LimitName, key: string, cost = 1): Promise<void> {
    if (this.enabled) await this.#limiters[name].reward(key, cost);
  }

  /** The response to a request beyond a limit; `wait` is the time until the next try, in milliseconds. */
  refusal(name: LimitName, wait: number, refuse = tooMany): HttpError {
    const limiter = this.#limiters[name];
    // The clock may have been set back since the limit began.
    const seconds = Math.min(Math.max(1, Math.ceil(wait / 1000)), limiter.duration);
    const { message, errors } = refuse(inWords(seconds));
    return new HttpError(429, message, { ...headersOf(limiter, 0, seconds), "Retry-After": String(seconds) }, errors);
  }
}

const teamRefusals = {
  emails: "You’ve sent too many emails within the hour: replies, mentions and invitations count together",
  rejectionEmails: "You’ve planned too many rejection emails within the hour",
  reveals: "You’ve revealed too many records within the hour",
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
