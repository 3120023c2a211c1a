import type { IncomingMessage } from "node:http";
import { DAY, dayOf } from "#domain/days.ts";
import { type DayOfViews, MOST_HOSTS } from "#domain/page-views/add.ts";
import { otherHosts } from "#domain/page-views/schema.ts";

/** How often what was counted is written: as much is lost when the process is killed. */
const FLUSH_MS = 2000;

/** How many pages are told apart between two writings: more than there are. */
const MOST_PAGES = 2000;

/** The owner's own work, and what is no page. */
const uncounted = new Set(["/admin", "/404"]);

// Whoever does not say what it is, or says that it is no person: browsers all begin in the same way.
const browser = /^Mozilla\/5\.0 \(/;
const machine =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|pagespeed|scan|archiver|fetch|facebookexternalhit|\+https?:/i;

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
 * Counts pages as they are asked for: by day, page and the host that linked to it, in memory, and adds the counts to those
 * stored every few seconds. Nothing is read of a request but what is named here, nothing about a visitor is kept, and
 * whoever sends Global Privacy Control or Do Not Track is not counted at all.
 */
export class PageCounter {
  readonly #options: Options;
  readonly #days = new Map<string, Counts>();
  #dayNumber = -1;
  #today: Counts = { pages: new Map(), hosts: new Map() };
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts one request that was answered with the page at `path`, which is one that exists. */
  count({ method, headers }: IncomingMessage, path: string): void {
    if (method !== "GET" || headers["sec-gpc"] === "1" || headers.dnt === "1" || uncounted.has(path)) return;
    const mode = headers["sec-fetch-mode"];
    if (mode !== undefined && mode !== "navigate") return;
    const agent = headers["user-agent"];
    if (agent === undefined || !browser.test(agent) || machine.test(agent)) return;

    const { pages, hosts } = this.#countsOfToday();
    // Pages rendered on request answer with a slash too many as well.
    const address = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    let page = pages.get(address);
    if (!page) {
      if (pages.size >= MOST_PAGES) return;
      page = { opened: 0, fetchedAhead: 0 };
      pages.set(address, page);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
    if (String(headers["sec-purpose"] ?? "").startsWith("prefetch")) {
      page.fetchedAhead++;
      return;
    }
    page.opened++;
    const host = headers.referer && this.#hostOf(headers.referer, headers.host);
    if (!host) return;
    addOpened(hosts, host, 1);
  }

  /** Adds what was counted to what is stored. What cannot be stored now is kept and tried again. */
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
    this.#dayNumber = -1;
    try {
      await this.#options.store(days);
    } catch (error) {
      this.#options.onFailure(error);
      this.#putBack(days);
    }
  }

  #countsOfToday(): Counts {
    const number = Math.floor(this.#options.now() / DAY);
    if (number !== this.#dayNumber) {
      this.#dayNumber = number;
      this.#today = this.#countsOf(dayOf(number * DAY));
    }
    return this.#today;
  }

  #countsOf(day: string): Counts {
    const counts = this.#days.get(day) ?? { pages: new Map(), hosts: new Map() };
    this.#days.set(day, counts);
    return counts;
  }

  #putBack(days: DayOfViews[]): void {
    for (const { day, pages, referrers } of days) {
      const counts = this.#countsOf(day);
      for (const { path, opened, fetchedAhead } of pages) {
        const since = counts.pages.get(path);
        counts.pages.set(path, {
          opened: opened + (since?.opened ?? 0),
          fetchedAhead: fetchedAhead + (since?.fetchedAhead ?? 0),
        });
      }
      for (const { host, opened } of referrers) addOpened(counts.hosts, host, opened);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** The host of a page elsewhere in the public net; an address in numbers, or of one word, could tell of a visitor's own. */
  #hostOf(referer: string, own: string | undefined): string | null {
    // From one page of this site to the next, without taking addresses apart.
    const from = referer.indexOf("//") + 2;
    if (own && referer.startsWith(own, from) && referer[from + own.length] === "/") return null;
    if (!URL.canParse(referer)) return null;
    const { protocol, hostname, origin } = new URL(referer);
    if (this.#options.isOwnOrigin(origin) || !/^https?:$/.test(protocol)) return null;
    const name = hostname.replace(/^www\./, "");
    return name.length <= 100 && /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name) ? name : null;
  }
}

/** Adds to what a host's links opened; beyond so many hosts a day, to that of all others. */
function addOpened(hosts: Counts["hosts"], host: string, opened: number): void {
  const place = hosts.has(host) || hosts.size < MOST_HOSTS ? host : otherHosts;
  hosts.set(place, (hosts.get(place) ?? 0) + opened);
}
