import { recordAccess, recordView } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { DAY, dayOf } from "../days.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { releasable } from "./release.ts";
import { type CountedEvent, type DailyCount, type Insights, insightsQuerySchema } from "./schema.ts";
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
  const rows = await context.db.read
    .selectFrom("dailyCounts")
    .selectAll()
    .where("day", ">=", `${first.slice(0, "2026-01".length)}-01`)
    .where("day", "<", dayOf(today * DAY))
    .orderBy("day")
    .orderBy("event")
    .orderBy("page")
    .orderBy("source")
    .execute();
  const counts = releasable(rows.map((row) => ({ ...row, event: row.event as CountedEvent })));
  return { days, counts: counts.filter(({ day }) => day >= first) };
}
