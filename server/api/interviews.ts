import { listInterviews } from "#domain/interviews/read.ts";
import { cancelInterview, changeInterview, planInterview } from "#domain/interviews/save.ts";
import {
  cancellationSchema,
  interviewChangeSchema,
  interviewSchema,
  interviewsSchema,
  newInterviewSchema,
} from "#domain/interviews/schema.ts";
import { staleSchema } from "#domain/work/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf, idOf, type RequestContext } from "../http/request-context.ts";

const masked = {
  403: { description: "No permission, or the candidate is to be invited and the application is masked" },
};
const conflicts = {
  409: {
    description:
      "The interview has another version or was canceled: `current` has it as it is, `changes` who changed what. Or an interviewer has another interview then (`errors.despiteConflicts`)",
    schema: staleSchema(interviewSchema),
  },
  429: { description: "The user has sent too many emails in the past hour" },
};

const interviewOf = (c: RequestContext): string => c.req.param("interview") ?? "";

/** Endpoints for interviews with applicants. */
export function interviews(router: ApiRouter): void {
  router.add("get", "/api/admin/job-applications/:id/interviews", {
    summary: "The interviews of an application, canceled ones included",
    access: "applications:read",
    responses: {
      200: { description: "In the order of their start", schema: interviewsSchema },
      404: { description: "Application not found" },
    },
    handle: async (c) => c.json(await listInterviews(contextOf(c), idOf(c))),
  });

  router.add("post", "/api/admin/job-applications/:id/interviews", {
    summary: "Plan an interview, and invite its people by email with a calendar file",
    access: "applications:change",
    body: newInterviewSchema,
    responses: {
      201: { description: "Planned", schema: interviewSchema },
      404: { description: "Application not found" },
      ...masked,
      ...conflicts,
    },
    handle: async (c) =>
      c.json(await planInterview(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES)), 201),
  });

  router.add("put", "/api/admin/job-applications/:id/interviews/:interview", {
    summary: "Change an interview, and send the change to its people",
    access: "applications:change",
    body: interviewChangeSchema,
    responses: {
      200: { description: "Changed", schema: interviewSchema },
      404: { description: "Interview not found" },
      ...masked,
      ...conflicts,
    },
    handle: async (c) =>
      c.json(await changeInterview(contextOf(c), idOf(c), interviewOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("post", "/api/admin/job-applications/:id/interviews/:interview/cancel", {
    summary: "Cancel an interview, and tell its people",
    access: "applications:change",
    body: cancellationSchema,
    responses: {
      200: { description: "Canceled", schema: interviewSchema },
      404: { description: "Interview not found" },
      ...conflicts,
    },
    handle: async (c) =>
      c.json(await cancelInterview(contextOf(c), idOf(c), interviewOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
}
