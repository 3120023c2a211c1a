import * as z from "zod/mini";
import { checkResume } from "#domain/files/check-resume.ts";
import { resumeRules } from "#domain/files/rules.ts";
import {
  applicationQuerySchema,
  applicationSearchSchema,
  applicationSelectionSchema,
} from "#domain/job-applications/application-query.ts";
import { createJobApplication } from "#domain/job-applications/create.ts";
import { jobApplicationSchema, jobApplicationWithFileSchema } from "#domain/job-applications/form-schema.ts";
import {
  allJobApplications,
  exportJobApplications,
  listJobApplications,
  revealApplication,
  searchJobApplications,
  type WorkedApplication,
} from "#domain/job-applications/list.ts";
import { openResume } from "#domain/job-applications/open-resume.ts";
import {
  applicationPageSchema,
  receivedApplicationSchema,
  shownApplicationSchema,
  storedApplicationSchema,
} from "#domain/job-applications/schema.ts";
import { revealSchema } from "#domain/reveals/schema.ts";
import { removeRecord } from "#domain/work/remove.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile, dateColumn } from "../http/csv.ts";
import { bodyTypeOf, MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { streamJsonArray } from "../http/streamed-response.ts";
import { linkPage } from "../pages/link-page.ts";
import { answerAttachment } from "../uploads/attachment.ts";

/** The name of the form's file field. */
const resumeField = "resume";

/** Endpoints for applications: specification, section 7. */
export function jobApplications(router: ApiRouter): void {
  router.add("post", "/api/job-applications", {
    summary: "Apply for a job or an internship",
    access: "anyone",
    body: jobApplicationSchema,
    form: {
      schema: jobApplicationWithFileSchema,
      fileField: resumeField,
      description: `The resume as a file, instead of a link. ${resumeRules.hint}`,
    },
    keyReuseStatus: 409,
    limit: "jobApplications",
    responses: {
      201: { description: "Stored durably", schema: receivedApplicationSchema },
      409: {
        description: "Another version, by its header `Idempotency-Key`, of an application that was stored within a day",
      },
      413: { description: "JSON larger than 64 KiB, or a file larger than 5 MiB" },
    },
    handle: async (c) => {
      const context = contextOf(c);
      const { uploads, scanner, dailyCounter } = c.get("deps");
      const isJson = bodyTypeOf(c, ["application/json", "multipart/form-data"]) === "application/json";
      const { result, isFirst } = isJson
        ? await createJobApplication(context, await readJson(c))
        : await uploads.receive(c.env.incoming, resumeField, async (fields, file) => {
            const resume = file ? await checkResume(file, resumeField, scanner) : null;
            return await createJobApplication(context, fields, resume);
          });
      if (isFirst) dailyCounter.countEvent(c.env.incoming, "application-sent");
      return c.json(result, 201);
    },
  });

  router.add("get", "/api/admin/job-applications", {
    summary: "All job applications, newest first; with any parameter, one page",
    access: "applications:read",
    query: applicationQuerySchema,
    responses: {
      200: {
        description: "An array of all applications, or one page with any parameter",
        schema: z.union([z.array(storedApplicationSchema), applicationPageSchema]),
      },
    },
    handle: async (c) => {
      const query = readQuery(c);
      if (Object.keys(query).length > 0) return c.json(await listJobApplications(contextOf(c), query));
      return await streamJsonArray(c, await allJobApplications(contextOf(c)));
    },
  });

  router.add("post", "/api/admin/job-applications/searches", {
    summary:
      "Search the applications, one page at a time; the text travels in the body, because it may be personal data",
    access: "applications:read",
    body: applicationSearchSchema,
    responses: { 200: { description: "A page", schema: applicationPageSchema } },
    handle: async (c) => c.json(await searchJobApplications(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("post", "/api/admin/job-applications/export", {
    summary: "The applications that match filters and a search as a CSV file",
    access: "applications:read",
    body: applicationSelectionSchema,
    openAtOnce: "downloads",
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => {
      const selected = await exportJobApplications(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return await csvFile(c, "job-applications.csv", columns, selected, { isForSpreadsheets: true });
    },
  });

  router.add("post", "/api/admin/job-applications/:id/reveal", {
    summary: "Show the personal data of an application to the user for ten minutes",
    access: "applications:read",
    body: revealSchema,
    responses: {
      200: { description: "The application", schema: shownApplicationSchema },
      404: { description: "Application not found" },
    },
    handle: async (c) =>
      c.json(await revealApplication(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("get", "/api/admin/job-applications/:id/resume", {
    summary: "The resume of an application: the file, or a page with the applicant’s link",
    access: "applications:read",
    openAtOnce: "downloads",
    responses: {
      200: { description: "The file as an attachment, or an HTML page with the link", type: "*/*" },
      403: { description: "No permission, the application is masked, or the malware scanner flagged the file" },
      404: { description: "Application not found" },
    },
    handle: async (c) => {
      const resume = await openResume(contextOf(c), idOf(c));
      if (resume.kind === "link") return linkPage(c, resume.address);
      return await answerAttachment(c, resume.file);
    },
  });

  router.add("delete", "/api/admin/job-applications/:id", {
    summary: "Delete an application and its resume permanently",
    access: "applications:change",
    responses: { 204: { description: "Deleted" }, 404: { description: "Application not found" } },
    handle: async (c) => {
      await removeRecord(contextOf(c), "application", idOf(c));
      return c.body(null, 204);
    },
  });
}

const columns: CsvColumns<WorkedApplication> = [
  dateColumn("Date", ({ createdAt }) => createdAt),
  ["Name", ({ fullName }) => fullName],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Position", ({ position }) => position],
  ["Experience", ({ experience }) => experience],
  ["Type", ({ applicationType }) => applicationType],
  ["Education", ({ education }) => education ?? ""],
  ["University", ({ university }) => university ?? ""],
  ["Graduation year", ({ graduationYear }) => graduationYear ?? ""],
  ["Available from", ({ availabilityDate }) => availabilityDate ?? ""],
  ["Resume", ({ resumeFile, resumePath }) => resumeFile?.name ?? resumePath ?? ""],
  ["Message", ({ message }) => message ?? ""],
  ["Status", ({ work }) => work.status],
  ["Assignee", ({ work }) => work.assignee?.name ?? ""],
  ["Id", ({ id }) => id],
];
