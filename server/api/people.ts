import * as z from "zod/mini";
import { findAliases } from "#domain/people/aliases.ts";
import { erasePerson } from "#domain/people/erase.ts";
import { exportPerson } from "#domain/people/export.ts";
import { mergePerson, splitPerson } from "#domain/people/merge.ts";
import { countOthers, openPerson } from "#domain/people/open.ts";
import { readPerson, readTimeline } from "#domain/people/read.ts";
import { revealPerson } from "#domain/people/reveal.ts";
import {
  aliasSchema,
  eraseSchema,
  foundPersonSchema,
  openedPersonSchema,
  otherRecordsSchema,
  personSchema,
  personSearchSchema,
  recordReferenceSchema,
  splitSchema,
  timelineQuerySchema,
  timelineSchema,
} from "#domain/people/schema.ts";
import { searchPeople } from "#domain/people/search.ts";
import { revealSchema } from "#domain/reveals/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";
import { streamChunks } from "../http/streamed-response.ts";

const unknown = { 404: { description: "Person not found, or without records that the role may read" } };

/** Endpoints for everything about one person. No address and no answer of theirs has an email address in its path or query. */
export function people(router: ApiRouter): void {
  router.add("get", "/api/admin/people", {
    summary: "How many other records come from the same person, of the kinds that the role may read",
    access: "people:read",
    query: recordReferenceSchema,
    responses: {
      200: { description: "The number, at most 1,000 of each kind", schema: otherRecordsSchema },
      404: { description: "Record not found" },
    },
    handle: async (c) => c.json(await countOthers(contextOf(c), readQuery(c))),
  });
  router.add("post", "/api/admin/people", {
    summary: "The ID of the person that a record comes from",
    access: "people:read",
    body: recordReferenceSchema,
    responses: {
      200: { description: "The id, which has no meaning", schema: openedPersonSchema },
      404: { description: "Record not found" },
    },
    handle: async (c) => c.json(await openPerson(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("post", "/api/admin/people/searches", {
    summary: "People whose name or email address contains a text",
    access: "people:read",
    body: personSearchSchema,
    responses: { 200: { description: "At most five people, each by a record", schema: z.array(foundPersonSchema) } },
    handle: async (c) => c.json(await searchPeople(contextOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("get", "/api/admin/people/:id", {
    summary: "What is known about a person",
    access: "people:read",
    responses: { 200: { description: "The person", schema: personSchema }, ...unknown },
    handle: async (c) => c.json(await readPerson(contextOf(c), idOf(c))),
  });
  router.add("get", "/api/admin/people/:id/timeline", {
    summary: "A part of a person’s timeline, of all kinds or of one",
    access: "people:read",
    query: timelineQuerySchema,
    responses: { 200: { description: "The part, newest first", schema: timelineSchema }, ...unknown },
    handle: async (c) => c.json(await readTimeline(contextOf(c), idOf(c), readQuery(c))),
  });
  router.add("post", "/api/admin/people/:id/reveal", {
    summary: "Show the personal data of a person’s records to the user for ten minutes",
    access: "people:read",
    body: revealSchema,
    responses: {
      200: { description: "The newest 100 records that the role may read are revealed", schema: openedPersonSchema },
      ...unknown,
    },
    handle: async (c) => c.json(await revealPerson(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
  router.add("get", "/api/admin/people/:id/aliases", {
    summary: "Other addresses with the same full name or phone number, at most five",
    access: "people:change",
    responses: { 200: { description: "Suggestions: nothing is merged", schema: z.array(aliasSchema) }, ...unknown },
    handle: async (c) => c.json(await findAliases(contextOf(c), idOf(c))),
  });
  router.add("post", "/api/admin/people/:id/merge", {
    summary: "Merge the person that a record comes from into this one",
    access: "people:change",
    body: recordReferenceSchema,
    responses: {
      204: { description: "Merged; a split undoes it" },
      409: { description: "Both are the same person already" },
      ...unknown,
    },
    handle: async (c) => {
      await mergePerson(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
  router.add("post", "/api/admin/people/:id/split", {
    summary: "Make a merged address a person of its own again",
    access: "people:change",
    body: splitSchema,
    responses: {
      204: { description: "Split off" },
      409: { description: "It is the person’s first address" },
      ...unknown,
    },
    handle: async (c) => {
      await splitPerson(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
  router.add("get", "/api/admin/people/:id/export", {
    summary: "Everything about a person as one JSON file, in which files are named and linked",
    access: "people:change",
    openAtOnce: "downloads",
    responses: {
      200: { description: "A JSON file for download", schema: z.looseObject({}) },
      403: { description: "No permission, or a record is masked" },
      ...unknown,
    },
    handle: async (c) =>
      await streamChunks(c, await exportPerson(contextOf(c), idOf(c)), {
        "Content-Type": "application/json",
        "Content-Disposition": 'attachment; filename="person.json"',
      }),
  });
  router.add("post", "/api/admin/people/:id/erase", {
    summary: "Erase everything about a person, after a fresh confirmation",
    access: "people:change",
    body: eraseSchema,
    responses: {
      204: { description: "Erased" },
      403: { description: "No permission, or the user has to confirm first" },
      409: { description: "There is more or less than the user confirmed" },
      ...unknown,
    },
    handle: async (c) => {
      await erasePerson(contextOf(c), idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES));
      return c.body(null, 204);
    },
  });
}
