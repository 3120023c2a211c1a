import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UnauthenticatedError } from "#domain/errors.ts";
import { normalizeForSearch } from "#domain/normalize-for-search.ts";
import { addressKey } from "./client-address.ts";
import { HttpError } from "./problems.ts";

/** How many, in how many seconds. */
interface Policy {
  points: number;
  duration: number;
}

const policies = {
  /** Every call of the API from one address: generous, an office may share it. */
  calls: { points: 3000, duration: 60 },
  registrations: { points: 60, duration: 3600 },
  inquiries: { points: 120, duration: 600 },
  jobApplications: { points: 120, duration: 600 },
  conversations: { points: 120, duration: 600 },
  chatMessages: { points: 600, duration: 600 },
  /** Of an office behind one address, every visitor in the same minutes. */
  consents: { points: 300, duration: 600 },
  cspReports: { points: 60, duration: 60 },
  wrongPasswordsHere: { points: 10, duration: 900 },
  wrongPasswordsByAddress: { points: 100, duration: 900 },
  wrongPasswordsByAccount: { points: 50, duration: 3600 },
} satisfies Record<string, Policy>;

export type LimitName = keyof typeof policies;
/** The limits that count an address alone, so that a call can simply name them. */
export type AddressLimitName = Exclude<LimitName, `wrongPasswords${string}`>;

/** How many pairs of account and address are remembered as having signed in. */
const MOST_KNOWN = 10_000;

type Taken = { name: LimitName; key: string };

/** The limits of one server, kept in its memory; with `enabled` false nothing is limited. */
export class Limits {
  /** Whether anything is limited at all. */
  readonly enabled: boolean;
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;
  readonly #known = new Set<string>();

  constructor({ enabled }: { enabled: boolean }) {
    this.enabled = enabled;
    this.#limiters = Object.fromEntries(
      Object.entries(policies).map(([name, policy]) => [name, new RateLimiterMemory({ keyPrefix: name, ...policy })]),
    ) as unknown as Record<LimitName, RateLimiterAbstract>;
  }

  /** Counts one, or throws the 429 that says when to come back. The headers tell what is left. */
  async take(name: LimitName, key: string): Promise<Record<string, string>> {
    if (!this.enabled) return {};
    try {
      return headersOf(name, await this.#limiters[name].consume(key));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new HttpError(429, `Too many attempts. Please try again in ${inWords(seconds)}`, {
        ...headersOf(name, refusal),
        "Retry-After": String(seconds),
      });
    }
  }

  async #giveBack({ name, key }: Taken): Promise<void> {
    if (this.enabled) await this.#limiters[name].reward(key);
  }

  /**
   * Runs a sign-in and counts it only when the credentials were wrong: by account and address, by address, and by
   * account. Counted before and given back after, so that many at once get no more tries than one after another.
   * Where an account has signed in before, its own limit does not count: strangers cannot lock its owner out.
   */
  async guess<Result>(account: unknown, address: string, signIn: () => Promise<Result>): Promise<Result> {
    // Hashed as an address is: a limit's memory holds no names.
    const who = addressKey(
      typeof account === "string" ? `account ${normalizeForSearch(account.trim().slice(0, 200))}` : "nobody",
    );
    const where = addressKey(address);
    const here = `${who} ${where}`;
    const counted: Taken[] = [
      { name: "wrongPasswordsHere", key: here },
      { name: "wrongPasswordsByAddress", key: where },
    ];
    if (!this.#known.has(here)) counted.push({ name: "wrongPasswordsByAccount", key: who });
    const taken: Taken[] = [];
    let wrong = false;
    try {
      for (const one of counted) {
        await this.take(one.name, one.key);
        taken.push(one);
      }
      const result = await signIn();
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      this.#known.add(here);
      return result;
    } catch (error) {
      wrong = error instanceof UnauthenticatedError;
      throw error;
    } finally {
      if (!wrong) await Promise.all(taken.map((one) => this.#giveBack(one)));
    }
  }
}

function headersOf(name: LimitName, { remainingPoints, msBeforeNext }: RateLimiterRes): Record<string, string> {
  const { points, duration } = policies[name];
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
