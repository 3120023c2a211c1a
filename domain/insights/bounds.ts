import { type DailyCount, OTHER } from "./schema.ts";

/** How many pages are counted separately per day; the site has fewer. */
export const MAX_PAGES = 1000;
/** How many pairs of a page and a source are counted separately per day, since clients can send any source. */
export const MAX_SOURCED_PAGES = 500;

/** Decides which pages and sources of one day are counted separately, so that no client can grow the table at will. */
export class DayBounds {
  readonly #pages = new Set<string>();
  readonly #sourced = new Set<string>();

  /** The count as it is stored: beyond the maximum, its page or its source becomes `other`. */
  fit<Count extends Pick<DailyCount, "page" | "source">>(count: Count): Count {
    const page = admit(this.#pages, count.page, MAX_PAGES) ? count.page : OTHER;
    if (count.source === "" || count.source === OTHER) return { ...count, page };
    const isKnown = admit(this.#sourced, `${page}\n${count.source}`, MAX_SOURCED_PAGES);
    return { ...count, page, source: isKnown ? count.source : OTHER };
  }
}

function admit(known: Set<string>, key: string, max: number): boolean {
  if (known.has(key)) return true;
  if (known.size >= max) return false;
  known.add(key);
  return true;
}
