import { sql } from "kysely";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { DAY, dayOf } from "../kernel/days.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { type ConsentSummary, consentSummaryQuerySchema } from "./schema.ts";

const counted = {
  "accept-all": "acceptAll",
  "reject-all": "rejectAll",
  custom: "custom",
  withdraw: "withdraw",
} as const;

/**
 * The choices of the last days, today included, by day and by category, for an admin. Counts choices, not visitors:
 * the log does not reveal whether two choices came from the same visitor.
 */
export async function summarizeConsents(context: Context, query: unknown): Promise<ConsentSummary> {
  requirePermission(context, "figures:read");
  const { days } = parse(consentSummaryQuerySchema, query);
  const today = Math.floor(context.now() / DAY);
  const first = today - days + 1;
  const { db } = context;
  const sumOf = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
  // Both databases divide whole numbers to whole numbers.
  const day = sql<number>`recorded_at / ${sql.lit(DAY)}`;
  const groups = await db.read
    .selectFrom("consents")
    .select((select) => [
      day.as("day"),
      "action",
      select.fn.countAll<number>().as("choices"),
      sumOf("analytics").as("analytics"),
      sumOf("functional").as("functional"),
      sumOf("marketing").as("marketing"),
      sumOf("gpc").as("gpc"),
      sumOf("gpcOverride").as("gpcOverride"),
    ])
    .where("recordedAt", ">=", first * DAY)
    .where("recordedAt", "<", (today + 1) * DAY)
    .groupBy([day, "action"])
    .execute();
  const { length } = await db.read
    .selectFrom("consentChain")
    .select("length")
    .where("name", "=", "consents")
    .executeTakeFirstOrThrow();

  const byDay = Array.from({ length: days }, (_, index) => ({
    day: dayOf((first + index) * DAY),
    acceptAll: 0,
    rejectAll: 0,
    custom: 0,
    withdraw: 0,
  }));
  for (const group of groups) {
    const place = byDay[group.day - first];
    if (place) place[counted[group.action]] = group.choices;
  }
  const total = (column: "choices" | "analytics" | "functional" | "marketing" | "gpc" | "gpcOverride") =>
    groups.reduce((sum, group) => sum + group[column], 0);
  const summary = {
    from: dayOf(first * DAY),
    to: dayOf(today * DAY),
    days: byDay,
    total: total("choices"),
    allowed: { analytics: total("analytics"), functional: total("functional"), marketing: total("marketing") },
    gpc: total("gpc"),
    gpcOverride: total("gpcOverride"),
    allTime: length,
  };
  await recordView(context, { kind: "figures" }, summary);
  return summary;
}
