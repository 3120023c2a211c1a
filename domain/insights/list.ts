import { sql } from "kysely";
import { recordAccess, recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { DAY, dayOf } from "../kernel/days.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { releasable } from "./release.ts";
import { type DailyCount, type Insights, insightsQuerySchema } from "./schema.ts";
import { summarize } from "./summarize.ts";

/** What the server counted on the last days, without counts below five, for the team. */
export async function readInsights(context: Context, query: unknown): Promise<Insights> {
  const { days, counts } = await releasedCounts(context, query);
  const insights = summarize(days, counts);
  await recordView(context, { kind: "figures" }, insights);
  return insights;
}

/** The released counts behind `readInsights`, oldest first. Resolves when the audit log says so. */
export async function exportInsights(context: Context, query: unknown): Promise<DailyCount[]> {
  const { counts } = await releasedCounts(context, query);
  await recordAccess(context, { action: "export", kind: "figures", count: counts.length });
  return counts;
}

/**
 * The requested days, and what is released of them. The present day is left out: a number that grows while it is watched
 * shows single visits.
 */
async function releasedCounts(context: Context, query: unknown): Promise<{ days: string[]; counts: DailyCount[] }> {
  requirePermission(context, "figures:read");
  const { days: length } = parse(insightsQuerySchema, query);
  const today = Math.floor(context.now() / DAY);
  const days = Array.from({ length }, (_, index) => dayOf((today - length + index) * DAY));
  const [first = ""] = days;
  // Without the plugin, which would copy tens of thousands of rows to rename columns that need no renaming.
  const { rows } = await sql<DailyCount>`
    select day, event, page, source, count from daily_counts
    where day >= ${`${first.slice(0, "2026-01".length)}-01`} and day < ${dayOf(today * DAY)}
    order by day, event, page, source`.execute(context.db.read.withoutPlugins());
  const counts = releasable(rows);
  return { days, counts: counts.filter(({ day }) => day >= first) };
}
