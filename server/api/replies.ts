import * as z from "zod/mini";
import type { Context } from "#domain/kernel/context.ts";
import { cancelReply, changeReply, type ReplyAddress, removeReply, sendReplyNow } from "#domain/replies/change.ts";
import { previewReply } from "#domain/replies/emails.ts";
import { readCorrespondence } from "#domain/replies/list.ts";
import { logAnswer } from "#domain/replies/log.ts";
import { recordKinds } from "#domain/replies/record.ts";
import {
  correspondenceSchema,
  loggedAnswerSchema,
  newReplySchema,
  previewSchema,
  type ReplyKind,
  replyChangeSchema,
  signatureSchema,
} from "#domain/replies/schema.ts";
import { sendReply } from "#domain/replies/send.ts";
import { changeSignature, readSignature } from "#domain/replies/signature.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readForm, readJson } from "../http/read-json.ts";
import { contextOf, idOf, type RequestContext } from "../http/request-context.ts";
import { answerEmailPreview } from "../pages/email-preview.ts";

/** The folder of each kind of record. */
const folders: readonly [folder: string, kind: ReplyKind][] = [
  ["inquiries", "inquiry"],
  ["job-applications", "application"],
];

/** Endpoints of the correspondence of inquiries and applications, and of the signature. */
export function replies(router: ApiRouter): void {
  for (const [folder, kind] of folders) {
    const path = `/api/admin/${folder}/:id` as const;
    read(router, kind, path);
    write(router, kind, path);
    change(router, kind, `${path}/replies/:reply`);
  }
  const signature = { 200: { description: "The signature", schema: signatureSchema } };
  router.add("get", "/api/admin/signature", {
    summary: "The user’s own signature, with which their replies end; empty without one",
    access: "dashboard:read",
    responses: signature,
    handle: async (c) => c.json(await readSignature(contextOf(c))),
  });
  router.add("put", "/api/admin/signature", {
    summary: "Change the user’s own signature, with which their replies end",
    access: "dashboard:read",
    body: signatureSchema,
    responses: signature,
    handle: async (c) => c.json(await changeSignature(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
}

type Path = `/${string}`;
const created = z.object({ id: z.string() });
const masked = { 403: { description: "No permission, or the record is masked" } };

function read(router: ApiRouter, kind: ReplyKind, path: Path) {
  const unknown = { 404: { description: `The ${kind} was not found` } };
  router.add("get", `${path}/replies`, {
    summary: "Replies by email and logged answers, oldest first",
    access: recordKinds[kind].read,
    responses: { 200: { description: "The correspondence", schema: correspondenceSchema }, ...unknown },
    handle: async (c) => {
      const isEmailConfigured = c.get("deps").mailer.settings.missing.length === 0;
      return c.json(await readCorrespondence(contextOf(c), kind, idOf(c), isEmailConfigured));
    },
  });
  router.add("post", `${path}/reply-previews`, {
    summary: "A reply that is being written, as its email would look; stores nothing",
    access: recordKinds[kind].change,
    body: previewSchema,
    bodyTypes: ["application/x-www-form-urlencoded"],
    responses: {
      200: { description: "HTML that can neither run scripts nor load anything", type: "text/html" },
      ...unknown,
    },
    handle: async (c) => {
      const record = { kind, recordId: idOf(c) };
      const html = await previewReply(contextOf(c), record, await readForm(c), c.get("deps").origin());
      return answerEmailPreview(c, html);
    },
  });
}

function write(router: ApiRouter, kind: ReplyKind, path: Path) {
  const unknown = { 404: { description: `The ${kind} was not found` } };
  router.add("post", `${path}/replies`, {
    summary: "Reply by email; it can be undone for 30 seconds, a rejection for 24 hours unless `sendAt` is set",
    access: recordKinds[kind].change,
    body: newReplySchema,
    responses: {
      201: { description: "Stored durably and queued", schema: created },
      ...masked,
      ...unknown,
      409: { description: "Another reply of the user to this record waits" },
      429: { description: "The user has sent too many emails in the past hour" },
    },
    handle: async (c) => c.json(await sendReply(contextOf(c), kind, idOf(c), await readJson(c)), 201),
  });
  router.add("post", `${path}/logged-answers`, {
    summary: "Log an answer that came elsewhere",
    access: recordKinds[kind].change,
    body: loggedAnswerSchema,
    responses: {
      201: { description: "Stored durably", schema: created },
      ...unknown,
      409: { description: "The record has 200 logged answers" },
    },
    handle: async (c) => c.json(await logAnswer(contextOf(c), kind, idOf(c), await readJson(c)), 201),
  });
}

function change(router: ApiRouter, kind: ReplyKind, path: Path) {
  const access = recordKinds[kind].change;
  const responses = {
    204: { description: "Done" },
    404: { description: "Reply not found" },
    409: { description: "Its state does not allow it" },
  };
  const act = (verb: (context: Context, address: ReplyAddress) => Promise<void>) => async (c: RequestContext) => {
    await verb(contextOf(c), addressOf(c, kind));
    return c.body(null, 204);
  };
  router.add("patch", path, {
    summary: "Change a waiting reply",
    access,
    body: replyChangeSchema,
    responses: { ...responses, ...masked },
    handle: async (c) => {
      await changeReply(contextOf(c), addressOf(c, kind), await readJson(c));
      return c.body(null, 204);
    },
  });
  router.add("post", `${path}/attempts`, {
    summary: "Send a waiting reply after 30 seconds, or a failed one now",
    access,
    responses: { ...responses, ...masked },
    handle: act(sendReplyNow),
  });
  router.add("post", `${path}/cancellation`, {
    summary: "Cancel a waiting or failed reply",
    access,
    responses,
    handle: act(cancelReply),
  });
  router.add("delete", path, {
    summary: "Remove a logged answer or a canceled reply",
    access,
    responses,
    handle: act(removeReply),
  });
}

const addressOf = (c: RequestContext, kind: ReplyKind): ReplyAddress => ({
  kind,
  recordId: idOf(c),
  id: c.req.param("reply") ?? "",
});
