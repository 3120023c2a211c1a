import * as z from "zod/mini";
import { createInquiry } from "#domain/inquiries/create.ts";
import {
  allInquiries,
  exportInquiries,
  listInquiries,
  revealInquiry,
  searchInquiries,
  type WorkedInquiry,
} from "#domain/inquiries/list.ts";
import {
  inquiryPageSchema,
  inquiryQuerySchema,
  inquirySchema,
  inquirySearchSchema,
  inquirySelectionSchema,
  newInquirySchema,
  shownInquirySchema,
} from "#domain/inquiries/schema.ts";
import { revealSchema } from "#domain/reveals/schema.ts";
import { removeRecord } from "#domain/work/remove.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile, dateColumn } from "../http/csv.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { streamJsonArray } from "../http/streamed-response.ts";

/** Endpoints for demo requests: specification, section 7. */
export function inquiries(router: ApiRouter): void {
  router.add("post", "/api/inquiries", {
    summary: "Request a demo",
    access: "anyone",
    body: newInquirySchema,
    keyReuseStatus: 422,
    limit: "inquiries",
    responses: {
      201: {
        description: "Stored durably",
        schema: z.object({ id: z.string(), createdAt: z.iso.datetime() }),
      },
    },
    handle: async (c) => {
      const { result, isFirst } = await createInquiry(contextOf(c), await readJson(c));
      if (isFirst) c.get("deps").dailyCounter.countEvent(c.env.incoming, "inquiry-sent");
      return c.json(result, 201);
    },
  });

  router.add("get", "/api/admin/inquiries", {
    summary: "All inquiries, newest first; with any parameter, one page",
    access: "inquiries:read",
    query: inquiryQuerySchema,
    responses: {
      200: {
        description: "An array of all inquiries, or one page with any parameter",
        schema: z.union([z.array(inquirySchema), inquiryPageSchema]),
      },
    },
    handle: async (c) => {
      const query = readQuery(c);
      if (Object.keys(query).length > 0) return c.json(await listInquiries(contextOf(c), query));
      return await streamJsonArray(c, await allInquiries(contextOf(c)));
    },
  });

  router.add("post", "/api/admin/inquiries/searches", {
    summary: "Search the inquiries, one page at a time; the text travels in the body, because it may be personal data",
    access: "inquiries:read",
    body: inquirySearchSchema,
    responses: { 200: { description: "A page", schema: inquiryPageSchema } },
    handle: async (c) => c.json(await searchInquiries(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("post", "/api/admin/inquiries/export", {
    summary: "The inquiries that match filters and a search as a CSV file",
    access: "inquiries:read",
    body: inquirySelectionSchema,
    openAtOnce: "downloads",
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => {
      const selected = await exportInquiries(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return await csvFile(c, "inquiries.csv", columns, selected, { isForSpreadsheets: true });
    },
  });

  router.add("post", "/api/admin/inquiries/:id/reveal", {
    summary: "Show the personal data of an inquiry to the user for ten minutes",
    access: "inquiries:read",
    body: revealSchema,
    responses: {
      200: { description: "The inquiry", schema: shownInquirySchema },
      404: { description: "Inquiry not found" },
    },
    handle: async (c) => c.json(await revealInquiry(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("delete", "/api/admin/inquiries/:id", {
    summary: "Delete an inquiry permanently",
    access: "inquiries:change",
    responses: { 204: { description: "Deleted" }, 404: { description: "Inquiry not found" } },
    handle: async (c) => {
      await removeRecord(contextOf(c), "inquiry", idOf(c));
      return c.body(null, 204);
    },
  });
}

const columns: CsvColumns<WorkedInquiry> = [
  dateColumn("Date", ({ createdAt }) => createdAt),
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  ["Company", ({ company }) => company],
  ["Industry", ({ industry }) => industry],
  ["Message", ({ message }) => message],
  ["Status", ({ work }) => work.status],
  ["Assignee", ({ work }) => work.assignee?.name ?? ""],
  ["Id", ({ id }) => id],
];
