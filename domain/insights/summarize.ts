import { type DailyCount, type Insights, type SeriesName, seriesNames } from "./schema.ts";

const MAX_LISTED = 50;

/** Sums released counts by day, by page and by source. */
export function summarize(days: readonly string[], counts: readonly DailyCount[]): Insights {
  return {
    days: [...days],
    series: seriesOf(days, counts),
    pages: pagesOf(counts),
    sources: sourcesOf(counts.filter(({ event, source }) => event === "opened" && source !== "")),
  };
}

function seriesOf(days: readonly string[], counts: readonly DailyCount[]): Insights["series"] {
  const funnelOf = remembering(funnelStartedBy);
  const indexes = new Map(days.map((day, index) => [day, index]));
  const series = Object.fromEntries(
    seriesNames.map((name) => [name, days.map((): number | null => null)]),
  ) as Insights["series"];
  for (const { day, event, page, count } of counts) {
    const index = indexes.get(day);
    if (index === undefined) continue;
    const add = (name: SeriesName) => {
      series[name][index] = (series[name][index] ?? 0) + count;
    };
    add(event);
    if (event !== "opened" && event !== "prefetched") continue;
    const start = funnelOf(page);
    if (start) add(`${start}-${event}`);
  }
  return series;
}

/** `compute` with its results kept: tens of thousands of counts name a few hundred pages. */
function remembering<Result>(compute: (page: string) => Result): (page: string) => Result {
  const known = new Map<string, Result>();
  return (page) => {
    if (!known.has(page)) known.set(page, compute(page));
    return known.get(page) as Result;
  };
}

/** The funnel that a page starts: the page of the contact form, or of a position. */
function funnelStartedBy(page: string): "contact" | "position" | null {
  if (page === "/contact") return "contact";
  return /^\/careers\/(?!apply\/)[^/]+\/[^/]+$/.test(page) ? "position" : null;
}

function pagesOf(counts: readonly DailyCount[]): Insights["pages"] {
  const pages = new Map<string, Insights["pages"][number]>();
  for (const { event, page, count } of counts) {
    if (event !== "opened" && event !== "prefetched") continue;
    const one = pages.get(page) ?? { path: page, opened: null, prefetched: null };
    one[event] = (one[event] ?? 0) + count;
    pages.set(page, one);
  }
  const viewsOf = ({ opened, prefetched }: Insights["pages"][number]) => (opened ?? 0) + (prefetched ?? 0);
  return [...pages.values()].sort((a, b) => viewsOf(b) - viewsOf(a) || (a.path < b.path ? -1 : 1)).slice(0, MAX_LISTED);
}

function sourcesOf(counts: readonly DailyCount[]): Insights["sources"] {
  const funnelOf = remembering(funnelStartedBy);
  const sources = new Map<string, Insights["sources"][number]>();
  for (const { source, page, count } of counts) {
    const one = sources.get(source) ?? { source, opened: 0, contact: null, positions: null };
    one.opened += count;
    const start = funnelOf(page);
    if (start === "contact") one.contact = (one.contact ?? 0) + count;
    if (start === "position") one.positions = (one.positions ?? 0) + count;
    sources.set(source, one);
  }
  return [...sources.values()]
    .sort((a, b) => b.opened - a.opened || (a.source < b.source ? -1 : 1))
    .slice(0, MAX_LISTED);
}
