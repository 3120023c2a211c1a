import { exportInsights, readInsights } from "#domain/insights/list.ts";
import { type DailyCount, insightsQuerySchema, insightsSchema } from "#domain/insights/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile } from "../http/csv.ts";
import { readQuery } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** Endpoints for the daily counts, which are kept without cookies and without data about visitors. */
export function insights(router: ApiRouter): void {
  router.add("get", "/api/admin/insights", {
    summary: "Opened pages, forms and what was sent, by day, page and source, without counts below five",
    access: "figures:read",
    query: insightsQuerySchema,
    responses: { 200: { description: "Counts", schema: insightsSchema } },
    handle: async (c) => {
      await c.get("deps").dailyCounter.flush();
      return c.json(await readInsights(contextOf(c), readQuery(c)));
    },
  });
  router.add("get", "/api/admin/insights/export", {
    summary: "The same counts as a CSV file, oldest first",
    access: "figures:read",
    query: insightsQuerySchema,
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => {
      const counts = await exportInsights(contextOf(c), readQuery(c));
      return await csvFile(c, "insights.csv", columns, inOneBatch(counts));
    },
  });
}

const columns: CsvColumns<DailyCount> = [
  ["day", ({ day }) => day],
  ["event", ({ event }) => event],
  ["page", ({ page }) => page],
  ["source", ({ source }) => source],
  ["count", ({ count }) => count],
];

async function* inOneBatch(counts: readonly DailyCount[]) {
  yield counts;
}
