import { cancelMail, retryMail } from "#domain/mails/change.ts";
import { findMail } from "#domain/mails/find.ts";
import { listMails } from "#domain/mails/list.ts";
import { previewMail } from "#domain/mails/preview.ts";
import {
  emailConfigSchema,
  mailDetailSchema,
  mailPageSchema,
  mailQuerySchema,
  mailSchema,
  testEmailResultSchema,
  testEmailSchema,
} from "#domain/mails/schema.ts";
import { composeTestMail } from "#domain/mails/test-mail.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readOptionalJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { mailPreviewHeaders, withStyleSheet } from "../pages/mail-preview.ts";

/** Endpoints for the email settings and the outbox: specification, sections 2, 3 and 7. */
export function mails(router: ApiRouter): void {
  router.add("get", "/api/admin/email-config", {
    summary: "Whether email can be sent, its sender and its recipients, without the password",
    access: "admin",
    responses: { 200: { description: "The settings and the missing variables", schema: emailConfigSchema } },
    handle: (c) => {
      const { service, user, recipients, missing } = c.get("deps").mail.settings;
      return c.json({ configured: missing.length === 0, service, user, recipients, missingVariables: missing });
    },
  });
  router.add("post", "/api/admin/test-email", {
    summary: "Send a test email to the configured recipients now",
    access: "admin",
    body: testEmailSchema,
    bodyIsOptional: true,
    responses: {
      200: {
        description: "Whether the mail server accepted it, and the server's answer",
        schema: testEmailResultSchema,
      },
    },
    handle: async (c) => {
      const { mail, origin } = c.get("deps");
      const content = composeTestMail(contextOf(c), await readOptionalJson(c), origin());
      const delivery = await mail.sendNow(content);
      return c.json({ success: delivery.kind === "accepted", message: delivery.answer });
    },
  });
  router.add("get", "/api/admin/mails", {
    summary: "The outbox, newest first, a page at a time",
    access: "admin",
    query: mailQuerySchema,
    responses: { 200: { description: "A page, and the number of emails by status", schema: mailPageSchema } },
    handle: async (c) => c.json(await listMails(contextOf(c), readQuery(c), c.get("deps").mail.settings.recipients)),
  });
  router.add("get", "/api/admin/mails/:id", {
    summary: "An email with every attempt to send it",
    access: "admin",
    responses: {
      200: { description: "The email", schema: mailDetailSchema },
      404: { description: "There is no such email" },
    },
    handle: async (c) => {
      const { mail, origin } = c.get("deps");
      const sender = { team: mail.settings.recipients, origin: origin() };
      return c.json(await findMail(contextOf(c), idOf(c), sender));
    },
  });
  router.add("post", "/api/admin/mails/:id/attempts", {
    summary: "Retry an email now",
    access: "admin",
    responses: {
      202: { description: "It is sent as soon as a connection is free", schema: mailSchema },
      404: { description: "There is no such email" },
      409: { description: "It is being sent or has been sent" },
    },
    handle: async (c) => {
      const { mail } = c.get("deps");
      const context = { ...contextOf(c), mailQueued: mail.runNow };
      return c.json(await retryMail(context, idOf(c), mail.settings.recipients), 202);
    },
  });
  router.add("delete", "/api/admin/mails/:id", {
    summary: "Cancel an email",
    access: "admin",
    responses: {
      200: { description: "The canceled email", schema: mailSchema },
      404: { description: "There is no such email" },
      409: { description: "It is being sent or has been sent" },
    },
    handle: async (c) => c.json(await cancelMail(contextOf(c), idOf(c), c.get("deps").mail.settings.recipients)),
  });
  router.add("get", "/api/admin/mails/:id/preview", {
    summary: "A preview of an email, for a frame of the dashboard",
    access: "admin",
    responses: {
      200: { description: "The email as HTML that can run and load nothing" },
      404: { description: "There is no such email, or its subject has been deleted" },
    },
    handle: async (c) => {
      const { html } = await previewMail(contextOf(c), idOf(c), c.get("deps").origin());
      const page = withStyleSheet(html);
      return c.body(page, 200, mailPreviewHeaders(page));
    },
  });
}
