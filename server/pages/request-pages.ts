import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { Database } from "#db/database.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import type { JobListing } from "#domain/job-listings/schema.ts";
import { versionOf } from "#domain/job-listings/version.ts";
import { dayOf } from "#domain/kernel/days.ts";
import { type BuiltPages, type PageLocals, type Rendering, render } from "./astro-handler.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { lastGood } from "./last-good.ts";
import { pageSecurityHeaders } from "./page-policy.ts";
import { pageOf, type StaticFile } from "./static-files.ts";
import { type Vendor, vendorsOn, withVendors } from "./vendors.ts";

/**
 * How long another process's change, or the closing of a position, may go unnoticed, in milliseconds: without messages of other
 * servers, and with them. This process's changes are noticed at once.
 */
const CHECK_MS = 250;
const CHECK_WITH_MESSAGES_MS = 1000;
/** A page takes about 100 KB in all its encodings. */
const MAX_PAGES = 200;
/** Pages with a query have a cache of their own, so that they evict no page that everyone requests. */
const MAX_FILTERED_PAGES = 50;

/** A page that is sent like a static file, or a response for one request. */
export type RequestPage = { file: StaticFile } | { once: Rendering };

interface Options {
  built: BuiltPages;
  db: Database;
  now: () => number;
  https: boolean;
  /** The configured third parties. */
  vendors: readonly Vendor[];
}

interface State {
  /** Changes with the open positions and with the day, which a page may mention. */
  version: string;
  open: JobListing[];
}

/**
 * Pages rendered on request. A page that is the same for every visitor is rendered once for each state of the open
 * positions and cached with its encodings, so that it is answered as fast as a file. The state is read again after each
 * write of this process, when another server tells of a change, and at least once a second. While the database does not
 * answer, the pages show the state that was read last.
 */
export class RequestPages {
  readonly #options: Options;
  readonly #pages = new LRUCache<string, Promise<RequestPage | null>>({ max: MAX_PAGES });
  readonly #filteredPages = new LRUCache<string, Promise<RequestPage | null>>({ max: MAX_FILTERED_PAGES });
  #cachedVersion = "";
  #state: Promise<State> | undefined;
  #checkedAt = 0;
  #writesSeen = -1;
  readonly #lastState = lastGood(() => this.#currentState());

  constructor(options: Options) {
    this.#options = options;
    options.db.messages.subscribe("openings", () => {
      this.#state = undefined;
    });
  }

  /** The response to a request for `url`, a path with its query; null when no page has that address. */
  async get(url: string, incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    const { version, open } = await this.#lastState();
    const key = await canonicalUrl(url, open, this.#options);
    if (key === null) return this.#render(incoming, locals);
    if (version !== this.#cachedVersion) {
      this.#pages.clear();
      this.#filteredPages.clear();
      this.#cachedVersion = version;
    }
    const cache = key.includes("?") ? this.#filteredPages : this.#pages;
    const cached = cache.get(key);
    if (cached) return cached;
    // Concurrent visitors share this rendering, so it is made for the canonical address and without a user.
    const request: IncomingMessage = Object.create(incoming, { url: { value: key } });
    const page = this.#render(request, { ...locals, user: null, actor: null });
    cache.set(key, page);
    page.catch(() => {
      if (cache.peek(key) === page) cache.delete(key);
    });
    return page;
  }

  async #render(incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    const { built, https, vendors: configured } = this.#options;
    const once = await render(built, incoming, locals);
    // An empty 404 means that the page found nothing to show: the site's own 404 page answers.
    if (once?.status === 404 && once.body.length === 0) return null;
    if (!once || !String(once.headers["content-type"]).startsWith("text/html")) return once && { once };
    const [path = "/", query] = incoming.url?.split("?", 2) ?? [];
    const vendors = vendorsOn(path, configured);
    const html = withVendors(once.body.toString("utf8"), vendors);
    // Of the build alone: what an admin wrote can never become a script.
    const security = pageSecurityHeaders({ hashes: built.hashes, https, vendors });
    if (once.status === 200 && locals.user === null) {
      return { file: pageOf(html, security, { quickly: query !== undefined }) };
    }
    return { once: { ...once, body: Buffer.from(html), headers: { ...once.headers, ...security } } };
  }

  #currentState(): Promise<State> {
    const { db, now } = this.#options;
    const time = now();
    const checkMs = db.messages.isConnected() ? CHECK_WITH_MESSAGES_MS : CHECK_MS;
    const isFresh = db.writes() === this.#writesSeen && Math.abs(time - this.#checkedAt) < checkMs;
    if (this.#state && isFresh) return this.#state;
    this.#writesSeen = db.writes();
    this.#checkedAt = time;
    const state = openJobListings({ db, now }).then((open) => ({ version: `${dayOf(time)} ${versionOf(open)}`, open }));
    this.#state = state;
    state.catch(() => {
      if (this.#state === state) this.#state = undefined;
    });
    return state;
  }
}
