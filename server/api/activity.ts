import { exportActivity, listActivity, listPeople, readHistory } from "#domain/audit/list.ts";
import {
  type AuditEntry,
  type AuditKind,
  activityFilterSchema,
  activityPageSchema,
  activityPeopleSchema,
  activityQuerySchema,
  recordHistorySchema,
} from "#domain/audit/schema.ts";
import type { Permission } from "#domain/kernel/permissions.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { type CsvColumns, csvFile } from "../http/csv.ts";
import { readQuery } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** The records that have a history: where their endpoints are, who may read them, and their kind in the audit log. */
const records: readonly [folder: string, permission: Permission, kind: AuditKind, isHidden?: boolean][] = [
  ["inquiries", "inquiries:read", "inquiry"],
  ["job-applications", "applications:read", "application"],
  ["job-listings", "listings:read", "listing"],
  ["conversations", "conversations:read", "conversation", true],
  ["mails", "emails:read", "email"],
];

/** Endpoints of the audit log. */
export function activity(router: ApiRouter): void {
  router.add("get", "/api/admin/activity", {
    summary: "The audit log, newest first, one page at a time",
    access: "audit:read",
    query: activityQuerySchema,
    responses: { 200: { description: "A page", schema: activityPageSchema } },
    handle: async (c) => c.json(await listActivity(contextOf(c), readQuery(c))),
  });
  router.add("get", "/api/admin/activity/people", {
    summary: "The team, to filter the audit log by",
    access: "audit:read",
    responses: { 200: { description: "An array", schema: activityPeopleSchema } },
    handle: async (c) => c.json(await listPeople(contextOf(c))),
  });
  router.add("get", "/api/admin/activity/export", {
    summary: "The audit log as a CSV file, oldest first",
    access: "audit:read",
    query: activityFilterSchema,
    responses: { 200: { description: "A CSV file for download", type: "text/csv" } },
    handle: async (c) => await csvFile(c, "activity.csv", columns, await exportActivity(contextOf(c), readQuery(c))),
  });
  for (const [folder, permission, kind, isHidden = false] of records)
    router.add("get", `/api/admin/${folder}/:id/history`, {
      summary: "The history of a record, newest first",
      access: permission,
      isHidden,
      responses: {
        200: { description: "An array", schema: recordHistorySchema },
        404: { description: "Not found" },
      },
      handle: async (c) => c.json(await readHistory(contextOf(c), permission, kind, idOf(c))),
    });
}

type ExportedEntry = AuditEntry & { sequence: number; previousHash: string; hash: string };

const columns: CsvColumns<ExportedEntry> = [
  ["sequence", ({ sequence }) => sequence],
  ["id", ({ id }) => id],
  ["recorded_at", ({ recordedAt }) => recordedAt],
  ["actor_id", ({ actor }) => actor.id ?? ""],
  ["actor_role", ({ actor }) => actor.role],
  ["actor_name", ({ actor }) => actor.name ?? ""],
  ["action", ({ action }) => action],
  ["object_kind", ({ kind }) => kind],
  ["object_id", ({ objectId }) => objectId ?? ""],
  ["fields", ({ fields }) => fields.join(" ")],
  ["count", ({ count }) => count ?? ""],
  ["request_id", ({ requestId }) => requestId ?? ""],
  ["previous_hash", ({ previousHash }) => previousHash],
  ["hash", ({ hash }) => hash],
];
