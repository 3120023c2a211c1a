import * as z from "zod/mini";
import { countOthers, openPerson } from "#domain/people/open.ts";
import { readPerson, readTimeline } from "#domain/people/read.ts";
import {
  foundPersonSchema,
  openedPersonSchema,
  otherRecordsSchema,
  personSchema,
  personSearchSchema,
  recordReferenceSchema,
  timelineQuerySchema,
  timelineSchema,
} from "#domain/people/schema.ts";
import { searchPeople } from "#domain/people/search.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

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
}
