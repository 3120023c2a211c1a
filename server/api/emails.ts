import { recordView } from "#domain/audit/record.ts";
import { cancelEmail, retryEmail } from "#domain/emails/change.ts";
import { findFailingEmails, retryFailingEmails } from "#domain/emails/failing.ts";
import { findEmail, previewEmail } from "#domain/emails/find.ts";
import { allEmails, listEmails, searchEmails } from "#domain/emails/list.ts";
import {
  emailConfigSchema,
  emailDetailSchema,
  emailPageSchema,
  emailQuerySchema,
  emailSearchSchema,
  emailSelectionSchema,
  failingEmailsSchema,
  type OutboxEmail,
  outboxEmailSchema,
  retriedEmailsSchema,
  testEmailResultSchema,
  testEmailSchema,
} from "#domain/emails/schema.ts";
import { composeTestEmail } from "#domain/emails/test-email.ts";
import { emailDefinitions as definitions } from "../email-definitions.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile, dateColumn } from "../http/csv.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readOptionalJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { answerEmailPreview } from "../pages/email-preview.ts";

/** Endpoints for the email settings and the outbox: specification, sections 2, 3 and 7. */
export function emails(router: ApiRouter): void {
  router.add("get", "/api/admin/email-config", {
    summary: "Whether email can be sent, its sender and its recipients, without the password",
    access: "emails:read",
    responses: { 200: { description: "The settings and the missing variables", schema: emailConfigSchema } },
    handle: async (c) => {
      const { service, user, recipients, missing } = c.get("deps").mailer.settings;
      const config = { configured: missing.length === 0, service, user, recipients, missingVariables: missing };
      await recordView(contextOf(c), { kind: "email-settings" }, config);
      return c.json(config);
    },
  });
  router.add("post", "/api/admin/test-email", {
    summary: "Send a test email to the configured recipients now",
    access: "emails:change",
    body: testEmailSchema,
    bodyIsOptional: true,
    responses: {
      200: {
        description: "Whether the mail server accepted it, and the server’s response",
        schema: testEmailResultSchema,
      },
    },
    handle: async (c) => {
      const { mailer, origin } = c.get("deps");
      const content = await composeTestEmail(contextOf(c), await readOptionalJson(c), {
        definitions,
        origin: origin(),
      });
      const delivery = await mailer.sendNow(content);
      return c.json({ success: delivery.kind === "accepted", message: delivery.answer });
    },
  });
  router.add("get", "/api/admin/mails", {
    summary: "The outbox, newest first, one page at a time",
    access: "emails:read",
    query: emailQuerySchema,
    responses: { 200: { description: "A page, and the number of emails by status", schema: emailPageSchema } },
    handle: async (c) => c.json(await listEmails(contextOf(c), readQuery(c), c.get("deps").mailer.settings.recipients)),
  });
  router.add("post", "/api/admin/mails/searches", {
    summary: "Search the outbox, one page at a time; the text travels in the body, because an address is personal data",
    access: "emails:read",
    body: emailSearchSchema,
    responses: { 200: { description: "A page, and the number of matches by status", schema: emailPageSchema } },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      return c.json(await searchEmails(contextOf(c), body, c.get("deps").mailer.settings.recipients));
    },
  });
  router.add("post", "/api/admin/mails/export", {
    summary: "The emails that match filters and a search as a CSV file, without their contents",
    access: "emails:read",
    body: emailSelectionSchema,
    openAtOnce: "downloads",
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => {
      const body = await readJson(c, MAX_SHORT_BODY_BYTES);
      const selected = await allEmails(contextOf(c), body, c.get("deps").mailer.settings.recipients);
      return await csvFile(c, "emails.csv", columns, selected, { isForSpreadsheets: true });
    },
  });
  router.add("get", "/api/admin/mails/failing", {
    summary: "The number of emails whose last delivery attempt failed, and why the last delivery failed",
    access: "emails:read",
    responses: { 200: { description: "The numbers, and the last failure", schema: failingEmailsSchema } },
    handle: async (c) => c.json(await findFailingEmails(contextOf(c))),
  });
  router.add("post", "/api/admin/mails/attempts", {
    summary: "Retry all failing emails now",
    access: "emails:change",
    responses: {
      202: {
        description: "Queued; sent a few at a time, as the mail server accepts them",
        schema: retriedEmailsSchema,
      },
    },
    // Unlike the retry of one email, this keeps the pause that a failing mail server gets.
    handle: async (c) => c.json(await retryFailingEmails(contextOf(c)), 202),
  });
  router.add("get", "/api/admin/mails/:id", {
    summary: "An email with all its delivery attempts",
    access: "emails:read",
    responses: {
      200: { description: "The email", schema: emailDetailSchema },
      404: { description: "Email not found" },
    },
    handle: async (c) => {
      const { mailer, origin } = c.get("deps");
      const sender = { team: mailer.settings.recipients, origin: origin(), definitions };
      return c.json(await findEmail(contextOf(c), idOf(c), sender));
    },
  });
  router.add("post", "/api/admin/mails/:id/attempts", {
    summary: "Retry an email now",
    access: "emails:change",
    responses: {
      202: { description: "Queued; sent as soon as a connection is free", schema: outboxEmailSchema },
      404: { description: "Email not found" },
      409: { description: "It is being sent, has been sent, or waits for its first attempt" },
    },
    handle: async (c) => {
      const { mailer } = c.get("deps");
      const context = { ...contextOf(c), emailQueued: mailer.runNow };
      return c.json(await retryEmail(context, idOf(c), mailer.settings.recipients), 202);
    },
  });
  router.add("delete", "/api/admin/mails/:id", {
    summary: "Cancel an email",
    access: "emails:change",
    responses: {
      200: { description: "The canceled email", schema: outboxEmailSchema },
      404: { description: "Email not found" },
      409: { description: "It is being sent or has been sent" },
    },
    handle: async (c) => c.json(await cancelEmail(contextOf(c), idOf(c), c.get("deps").mailer.settings.recipients)),
  });
  router.add("get", "/api/admin/mails/:id/preview", {
    summary: "A preview of an email, for a frame of the dashboard",
    access: "emails:read",
    responses: {
      200: { description: "The email as HTML that can neither run scripts nor load anything", type: "text/html" },
      404: { description: "Email not found, or its record was deleted or is hidden from the recipient" },
    },
    handle: async (c) => {
      const { html } = await previewEmail(contextOf(c), idOf(c), { definitions, origin: c.get("deps").origin() });
      return answerEmailPreview(c, html);
    },
  });
}

const columns: CsvColumns<OutboxEmail> = [
  dateColumn("Queued", ({ createdAt }) => createdAt),
  ["Email", ({ kind }) => kind],
  ["Status", ({ state }) => state],
  ["To", ({ to }) => to.join(", ")],
  ["Attempts", ({ attempts }) => attempts],
  dateColumn("Failed", ({ failedAt }) => failedAt),
  dateColumn("Settled", ({ settledAt }) => settledAt),
  ["Server response", ({ reason }) => reason ?? ""],
  ["Record", ({ aboutId }) => aboutId],
  ["Id", ({ id }) => id],
];
