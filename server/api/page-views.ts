import { pageViewSummaryQuerySchema, pageViewSummarySchema } from "#domain/page-views/schema.ts";
import { summarizePageViews } from "#domain/page-views/summary.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readQuery } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** The endpoint for page views, which are counted without cookies and without data about visitors. */
export function pageViews(router: ApiRouter): void {
  router.add("get", "/api/admin/page-views", {
    summary: "Page views by day, page and referring site",
    access: "figures:read",
    query: pageViewSummaryQuerySchema,
    responses: { 200: { description: "Counts", schema: pageViewSummarySchema } },
    handle: async (c) => {
      await c.get("deps").pageCounter.flush();
      return c.json(await summarizePageViews(contextOf(c), readQuery(c)));
    },
  });
}
