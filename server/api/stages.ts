import * as z from "zod/mini";
import { readBoard } from "#domain/stages/board.ts";
import { changeStages } from "#domain/stages/change-stages.ts";
import { stageFigures, stageFiguresQuerySchema } from "#domain/stages/figures.ts";
import { moveApplication, moveApplications } from "#domain/stages/move.ts";
import { readPipeline } from "#domain/stages/read-pipeline.ts";
import { rejectRemaining } from "#domain/stages/reject-remaining.ts";
import {
  boardQuerySchema,
  boardSchema,
  canceledSchema,
  movedSchema,
  moveResultsSchema,
  moveSchema,
  movesSchema,
  pipelineSchema,
  rejectedSchema,
  rejectionCancellationSchema,
  rejectRemainingSchema,
  stageFiguresSchema,
  stageListSchema,
  waitingRejectionsSchema,
} from "#domain/stages/schema.ts";
import {
  cancelListingRejections,
  cancelWaitingRejections,
  readWaitingRejections,
} from "#domain/stages/waiting-rejections.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** Endpoints for the candidate pipeline: the stages of applications and of listings. */
export function stages(router: ApiRouter): void {
  reads(router);
  moves(router);
  ofListings(router);
}

function reads(router: ApiRouter) {
  router.add("get", "/api/admin/job-applications/board", {
    summary: "The applications by stage: the count and the first cards of each, or more cards of one",
    access: "applications:read",
    query: boardQuerySchema,
    responses: { 200: { description: "The columns of the board", schema: boardSchema } },
    handle: async (c) => c.json(await readBoard(contextOf(c), readQuery(c))),
  });

  router.add("get", "/api/admin/stage-figures", {
    summary: "The median time in each stage, and the share of applications answered in time",
    access: "applications:read",
    query: stageFiguresQuerySchema,
    responses: {
      200: { description: "The figures; null for fewer than five applications", schema: stageFiguresSchema },
    },
    handle: async (c) => c.json(await stageFigures(contextOf(c), readQuery(c))),
  });

  router.add("get", "/api/admin/job-applications/:id/stage", {
    summary: "The stage of an application, the stages of its listing, and its moves",
    access: "applications:read",
    responses: {
      200: { description: "The stage and the moves, latest first", schema: pipelineSchema },
      404: { description: "Application not found" },
    },
    handle: async (c) => c.json(await readPipeline(contextOf(c), idOf(c))),
  });
}

const planned = { 429: { description: "The user has queued too many rejection emails in the past hour" } };

function moves(router: ApiRouter) {
  router.add("post", "/api/admin/job-applications/:id/stage", {
    summary:
      "Move an application to another stage; to Rejected, with an email that waits for 24 hours unless `sendAt` is set",
    access: "applications:change",
    body: moveSchema,
    responses: {
      200: { description: "Moved", schema: movedSchema },
      404: { description: "Application not found" },
      409: { description: "It has left the stage that the request names; the detail says who moved it where and when" },
      ...planned,
    },
    handle: async (c) => c.json(await moveApplication(contextOf(c), idOf(c), await readJson(c))),
  });

  router.add("post", "/api/admin/job-applications/stages", {
    summary: "Move up to 50 applications to other stages",
    access: "applications:change",
    body: movesSchema,
    responses: {
      200: { description: "What became of each, in the order of the request", schema: moveResultsSchema },
      ...planned,
    },
    handle: async (c) => c.json(await moveApplications(contextOf(c), await readJson(c))),
  });

  router.add("post", "/api/admin/job-applications/rejection-cancellations", {
    summary: "Cancel the waiting rejections of up to 50 applications; one that is being sent stays",
    access: "applications:change",
    body: rejectionCancellationSchema,
    responses: { 200: { description: "How many were canceled", schema: canceledSchema } },
    handle: async (c) => c.json(await cancelWaitingRejections(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
}

function ofListings(router: ApiRouter) {
  router.add("put", "/api/admin/job-listings/:id/stages", {
    summary: "Change the stages of a listing between New and the last ones",
    access: "listings:change",
    body: stageListSchema,
    responses: {
      200: { description: "The new stages", schema: z.object({ stages: z.array(z.string()) }) },
      404: { description: "Listing not found" },
      409: { description: "The stages were changed meanwhile, or a removed one has candidates and no target" },
    },
    handle: async (c) => c.json(await changeStages(contextOf(c), idOf(c), await readJson(c))),
  });

  router.add("post", "/api/admin/job-listings/:id/rejections", {
    summary: "Move all applications of a listing that wait for a decision to Rejected, with an email to each if wanted",
    access: "applications:change",
    body: rejectRemainingSchema,
    responses: {
      200: { description: "How many were moved and will be told; 0 if none was left", schema: rejectedSchema },
      404: { description: "Listing not found" },
      409: { description: "Their number is not the confirmed one" },
      ...planned,
    },
    handle: async (c) => c.json(await rejectRemaining(contextOf(c), idOf(c), await readJson(c))),
  });

  router.add("get", "/api/admin/job-listings/:id/rejections", {
    summary: "How many rejections of a listing’s candidates wait to be sent",
    access: "applications:read",
    responses: {
      200: { description: "Their number, and when the first is sent", schema: waitingRejectionsSchema },
      404: { description: "Listing not found" },
    },
    handle: async (c) => c.json(await readWaitingRejections(contextOf(c), idOf(c))),
  });

  router.add("delete", "/api/admin/job-listings/:id/rejections", {
    summary: "Cancel all waiting rejections of a listing’s candidates; one that is being sent stays",
    access: "applications:change",
    responses: {
      200: { description: "How many were canceled", schema: canceledSchema },
      404: { description: "Listing not found" },
    },
    handle: async (c) => c.json(await cancelListingRejections(contextOf(c), idOf(c))),
  });
}
