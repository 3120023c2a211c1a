import * as z from "zod/mini";
import { businessHoursNotice, ourHours } from "#domain/assistant/business-hours.ts";
import { openOwnAttachment } from "#domain/conversations/attachment.ts";
import { handOver } from "#domain/conversations/hand-over.ts";
import { listMessages } from "#domain/conversations/list-messages.ts";
import { ownConversation } from "#domain/conversations/owner.ts";
import { rateAnswer } from "#domain/conversations/rate.ts";
import {
  conversationSchema,
  conversationStatuses,
  feedbackSchema,
  handOverSchema,
  messageQuerySchema,
  messageSchema,
  newConversationSchema,
  newMessageSchema,
} from "#domain/conversations/schema.ts";
import { sendMessage } from "#domain/conversations/send.ts";
import { startConversation } from "#domain/conversations/start.ts";
import { checkResume } from "#domain/files/check-resume.ts";
import { resumeRules } from "#domain/files/rules.ts";
import { site } from "#site";
import { eventStream } from "../conversations/event-stream.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { clientAddress, networksOf } from "../http/client-address.ts";
import { cookieValue, ownCookie, ownCookieName } from "../http/cookies.ts";
import { clientHas, unchanged } from "../http/etag.ts";
import { countRequest } from "../http/rate-limit.ts";
import { bodyTypeOf, MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf, type RequestContext } from "../http/request-context.ts";
import { answerAttachment } from "../uploads/attachment.ts";

const COOKIE = `${site.slug}-chat-session`;
const unknown = { 404: { description: "Conversation not found, or started in another browser" } };

/** A response with this many messages counts as one more request. */
const MESSAGES_PER_CALL = 10;

/** The name of the form's file field. */
const attachmentField = "attachment";

/** Endpoints of the support chat: specification, section 7. A conversation belongs to the browser that started it. */
export function conversations(router: ApiRouter): void {
  router.add("post", "/api/chat/conversations", {
    summary: "Start a conversation, or resume the one of the same session",
    access: "anyone",
    body: newConversationSchema,
    keyReuseStatus: 422,
    limit: "conversations",
    responses: {
      200: { description: "Resumed", schema: conversationSchema },
      201: { description: "Started", schema: conversationSchema },
      ...unknown,
    },
    handle: async (c) => {
      const started = await startConversation(contextOf(c), secretOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      if (started.newSecret) c.header("Set-Cookie", ownCookie(COOKIE, started.newSecret, c.get("deps").https));
      return c.json(started.conversation, started.isNew ? 201 : 200);
    },
  });

  router.add("get", "/api/chat/conversations/:id/messages", {
    summary: "The messages of the visitor’s conversation, oldest first; with `after`, only messages after that one",
    access: "anyone",
    query: messageQuerySchema,
    responses: {
      200: {
        description: "An array",
        schema: z.array(messageSchema),
        headers: {
          ETag: "Changes with every message, every change of a message, and the status",
          "Message-Count": "The number of messages in the conversation",
          "Conversation-Status": conversationStatuses.join(", "),
        },
      },
      ...unchanged,
      ...unknown,
    },
    handle: async (c) => {
      const context = contextOf(c);
      const listed = await listMessages(context, secretOf(c), idOf(c), readQuery(c), (version) =>
        clientHas(c, version),
      );
      await c.get("deps").conversations.answers.resume(context, idOf(c), addressOf(c));
      if (listed.messages === null) return c.body(null, 304);
      // A full conversation is 1.1 MB: it counts as fifty more requests.
      await countRequest(c, "calls", Math.floor(listed.messages.length / MESSAGES_PER_CALL));
      c.header("Message-Count", String(listed.count));
      c.header("Conversation-Status", listed.status);
      return c.json(listed.messages);
    },
  });

  router.add("post", "/api/chat/conversations/:id/messages", {
    summary: "Send a message in the visitor’s conversation; the answer arrives as another message",
    access: "anyone",
    form: {
      schema: newMessageSchema,
      fileField: attachmentField,
      description: `A file to attach; with an application, the resume. ${resumeRules.hint}`,
    },
    keyReuseStatus: 422,
    limit: "chatMessages",
    responses: {
      201: { description: "Stored durably", schema: messageSchema },
      409: {
        description:
          "The conversation has 500 messages or 25 MB of files, or an application for the position within the last day",
      },
      413: { description: "A file of more than 5 MiB" },
      ...unknown,
    },
    handle: async (c) => {
      const context = contextOf(c);
      const { conversations: live, uploads, scanner } = c.get("deps");
      bodyTypeOf(c, ["multipart/form-data"]);
      // Checked before the body is read: only the owner of a conversation may upload to it.
      await ownConversation(context, secretOf(c), idOf(c));
      const { messages, forAssistant, isFirst } = await uploads.receive(
        c.env.incoming,
        attachmentField,
        async (fields, file) => {
          // An application sent in the chat counts like one sent from its form.
          if (fields.isApplicationRequest === "true") await countRequest(c, "jobApplications");
          const attachment = file ? await checkResume(file, attachmentField, scanner) : null;
          return await sendMessage(context, secretOf(c), idOf(c), fields, attachment);
        },
      );
      const [own] = messages;
      if (isFirst) for (const message of messages) live.events.publish(idOf(c), { type: "message", message });
      // Also after a repetition: the server may have stopped before it answered.
      if (forAssistant) void live.answers.add(context, { ...own, conversationId: idOf(c) }, addressOf(c));
      return c.json(own, 201);
    },
  });

  router.add("put", "/api/chat/conversations/:id/messages/:message/feedback", {
    summary: "Rate whether an answer from the assistant helped; a new rating replaces the previous one",
    access: "anyone",
    body: feedbackSchema,
    limit: "chatMessages",
    responses: {
      200: { description: "Stored durably", schema: messageSchema },
      409: { description: "The message is not an answer from the assistant" },
      404: { description: "Message not found, or its conversation was started in another browser" },
    },
    handle: async (c) => {
      const [id, message = ""] = [idOf(c), c.req.param("message")];
      return c.json(await rateAnswer(contextOf(c), secretOf(c), id, message, await readJson(c, MAX_SHORT_BODY_BYTES)));
    },
  });

  router.add("get", "/api/chat/conversations/:id/messages/:message/attachment", {
    summary: "The file attached to a message of the visitor’s conversation",
    access: "anyone",
    openAtOnce: "downloads",
    responses: {
      200: { description: "The file as an attachment", type: "application/*" },
      403: { description: "The malware scanner flagged the file" },
      404: { description: "File not found" },
    },
    handle: async (c) =>
      await answerAttachment(
        c,
        await openOwnAttachment(contextOf(c), secretOf(c), idOf(c), c.req.param("message") ?? ""),
      ),
  });

  router.add("get", "/api/chat/conversations/:id/events", {
    summary: "Server-sent events `words` and `message` of the visitor’s conversation",
    access: "anyone",
    responses: {
      200: { description: "A stream that ends after 15 minutes or when the server stops", type: "text/event-stream" },
      429: {
        description:
          "Too many open streams for this conversation, this address, or in total: poll the messages instead",
      },
      ...unknown,
    },
    handle: async (c) => {
      const { id } = await ownConversation(contextOf(c), secretOf(c), idOf(c));
      return eventStream(c, c.get("deps").conversations.events, id);
    },
  });

  router.add("post", "/api/chat/conversations/:id/hand-over", {
    summary: "Hand the conversation over to the team, which replies in the chat or by email",
    access: "anyone",
    body: handOverSchema,
    limit: "conversations",
    responses: {
      200: {
        description: "The conversation was already handed over: the earlier message; the new address is stored",
        schema: messageSchema,
      },
      201: { description: "The message that confirms the request", schema: messageSchema },
      409: { description: "The conversation is full" },
      ...unknown,
    },
    handle: async (c) => {
      const { now, conversations: live, dailyCounter } = c.get("deps");
      const promise = businessHoursNotice(ourHours, now());
      const { message, isNew } = await handOver(
        contextOf(c),
        secretOf(c),
        idOf(c),
        await readJson(c, MAX_SHORT_BODY_BYTES),
        promise,
      );
      if (isNew) {
        live.events.publish(idOf(c), { type: "message", message });
        dailyCounter.countEvent(c.env.incoming, "handed-over");
      }
      return c.json(message, isNew ? 201 : 200);
    },
  });
}

/** The network whose questions are answered with pauses. */
const addressOf = (c: RequestContext): string =>
  networksOf(clientAddress(c.env.incoming, c.get("deps").trustProxy)).at(-1) ?? "";

/** The conversation secret in the browser's cookie. */
function secretOf(c: RequestContext): string | null {
  return cookieValue(c.env.incoming.headers.cookie, ownCookieName(COOKIE, c.get("deps").https));
}
