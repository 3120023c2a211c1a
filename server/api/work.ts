import { changeWork } from "#domain/work/change.ts";
import { listColleagues } from "#domain/work/colleagues.ts";
import { kinds } from "#domain/work/kinds.ts";
import { reportPresence } from "#domain/work/presence.ts";
import { readWork } from "#domain/work/read.ts";
import {
  colleagueQuerySchema,
  colleaguesSchema,
  presenceSchema,
  presentSchema,
  type RecordKind,
  recordKinds,
  recordWorkSchema,
  staleWorkSchema,
  workChangeSchema,
} from "#domain/work/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson, readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** The path of each kind of record. */
export const recordPaths = {
  inquiry: "/api/admin/inquiries",
  application: "/api/admin/job-applications",
  conversation: "/api/admin/conversations",
} as const satisfies Record<RecordKind, string>;

/** Endpoints of the team's work on inquiries, applications and conversations: status, assignee, snooze and duplicates. */
export function work(router: ApiRouter): void {
  for (const kind of recordKinds) addEndpoints(router, kind);

  router.add("get", "/api/admin/colleagues", {
    summary: "The members of the team who may read records of a kind",
    access: "dashboard:read",
    query: colleagueQuerySchema,
    responses: { 200: { description: "The members, by name", schema: colleaguesSchema } },
    handle: async (c) => c.json(await listColleagues(contextOf(c), readQuery(c))),
  });
}

function addEndpoints(router: ApiRouter, kind: RecordKind): void {
  const { read, change } = kinds[kind];
  const path = recordPaths[kind];
  // As the other endpoints of conversations, which tell outsiders nothing.
  const shared = { isHidden: kind === "conversation" };
  const unknown = { 404: { description: `This ${kind} was not found` } };

  router.add("get", `${path}/:id/work`, {
    summary: `The status, assignee, snooze and duplicates of this ${kind}`,
    access: read,
    ...shared,
    responses: { 200: { description: "The state of the work", schema: recordWorkSchema }, ...unknown },
    handle: async (c) => c.json(await readWork(contextOf(c), kind, idOf(c))),
  });

  router.add("patch", `${path}/:id/work`, {
    summary: `Change the status, assignee, snooze or duplicate of this ${kind}`,
    access: change,
    ...shared,
    body: workChangeSchema,
    responses: {
      200: { description: "The new state of the work", schema: recordWorkSchema },
      409: {
        description:
          "It was changed since that version. `current` has the present state, `changes` who changed which fields",
        schema: staleWorkSchema,
      },
      ...unknown,
    },
    handle: async (c) => c.json(await changeWork(contextOf(c), kind, idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("put", `${path}/:id/presence`, {
    summary: `Note that you have this ${kind} open or have closed it, and see who else has it open`,
    access: read,
    ...shared,
    body: presenceSchema,
    responses: { 200: { description: "Who else has it open", schema: presentSchema }, ...unknown },
    handle: async (c) =>
      c.json(await reportPresence(contextOf(c), kind, idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });
}
