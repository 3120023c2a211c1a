import type { Queries } from "#db/database.ts";
import type { Context } from "../context.ts";
import { otherHosts } from "./schema.ts";

/** The page views of one day, in UTC as `2026-01-31`. */
export interface DayOfViews {
  day: string;
  pages: { path: string; opened: number; fetchedAhead: number }[];
  referrers: { host: string; opened: number }[];
}

/** How many linking hosts are counted separately per day, since clients can send any host. */
export const MAX_HOSTS = 200;

/** Adds page views to the stored counts, all days in one transaction. */
export async function addPageViews({ db }: Pick<Context, "db">, days: readonly DayOfViews[]): Promise<void> {
  if (days.length === 0) return;
  await db.write(async (queries) => {
    for (const { day, pages, referrers } of days) {
      if (pages.length > 0) await addPages(queries, day, pages);
      if (referrers.length > 0) await addReferrers(queries, day, await withinBounds(queries, day, referrers));
    }
  });
}

async function addPages(queries: Queries, day: string, pages: DayOfViews["pages"]) {
  await queries
    .insertInto("pageViews")
    // Sorted, so that two processes lock rows in the same order.
    .values(pages.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((page) => ({ day, ...page })))
    .onConflict((conflict) =>
      conflict.columns(["day", "path"]).doUpdateSet((set) => ({
        opened: set("pageViews.opened", "+", set.ref("excluded.opened")),
        fetchedAhead: set("pageViews.fetchedAhead", "+", set.ref("excluded.fetchedAhead")),
      })),
    )
    .execute();
}

async function addReferrers(queries: Queries, day: string, referrers: DayOfViews["referrers"]) {
  await queries
    .insertInto("pageReferrers")
    .values(referrers.toSorted((a, b) => (a.host < b.host ? -1 : 1)).map((referrer) => ({ day, ...referrer })))
    .onConflict((conflict) =>
      conflict.columns(["day", "host"]).doUpdateSet((set) => ({
        opened: set("pageReferrers.opened", "+", set.ref("excluded.opened")),
      })),
    )
    .execute();
}

/** The counts by host, with hosts beyond the day's maximum counted as `other`. */
async function withinBounds(queries: Queries, day: string, referrers: DayOfViews["referrers"]) {
  const stored = await queries.selectFrom("pageReferrers").select("host").where("day", "=", day).execute();
  const hosts = new Set(stored.map(({ host }) => host));
  const counts = new Map<string, number>();
  for (const { host, opened } of referrers) {
    const key = hosts.has(host) || hosts.size < MAX_HOSTS ? host : otherHosts;
    hosts.add(key);
    counts.set(key, (counts.get(key) ?? 0) + opened);
  }
  return [...counts].map(([host, opened]) => ({ host, opened }));
}
