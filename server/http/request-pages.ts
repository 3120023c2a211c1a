import type { IncomingMessage } from "node:http";
import type { Database } from "#db/database.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import type { JobListing } from "#domain/job-listings/schema.ts";
import { versionOf } from "#domain/job-listings/version.ts";
import { tidyHead } from "./head.ts";
import { knownPage } from "./known-page.ts";
import type { PageHandler, PageLocals } from "./locals.ts";
import { type Rendering, render } from "./rendering.ts";
import { type InlineHashes, inlineHashes, pageSecurityHeaders } from "./security-headers.ts";
import { pageOf, type StaticFile } from "./static-files.ts";
import { namingVendors, type Vendor, vendorsOn } from "./vendors.ts";

/** How long, in milliseconds, another process's change may go unseen. Our own is seen at once. */
const CHECK_MS = 250;
/** A page is some 100 KB in all its forms. */
const MOST_KEPT = 200;
/** Pages with a query have places of their own, so that they push no page out that everybody asks for. */
const MOST_NARROWED = 50;

/** Where pages are that may be the same for everybody. */
const sameForAll = /^\/(careers|api\/docs)(?![^/?])/;

/** A page as it is sent like a file, or an answer that is given once. */
export type RequestPage = { file: StaticFile } | { once: Rendering };

interface Options {
  handler: PageHandler;
  db: Database;
  now: () => number;
  https: boolean;
  /** What a page's policy may name: the inline scripts and styles that the build wrote, and nothing else. */
  known: InlineHashes;
  /** Third parties that are set up. */
  vendors: readonly Vendor[];
}

interface State {
  version: string;
  open: JobListing[];
}

type Kept = Map<string, { version: string; page: Promise<RequestPage | null> }>;

/**
 * Pages that are rendered on request. What is the same for everybody is rendered once for each state of the open
 * positions and kept with its compressed forms, so that it is answered as fast as a file. Before it is, the state is
 * looked at: after each write of this process, else at most every 250 ms, since another process may share the database.
 */
export class RequestPages {
  readonly #options: Options;
  readonly #kept: Kept = new Map();
  readonly #narrowed: Kept = new Map();
  #state: Promise<State> | undefined;
  #checkedAt = 0;
  #writesSeen = -1;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The answer to a request for `url`, a path with its query; null when no page has that address. */
  async get(url: string, incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    if (!sameForAll.test(url)) return this.#make(incoming, locals);
    const { db, now } = this.#options;
    const { version, open } = await this.#currentState();
    const known = await knownPage(url, open, { db, now });
    if (known === null) return this.#make(incoming, locals);
    // The day: of that a page may speak, too.
    const key = `${new Date(now()).toISOString().slice(0, 10)} ${known}`;
    const kept = known.includes("?") ? this.#narrowed : this.#kept;
    const found = kept.get(key);
    if (found?.version === version) return found.page;
    // Everybody who comes meanwhile waits for the same rendering, and it is nobody's own: not even the address that was
    // asked for is in it.
    const asked: IncomingMessage = Object.create(incoming, { url: { value: known } });
    const page = this.#make(asked, { ...locals, user: null, actor: null });
    keep(kept, kept === this.#narrowed ? MOST_NARROWED : MOST_KEPT, { key, version, page });
    return page;
  }

  async #make(incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    const once = await render(this.#options.handler, incoming, locals);
    // A page that finds nothing to show says so and no more: it is answered as any address that leads nowhere.
    if (once?.status === 404 && once.body.length === 0) return null;
    if (!once || !String(once.headers["content-type"]).startsWith("text/html")) return once && { once };
    const vendors = vendorsOn(incoming.url?.split("?")[0] ?? "/", this.#options.vendors);
    const html = namingVendors(tidyHead(once.body.toString("utf8")), vendors);
    const security = pageSecurityHeaders({ hashes: this.#hashesOf(html), https: this.#options.https, vendors });
    if (once.status === 200 && locals.user === null) {
      return { file: pageOf(html, security, { quickly: incoming.url?.includes("?") ?? false }) };
    }
    return { once: { ...once, body: Buffer.from(html), headers: { ...once.headers, ...security } } };
  }

  /** Scripts that a page holds are allowed only if the build wrote them: text from an admin could never become one. */
  #hashesOf(html: string): InlineHashes {
    const own = inlineHashes(html);
    const { scripts, styles } = this.#options.known;
    return { scripts: common(own.scripts, scripts), styles: common(own.styles, styles) };
  }

  #currentState(): Promise<State> {
    const { db, now } = this.#options;
    const time = now();
    const isFresh = db.writes() === this.#writesSeen && Math.abs(time - this.#checkedAt) < CHECK_MS;
    if (this.#state && isFresh) return this.#state;
    this.#writesSeen = db.writes();
    this.#checkedAt = time;
    const state = openJobListings({ db, now }).then((open) => ({ version: versionOf(open), open }));
    this.#state = state;
    state.catch(() => {
      if (this.#state === state) this.#state = undefined;
    });
    return state;
  }
}

/** Keeps a page and the words that there is none, and forgets the oldest for it; what failed or leads on is not kept. */
function keep(
  kept: Kept,
  most: number,
  { key, version, page }: { key: string; version: string; page: Promise<RequestPage | null> },
): void {
  kept.delete(key);
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(key, { version, page });
  const forget = () => {
    if (kept.get(key)?.page === page) kept.delete(key);
  };
  page.then((made) => (made && isToKeep(made) ? undefined : forget()), forget);
}

const isToKeep = (made: RequestPage) => "file" in made || made.once.status === 404 || made.once.status === 410;

const common = (one: Set<string>, other: Set<string>) => new Set([...one].filter((value) => other.has(value)));
