import type { IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { dayOf } from "#domain/days.ts";
import { type DayOfViews, MAX_HOSTS } from "#domain/page-views/add.ts";
import { otherHosts } from "#domain/page-views/schema.ts";
import { isWebAddress } from "#domain/text.ts";

/** How often counts are written, in milliseconds: a killed process loses the counts since the last write. */
const FLUSH_MS = 2000;
/** How many pages are counted between two writes; the site has fewer. */
const MAX_PAGES = 2000;
/** The dashboard is the owner's own work, and /404 is not a page. */
const uncounted = new Set(["/admin", "/404"]);

interface Counts {
  pages: Map<string, { opened: number; fetchedAhead: number }>;
  hosts: Map<string, number>;
}

interface Options {
  store(days: DayOfViews[]): Promise<void>;
  now(): number;
  isOwnOrigin(origin: string): boolean;
  onFailure(error: unknown): void;
}

/**
 * Counts page views in memory by day, page and linking host, and adds them to the stored counts every few seconds.
 * It stores nothing about a visitor, and ignores visitors who send Global Privacy Control or Do Not Track.
 */
export class PageCounter {
  readonly #options: Options;
  readonly #days = new Map<string, Counts>();
  // The check takes 10 microseconds, and few browsers send most requests.
  readonly #isBot = new LRUCache<string, boolean>({ max: 200, memoMethod: (agent) => isbot(agent) });
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts one request that was answered with the page at `path`. */
  count({ method, headers }: IncomingMessage, path: string): void {
    if (method !== "GET" || headers["sec-gpc"] === "1" || headers.dnt === "1" || uncounted.has(path)) return;
    const mode = headers["sec-fetch-mode"];
    if (mode !== undefined && mode !== "navigate") return;
    const agent = headers["user-agent"];
    if (!agent?.startsWith("Mozilla/5.0 (") || this.#isBot.memo(agent)) return;

    const { pages, hosts } = this.#countsOf(dayOf(this.#options.now()));
    // Pages rendered on request also answer with a trailing slash.
    const address = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    if (!pages.has(address) && pages.size >= MAX_PAGES) return;
    if (String(headers["sec-purpose"] ?? "").startsWith("prefetch")) {
      addPage(pages, { path: address, opened: 0, fetchedAhead: 1 });
      return;
    }
    addPage(pages, { path: address, opened: 1, fetchedAhead: 0 });
    const host = headers.referer && this.#hostOf(headers.referer, headers.host);
    if (host) addHost(hosts, host, 1);
  }

  /** Adds the counts to the stored ones. If that fails, they are retried with the next write. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#days.size === 0) return;
    const days = [...this.#days].map(([day, { pages, hosts }]) => ({
      day,
      pages: [...pages].map(([path, counts]) => ({ path, ...counts })),
      referrers: [...hosts].map(([host, opened]) => ({ host, opened })),
    }));
    this.#days.clear();
    try {
      await this.#options.store(days);
    } catch (error) {
      this.#options.onFailure(error);
      for (const { day, pages, referrers } of days) {
        const counts = this.#countsOf(day);
        for (const page of pages) addPage(counts.pages, page);
        for (const { host, opened } of referrers) addHost(counts.hosts, host, opened);
      }
    }
  }

  #countsOf(day: string): Counts {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
    const counts = this.#days.get(day) ?? { pages: new Map(), hosts: new Map() };
    this.#days.set(day, counts);
    return counts;
  }

  /** The host of a public website that links here; null for own pages, numeric addresses and single-label names. */
  #hostOf(referer: string, own: string | undefined): string | null {
    // Most links are within the site: recognize them without parsing.
    const from = referer.indexOf("//") + 2;
    if (own && referer.startsWith(own, from) && referer[from + own.length] === "/") return null;
    if (!isWebAddress(referer)) return null;
    const { hostname, origin } = new URL(referer);
    if (this.#options.isOwnOrigin(origin)) return null;
    const name = hostname.replace(/^www\./, "");
    return name.length <= 100 && /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name) ? name : null;
  }
}

function addPage(pages: Counts["pages"], { path, opened, fetchedAhead }: DayOfViews["pages"][number]): void {
  const counts = pages.get(path) ?? { opened: 0, fetchedAhead: 0 };
  counts.opened += opened;
  counts.fetchedAhead += fetchedAhead;
  pages.set(path, counts);
}

/** Adds views that a host's links opened; beyond the maximum number of hosts a day, to those of all other hosts. */
function addHost(hosts: Counts["hosts"], host: string, opened: number): void {
  const key = hosts.has(host) || hosts.size < MAX_HOSTS ? host : otherHosts;
  hosts.set(key, (hosts.get(key) ?? 0) + opened);
}
