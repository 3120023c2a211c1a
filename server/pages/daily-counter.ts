import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { keyOf } from "#domain/insights/add.ts";
import { DayBounds } from "#domain/insights/bounds.ts";
import type { CountedEvent, DailyCount } from "#domain/insights/schema.ts";
import { dayOf } from "#domain/kernel/days.ts";
import { isWebAddress } from "#domain/kernel/text.ts";
import { site } from "#site";

/** How often counts are written, in milliseconds: a killed process loses the counts since the last write. */
const FLUSH_MS = 2000;
/** The dashboard is the owner's own work, and /404 is not a page. */
const uncounted = new Set(["/admin", "/404", "/503"]);
/** The programs of the forms, which a browser asks for on the visitor's first touch of the form. */
const formProgram = /^\/_astro\/(inquiry|job-application|internship-application)-form\.[\w-]+\.js$/;
/** Longer queries are not searched for a campaign. */
const MAX_QUERY = 2000;

interface Day {
  counts: Map<string, DailyCount>;
  bounds: DayBounds;
}

interface Options {
  /** Whether a `Cookie` header contains a session. */
  hasSession(cookies: string | undefined): boolean;
  store(counts: DailyCount[]): Promise<void>;
  now(): number;
  isOwnOrigin(origin: string): boolean;
  onFailure(error: unknown): void;
}

/**
 * Counts in memory, by day, what is requested and sent, and adds it to the stored counts every few seconds. It stores
 * nothing about a visitor, and ignores robots, browsers that send Global Privacy Control or Do Not Track, and everyone who
 * is logged in.
 */
export class DailyCounter {
  readonly #options: Options;
  readonly #days = new Map<string, Day>();
  // The check takes 10 microseconds, and few browsers send most requests.
  readonly #isBot = new LRUCache<string, boolean>({ max: 200, memoMethod: (agent) => isbot(agent) });
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts one request that was answered with a built file: a page, or the program of a form. */
  countFile(request: IncomingMessage, path: string): void {
    const form = formProgram.exec(path)?.[1];
    if (!path.startsWith("/_astro/")) this.countPage(request, path);
    else if (form && request.method === "GET" && !isPrefetch(request.headers))
      this.countEvent(request, form === "inquiry" ? "inquiry-form" : "application-form");
  }

  /** Counts one request that was answered with the page at `path`. */
  countPage({ method, url, headers }: IncomingMessage, path: string): void {
    const mode = headers["sec-fetch-mode"];
    if (method !== "GET" || uncounted.has(path) || (mode !== undefined && mode !== "navigate")) return;
    if (!this.#isCounted(headers)) return;
    // Pages rendered on request also answer with a trailing slash.
    const page = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    if (isPrefetch(headers)) this.#add("prefetched", page);
    else this.#add("opened", page, campaignOf(url) ?? this.#hostOf(headers.referer, headers.host));
  }

  /** Counts that a request did something. Neither its page nor its source is kept: on a quiet day they would point to a sender. */
  countEvent({ headers }: IncomingMessage, event: CountedEvent): void {
    if (this.#isCounted(headers)) this.#add(event);
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
    const counts = [...this.#days.values()].flatMap((day) => [...day.counts.values()]);
    this.#days.clear();
    try {
      await this.#options.store(counts);
    } catch (error) {
      this.#options.onFailure(error);
      for (const { day, event, page, source, count } of counts) this.#add(event, page, source, count, day);
    }
  }

  #isCounted(headers: IncomingHttpHeaders): boolean {
    if (headers["sec-gpc"] === "1" || headers.dnt === "1") return false;
    if (this.#options.hasSession(headers.cookie)) return false;
    const agent = headers["user-agent"] ?? "";
    return agent.startsWith("Mozilla/5.0 (") && !this.#isBot.memo(agent);
  }

  #add(event: CountedEvent, page = "", source = "", count = 1, day = dayOf(this.#options.now())): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
    let ofDay = this.#days.get(day);
    if (!ofDay) {
      ofDay = { counts: new Map(), bounds: new DayBounds() };
      this.#days.set(day, ofDay);
    }
    const fitting = ofDay.bounds.fit({ day, event, page, source, count });
    const key = keyOf(fitting);
    const known = ofDay.counts.get(key);
    if (known) known.count += count;
    else ofDay.counts.set(key, fitting);
  }

  /** The host of a public website that links here; empty for own pages, numeric addresses and single-label names. */
  #hostOf(referer: string | undefined, own: string | undefined): string {
    if (!referer) return "";
    // Most links are within the site: recognize them without parsing.
    const from = referer.indexOf("//") + 2;
    if (own && referer.startsWith(own, from) && referer[from + own.length] === "/") return "";
    if (!isWebAddress(referer)) return "";
    const { hostname, origin } = new URL(referer);
    if (this.#options.isOwnOrigin(origin)) return "";
    const name = hostname.replace(/^www\./, "");
    return name.length <= 100 && /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/.test(name) ? name : "";
  }
}

const isPrefetch = (headers: IncomingHttpHeaders) =>
  [headers["sec-purpose"], headers.purpose].some((purpose) => String(purpose ?? "").startsWith("prefetch"));

/** The campaign that a link names with values of the lists in `site.config.ts`, in the form of its query; else undefined. */
function campaignOf(url = ""): string | undefined {
  const mark = url.indexOf("?");
  if (mark === -1 || url.length - mark > MAX_QUERY || !url.includes("utm_", mark)) return undefined;
  const query = new URLSearchParams(url.slice(mark));
  const { sources, campaigns } = site.countedCampaigns;
  const named = [
    ["utm_source", sources.find((source) => source === query.get("utm_source"))],
    ["utm_campaign", campaigns.find((campaign) => campaign === query.get("utm_campaign"))],
  ].filter(([, value]) => value !== undefined);
  return named.length === 0 ? undefined : named.map((pair) => pair.join("=")).join("&");
}
