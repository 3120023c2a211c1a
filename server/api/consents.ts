import { noticeInForce } from "#content/cookies/notice-in-force.ts";
import { allConsents } from "#domain/consents/list.ts";
import { recordConsent } from "#domain/consents/record.ts";
import {
  type Consent,
  chainVerificationSchema,
  consentReceiptSchema,
  consentSummaryQuerySchema,
  consentSummarySchema,
  newConsentSchema,
} from "#domain/consents/schema.ts";
import { summarizeConsents } from "#domain/consents/summary.ts";
import { verifyConsents } from "#domain/consents/verify.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile } from "../http/csv.ts";
import { readJson, readQuery } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** Endpoints for cookie consent: specification, sections 4 and 7. */
export function consents(router: ApiRouter): void {
  router.add("post", "/api/cookie-consent", {
    summary: "Record a cookie choice, without the user agent or IP address",
    access: "anyone",
    body: newConsentSchema,
    keyReuseStatus: 422,
    limit: "consents",
    responses: { 201: { description: "Recorded, with the receipt as proof", schema: consentReceiptSchema } },
    handle: async (c) => {
      const signals = { notice: c.req.header("x-consent-notice"), gpc: c.req.header("sec-gpc") === "1" };
      return c.json(await recordConsent(contextOf(c), await readJson(c), signals, noticeInForce), 201);
    },
  });

  router.add("get", "/api/admin/consents/summary", {
    summary: "Consent choices by day and category",
    access: "figures:read",
    query: consentSummaryQuerySchema,
    responses: { 200: { description: "Counts", schema: consentSummarySchema } },
    handle: async (c) => c.json(await summarizeConsents(contextOf(c), readQuery(c))),
  });

  router.add("get", "/api/admin/consents/verification", {
    summary: "Verify the consent log and report the first broken record",
    access: "figures:read",
    responses: { 200: { description: "The result of the verification", schema: chainVerificationSchema } },
    handle: async (c) => c.json(await verifyConsents(contextOf(c))),
  });

  router.add("get", "/api/admin/consents/export", {
    summary: "All consents as a CSV file, oldest first",
    access: "consents:read",
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => await csvFile(c, "consents.csv", columns, await allConsents(contextOf(c))),
  });
}

const columns: CsvColumns<Consent> = [
  ["sequence", ({ sequence }) => sequence],
  ["receipt", ({ id }) => id],
  ["recorded_at", ({ recordedAt }) => recordedAt],
  ["action", ({ action }) => action],
  ["essential", () => true],
  ["analytics", ({ categories }) => categories.analytics],
  ["functional", ({ categories }) => categories.functional],
  ["marketing", ({ categories }) => categories.marketing],
  ["policy_version", ({ policyVersion }) => policyVersion],
  ["notice_hash", ({ noticeHash }) => noticeHash],
  ["language", ({ language }) => language],
  ["gpc", ({ gpc }) => gpc],
  ["gpc_override", ({ gpcOverride }) => gpcOverride],
  ["previous_hash", ({ previousHash }) => previousHash],
  ["hash", ({ hash }) => hash],
];
