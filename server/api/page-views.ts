import { pageViewSummaryQuerySchema, pageViewSummarySchema } from "#domain/page-views/schema.ts";
import { summarizePageViews } from "#domain/page-views/summary.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readQuery } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** Pages as they were asked for: counted without a cookie, and without anything about who asked. */
export function pageViews(router: ApiRouter): void {
  router.add("get", "/api/admin/page-views", {
    summary: "How often pages were asked for in the last days, and from which other sites",
    access: "admin",
    query: pageViewSummaryQuerySchema,
    responses: { 200: { description: "Counts alone", schema: pageViewSummarySchema } },
    handle: async (c) => {
      await c.get("deps").pageCounter.flush();
      return c.json(await summarizePageViews(contextOf(c), readQuery(c)));
    },
  });
}
