import * as z from "zod/mini";
import { giveScorecard } from "#domain/scorecards/give.ts";
import { readScorecards } from "#domain/scorecards/read.ts";
import { scorecardBodySchema, scorecardSchema, scorecardsSchema } from "#domain/scorecards/schema.ts";
import { staleSchema } from "#domain/work/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** Endpoints for what the team thinks of applicants. */
export function scorecards(router: ApiRouter): void {
  router.add("get", "/api/admin/job-applications/:id/scorecards", {
    summary: "The scorecards of an application; those of others only once the user has given one",
    access: "applications:read",
    responses: {
      200: { description: "The user’s own first, then by time", schema: scorecardsSchema },
      404: { description: "Application not found" },
    },
    handle: async (c) => c.json(await readScorecards(contextOf(c), idOf(c))),
  });

  router.add("put", "/api/admin/job-applications/:id/scorecard", {
    summary: "Give one’s own scorecard of an application, or change it",
    access: "applications:change",
    body: scorecardBodySchema,
    responses: {
      200: { description: "All scorecards of the application", schema: scorecardsSchema },
      403: { description: "No permission, or the scorecard has a masked note: reveal the application first" },
      404: { description: "Application not found" },
      409: {
        description: "The user’s scorecard has another version: `current` has it, `changes` what changed when",
        schema: staleSchema(z.nullable(scorecardSchema)),
      },
    },
    handle: async (c) => c.json(await giveScorecard(contextOf(c), idOf(c), await readJson(c))),
  });
}
