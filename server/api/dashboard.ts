import * as z from "zod/mini";
import { countForTabs } from "#domain/dashboard/counts.ts";
import { findRecords } from "#domain/dashboard/find.ts";
import { openTab } from "#domain/dashboard/open-tab.ts";
import { readOverview } from "#domain/dashboard/overview.ts";
import {
  findSchema,
  foundRecordSchema,
  openedTabSchema,
  overviewSchema,
  tabCountsSchema,
} from "#domain/dashboard/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientHas, unchanged } from "../http/etag.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** Endpoints of the dashboard's frame, which every role of the team has. */
export function dashboard(router: ApiRouter): void {
  router.add("get", "/api/admin/counts", {
    summary: "How many records need attention in each tab that the role may open",
    access: "dashboard:read",
    responses: {
      200: { description: "The counts, up to 100 each", schema: tabCountsSchema, headers: { ETag: "Of these counts" } },
      ...unchanged,
    },
    handle: async (c) => {
      const counts = await countForTabs(contextOf(c));
      if (clientHas(c, Object.entries(counts).join())) return c.body(null, 304);
      return c.json(counts);
    },
  });

  router.add("get", "/api/admin/overview", {
    summary: "What waits for the user, what arrived yesterday, and what retention removes within a week",
    access: "dashboard:read",
    responses: { 200: { description: "The overview, with what the role may read", schema: overviewSchema } },
    handle: async (c) => c.json(await readOverview(contextOf(c))),
  });

  router.add("post", "/api/admin/searches", {
    summary: "The newest records that contain a text, five of each kind that the role may read",
    access: "dashboard:read",
    body: findSchema,
    responses: { 200: { description: "The records", schema: z.array(foundRecordSchema) } },
    handle: async (c) => c.json(await findRecords(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("put", "/api/account/opened-tab", {
    summary: "Note that the user opened a tab of the dashboard, so that only later records count as new",
    access: "user",
    body: openedTabSchema,
    responses: { 204: { description: "Noted" } },
    handle: async (c) => {
      await openTab(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
}
