import * as z from "zod/mini";
import { pageQuerySchema, pageSchema } from "../lists/page-query.ts";

/** What a person, the command line, the environment or the server on its own did. */
export const auditActions = [
  "view",
  "export",
  "download",
  "reveal",
  "create",
  "change",
  "reply",
  "note",
  "remove-note",
  "remove",
  "send",
  "verify",
  "sign-in",
  "sign-in-failed",
  "password-accepted",
  "confirmation-failed",
  "sign-out",
  "end-sessions",
  "register",
  "change-password",
  "request-email-change",
  "stop-email-change",
  "add-authenticator",
  "remove-authenticator",
  "add-passkey",
  "remove-passkey",
  "reset-factors",
  "change-role",
  "disable",
  "enable",
  "merge",
  "split",
  "restore",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it was done to. */
export const auditKinds = [
  "inquiry",
  "conversation",
  "conversation-report",
  "application",
  "listing",
  "reply-template",
  "saved-view",
  "columns",
  "email",
  "email-settings",
  "consent",
  "figures",
  "storage",
  "user",
  "invitation",
  "person",
  "audit",
  "backup",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The filters of the activity: a person's id, or `visitor`, `command line`, `environment` or `system`, a kind of record, and a day in UTC. */
const filters = {
  actor: z.optional(z.string("Must be text").check(z.maxLength(64, "Use at most 64 characters"))),
  kind: z.optional(z.enum(auditKinds, `Must be one of ${auditKinds.join(", ")}`)),
  day: z.optional(z.iso.date("Must be a day such as 2026-01-31")),
};
export const activityFilterSchema = z.object(filters);
export type ActivityFilter = z.infer<typeof activityFilterSchema>;
export const activityQuerySchema = z.extend(pageQuerySchema, filters);

/** An entry of the audit log. */
export const auditEntrySchema = z.object({
  id: z.string(),
  recordedAt: z.iso.datetime(),
  actor: z.object({
    /** The user; null for a visitor, the command line, the environment and the system. */
    id: z.nullable(z.string()),
    /** The role at that time, or `visitor`, `command line`, `environment` or `system`. */
    role: z.string(),
    /** The present name of a member of the team; null for all others. */
    name: z.nullable(z.string()),
  }),
  action: z.string(),
  kind: z.string(),
  objectId: z.nullable(z.string()),
  fields: z.array(z.string()),
  count: z.nullable(z.number()),
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** One page of the activity. */
export const activityPageSchema = pageSchema(auditEntrySchema);

/** The members of the team, for the filter of the activity. */
export const activityPeopleSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** The latest entries about one record; a reveal may have a note, with personal data masked. */
export const recordHistorySchema = z.array(z.extend(auditEntrySchema, { note: z.optional(z.string()) }));
export type RecordHistory = z.infer<typeof recordHistorySchema>;
