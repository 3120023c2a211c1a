import * as z from "zod/mini";
import { addNote } from "#domain/notes/add.ts";
import { listNotes } from "#domain/notes/list.ts";
import { removeNote } from "#domain/notes/remove.ts";
import { newNoteSchema, notesSchema } from "#domain/notes/schema.ts";
import { kinds } from "#domain/work/kinds.ts";
import { type RecordKind, recordKinds } from "#domain/work/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { recordPaths } from "./work.ts";

/** Endpoints of the team's notes on inquiries, applications and conversations. */
export function notes(router: ApiRouter): void {
  for (const kind of recordKinds) addEndpoints(router, kind);
}

function addEndpoints(router: ApiRouter, kind: RecordKind): void {
  const { read, change } = kinds[kind];
  const path = `${recordPaths[kind]}/:id/notes` as const;
  const shared = { isHidden: kind === "conversation" };
  const unknown = { 404: { description: `This ${kind} was not found` } };

  router.add("get", path, {
    summary: `The notes on this ${kind}, oldest first`,
    access: read,
    ...shared,
    responses: { 200: { description: "The notes", schema: notesSchema }, ...unknown },
    handle: async (c) => c.json(await listNotes(contextOf(c), kind, idOf(c))),
  });

  router.add("post", path, {
    summary: `Write a note on this ${kind}, and email the colleagues that it mentions`,
    access: change,
    ...shared,
    body: newNoteSchema,
    responses: {
      201: { description: "Stored", schema: z.object({ id: z.string() }) },
      ...unknown,
      429: { description: "The user has sent too many emails in the past hour" },
    },
    handle: async (c) => c.json(await addNote(contextOf(c), kind, idOf(c), await readJson(c)), 201),
  });

  router.add("delete", `${path}/:note`, {
    summary: `Delete your own note on this ${kind}`,
    access: change,
    ...shared,
    responses: { 204: { description: "Deleted" }, 404: { description: "Note not found" } },
    handle: async (c) => {
      await removeNote(contextOf(c), kind, idOf(c), c.req.param("note") ?? "");
      return c.body(null, 204);
    },
  });
}
