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
import { csvFile } from "../http/csv.ts";
import { readJson, readQuery } from "../http/read-json.ts";
import { contextOf } from "../http/request-context.ts";

/** Proof of what visitors chose about cookies: specification, sections 4 and 7. */
export function consents(router: ApiRouter): void {
  router.add("post", "/api/cookie-consent", {
    summary: "Record a choice about cookies; names of browsers and addresses are dropped",
    access: "anyone",
    body: newConsentSchema,
    limit: "consents",
    responses: { 201: { description: "Recorded, with the receipt as proof", schema: consentReceiptSchema } },
    handle: async (c) => {
      const told = { notice: c.req.header("x-consent-notice"), gpc: c.req.header("sec-gpc") === "1" };
      return c.json(await recordConsent(contextOf(c), await readJson(c), told, noticeInForce), 201);
    },
  });

  router.add("get", "/api/admin/consents/summary", {
    summary: "Choices of the last days, by day and by category",
    access: "admin",
    query: consentSummaryQuerySchema,
    responses: { 200: { description: "Counts alone", schema: consentSummarySchema } },
    handle: async (c) => c.json(await summarizeConsents(contextOf(c), readQuery(c))),
  });

  router.add("get", "/api/admin/consents/verification", {
    summary: "Go through the chain of consents and name the first broken link",
    access: "admin",
    responses: { 200: { description: "What was found, broken or not", schema: chainVerificationSchema } },
    handle: async (c) => c.json(await verifyConsents(contextOf(c))),
  });

  router.add("get", "/api/admin/consents/export", {
    summary: "Every consent as a CSV file, in the order in which they were recorded",
    access: "admin",
    responses: { 200: { description: "A file for download", type: "text/csv" } },
    handle: (c) => csvFile(c, "consents.csv", columns, rowsOf(allConsents(contextOf(c)))),
  });
}

const columns = [
  "sequence",
  "receipt",
  "recorded_at",
  "action",
  "essential",
  "analytics",
  "functional",
  "marketing",
  "policy_version",
  "notice_hash",
  "language",
  "gpc",
  "gpc_override",
  "previous_hash",
  "hash",
];

async function* rowsOf(batches: AsyncGenerator<Consent[]>) {
  for await (const batch of batches) yield batch.map(rowOf);
}

function rowOf(consent: Consent) {
  const { analytics, functional, marketing } = consent.categories;
  return [
    consent.sequence,
    consent.id,
    consent.recordedAt,
    consent.action,
    true,
    analytics,
    functional,
    marketing,
    consent.policyVersion,
    consent.noticeHash,
    consent.language,
    consent.gpc,
    consent.gpcOverride,
    consent.previousHash,
    consent.hash,
  ];
}
