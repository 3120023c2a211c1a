import type { IncomingMessage } from "node:http";
import type { Database } from "#db/database.ts";
import { openListingsVersion } from "#domain/job-listings/version.ts";
import { tidyHead } from "./head.ts";
import type { PageHandler, PageLocals } from "./locals.ts";
import { type Rendering, render } from "./rendering.ts";
import { type InlineHashes, inlineHashes, pageSecurityHeaders } from "./security-headers.ts";
import { pageOf, type StaticFile } from "./static-files.ts";
import { namingVendors, type Vendor, vendorsOn } from "./vendors.ts";

/** How long, in milliseconds, another process's change may go unseen. Our own is seen at once. */
const CHECK_MS = 250;
/** Whoever makes addresses up must not fill the memory: a page is some 100 KB in all its forms. */
const MOST_KEPT = 200;

/** The pages that are the same for everybody, each with what of its query it depends on. */
const kept = [
  { path: /^\/careers$/, query: ["type", "location", "category"] },
  { path: /^\/careers\/apply-internship$/, query: ["listing"] },
  { path: /^\/careers\/.+$/, query: [] },
  { path: /^\/api\/docs$/, query: [] },
];

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

/**
 * Pages that are rendered on request. What is the same for everybody is rendered once for each state of the open
 * positions and kept with its compressed forms, so that it is answered as fast as a file. Before it is, the state is
 * looked at: after each write of this process, else at most every 250 ms, since another process may share the database.
 */
export class RequestPages {
  readonly #options: Options;
  readonly #kept = new Map<string, { version: string; page: Promise<RequestPage | null> }>();
  #version: Promise<string> | undefined;
  #checkedAt = 0;
  #writesSeen = -1;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The answer to a request for `url`, a path with its query; null when no page has that address. */
  async get(url: string, incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    const key = keyOf(url, this.#options.now());
    if (key === null) return this.#make(incoming, locals);
    const version = await this.#currentVersion();
    const found = this.#kept.get(key);
    if (found?.version === version) return found.page;
    // Everybody who comes meanwhile waits for the same rendering, and it is nobody's own.
    const page = this.#make(incoming, { ...locals, user: null, actor: null });
    this.#keep(key, version, page);
    return page;
  }

  async #make(incoming: IncomingMessage, locals: PageLocals): Promise<RequestPage | null> {
    const once = await render(this.#options.handler, incoming, locals);
    if (!once || !String(once.headers["content-type"]).startsWith("text/html")) return once && { once };
    const vendors = vendorsOn(incoming.url?.split("?")[0] ?? "/", this.#options.vendors);
    const html = namingVendors(tidyHead(once.body.toString("utf8")), vendors);
    const security = pageSecurityHeaders({ hashes: this.#hashesOf(html), https: this.#options.https, vendors });
    if (once.status === 200 && locals.user === null) return { file: pageOf(html, security) };
    return { once: { ...once, body: Buffer.from(html), headers: { ...once.headers, ...security } } };
  }

  /** Scripts that a page holds are allowed only if the build wrote them: text from an admin could never become one. */
  #hashesOf(html: string): InlineHashes {
    const own = inlineHashes(html);
    const { scripts, styles } = this.#options.known;
    return { scripts: common(own.scripts, scripts), styles: common(own.styles, styles), data: own.data };
  }

  #keep(key: string, version: string, page: Promise<RequestPage | null>): void {
    this.#kept.delete(key);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, { version, page });
    const forget = () => {
      if (this.#kept.get(key)?.page === page) this.#kept.delete(key);
    };
    page.then((made) => (made && "file" in made ? undefined : forget()), forget);
  }

  #currentVersion(): Promise<string> {
    const { db, now } = this.#options;
    const time = now();
    const isFresh = db.writes() === this.#writesSeen && Math.abs(time - this.#checkedAt) < CHECK_MS;
    if (this.#version && isFresh) return this.#version;
    this.#writesSeen = db.writes();
    this.#checkedAt = time;
    const version = openListingsVersion({ db, now });
    this.#version = version;
    version.catch(() => {
      if (this.#version === version) this.#version = undefined;
    });
    return version;
  }
}

/**
 * What tells a kept page from the others: its path, what it heeds of the query, and the day, of which it may speak. Null
 * for a page that is rendered anew for each request.
 */
function keyOf(url: string, time: number): string | null {
  const [path = "", search = ""] = url.split("?", 2);
  const page = kept.find((one) => one.path.test(path));
  if (!page) return null;
  const asked = new URLSearchParams(search);
  const day = new Date(time).toISOString().slice(0, 10);
  return JSON.stringify([day, path, ...page.query.map((name) => asked.get(name) ?? "")]);
}

const common = (one: Set<string>, other: Set<string>) => new Set([...one].filter((value) => other.has(value)));
