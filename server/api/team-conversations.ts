import { openAttachment } from "#domain/conversations/attachment.ts";
import {
  allConversations,
  conversationSelectionSchema,
  type ExportedConversation,
} from "#domain/conversations/export.ts";
import { reportOnQuestions } from "#domain/conversations/report.ts";
import { revealConversation } from "#domain/conversations/reveal.ts";
import {
  conversationChangeSchema,
  conversationPageSchema,
  conversationQuerySchema,
  conversationReportSchema,
  messageSchema,
  revealedVisitorSchema,
  teamReplySchema,
  transcriptSchema,
} from "#domain/conversations/schema.ts";
import { changeConversation, listConversations, readConversation, replyToVisitor } from "#domain/conversations/team.ts";
import { revealSchema } from "#domain/reveals/schema.ts";
import { removeRecord } from "#domain/work/remove.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile, dateColumn } from "../http/csv.ts";
import { clientHas, unchanged } from "../http/etag.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { answerAttachment } from "../uploads/attachment.ts";

const unknown = { 404: { description: "Conversation not found" } };

/** Endpoints of the dashboard's tab *Conversations*. */
export function teamConversations(router: ApiRouter): void {
  router.add("get", "/api/admin/conversations", {
    summary: "One page of conversations, latest first",
    access: "conversations:read",
    isHidden: true,
    query: conversationQuerySchema,
    responses: { 200: { description: "A page", schema: conversationPageSchema } },
    handle: async (c) => c.json(await listConversations(contextOf(c), readQuery(c))),
  });
  router.add("post", "/api/admin/conversations/export", {
    summary: "The conversations of a status, or all, as a CSV file without their messages",
    access: "conversations:read",
    isHidden: true,
    body: conversationSelectionSchema,
    openAtOnce: "downloads",
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => {
      const selected = await allConversations(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return await csvFile(c, "conversations.csv", columns, selected, { isForSpreadsheets: true });
    },
  });
  router.add("get", "/api/admin/conversations/:id", {
    summary: "A conversation with all its messages; marks it as read",
    access: "conversations:read",
    isHidden: true,
    responses: {
      200: {
        description: "The conversation",
        schema: transcriptSchema,
        headers: { ETag: "Changes with the conversation and its messages" },
      },
      ...unchanged,
      ...unknown,
    },
    handle: async (c) => {
      const transcript = await readConversation(contextOf(c), idOf(c), (version) => clientHas(c, version));
      return transcript === null ? c.body(null, 304) : c.json(transcript);
    },
  });
  router.add("post", "/api/admin/conversations/:id/reveal", {
    summary: "Show the visitor’s personal data to the user for ten minutes",
    access: "conversations:read",
    isHidden: true,
    body: revealSchema,
    responses: {
      200: { description: "The conversation without its messages", schema: revealedVisitorSchema },
      ...unknown,
    },
    handle: async (c) =>
      c.json(await revealConversation(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("post", "/api/admin/conversations/:id/messages", {
    summary: "Reply to a visitor",
    access: "conversations:change",
    isHidden: true,
    body: teamReplySchema,
    responses: {
      201: { description: "Stored and shown to the visitor", schema: messageSchema },
      409: { description: "The conversation has 500 messages" },
      429: { description: "The user has sent too many emails in the past hour" },
      ...unknown,
    },
    handle: async (c) => {
      const id = idOf(c);
      const message = await replyToVisitor(contextOf(c), id, await readJson(c));
      c.get("deps").conversations.events.publish(id, { type: "message", message });
      return c.json(message, 201);
    },
  });
  router.add("patch", "/api/admin/conversations/:id", {
    summary: "Close a conversation, or return it to the assistant",
    access: "conversations:change",
    isHidden: true,
    body: conversationChangeSchema,
    responses: { 204: { description: "Changed" }, ...unknown },
    handle: async (c) => {
      await changeConversation(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
  router.add("delete", "/api/admin/conversations/:id", {
    summary: "Delete a conversation and its files permanently",
    access: "conversations:change",
    isHidden: true,
    responses: { 204: { description: "Deleted" }, ...unknown },
    handle: async (c) => {
      await removeRecord(contextOf(c), "conversation", idOf(c));
      return c.body(null, 204);
    },
  });
  router.add("get", "/api/admin/conversations/:id/messages/:message/attachment", {
    summary: "The file attached to a message, unless it is the resume of an application",
    access: "conversations:read",
    isHidden: true,
    openAtOnce: "downloads",
    responses: {
      200: { description: "The file as an attachment", type: "application/*" },
      403: { description: "The conversation is masked, or the malware scanner flagged the file" },
      404: { description: "File not found" },
    },
    handle: async (c) => {
      const [id = "", message = ""] = [c.req.param("id"), c.req.param("message")];
      return await answerAttachment(c, await openAttachment(contextOf(c), id, message));
    },
  });
  router.add("get", "/api/admin/conversation-report", {
    summary:
      "How questions were answered, visitors' feedback, and the questions that need better answers, grouped by similarity",
    access: "conversations:read",
    isHidden: true,
    responses: { 200: { description: "The report", schema: conversationReportSchema } },
    handle: async (c) => c.json(await reportOnQuestions(contextOf(c))),
  });
}

const columns: CsvColumns<ExportedConversation> = [
  dateColumn("Started", ({ startedAt }) => startedAt),
  dateColumn("Last message", ({ lastMessageAt }) => lastMessageAt),
  ["Name", ({ userName }) => userName ?? ""],
  ["Email", ({ userEmail }) => userEmail ?? ""],
  ["Status", ({ status }) => status],
  ["Messages", ({ messages }) => messages],
  ["Unread", ({ unread }) => unread],
  ["Id", ({ id }) => id],
];
