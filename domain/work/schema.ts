import * as z from "zod/mini";
import { line } from "../kernel/text.ts";

/** The status of an inquiry or an application: `open` once a member of the team has taken it up. */
export const workStatuses = ["new", "open", "done", "spam"] as const;

/** A member of the team, as records and notes name them. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;
export const colleaguesSchema = z.array(colleagueSchema);

/** The kinds of records that the team works on. */
export const recordKinds = ["inquiry", "application", "conversation"] as const;
export type RecordKind = (typeof recordKinds)[number];
export const colleagueQuerySchema = z.object({
  kind: z.enum(recordKinds, "Must be inquiry, application or conversation"),
});

/** The state of the team's work on a record. */
export const workSchema = z.object({
  /** Of a conversation its own status. */
  status: z.enum([...workStatuses, "active", "waiting", "answered", "closed"]),
  assignee: z.nullable(
    z.extend(colleagueSchema, {
      /** Whether they can still open the record: false for a disabled account, and for a role that may not. */
      hasAccess: z.boolean(),
    }),
  ),
  /** Until then it does not count as waiting. It stays here when that time has come. */
  snoozedUntil: z.nullable(z.iso.datetime()),
  /** The record of the same kind that it repeats. */
  duplicateOf: z.nullable(z.string()),
  /** Increases with every change. A change names the version that it was based on. */
  version: z.number(),
});
export type Work = z.infer<typeof workSchema>;

/** The state of the work on one record, and what belongs to it. */
export const recordWorkSchema = z.extend(workSchema, {
  /** The first record of the same kind from the same email address, if there is an earlier one. */
  sameAddress: z.nullable(z.object({ id: z.string(), createdAt: z.iso.datetime() })),
  /** How many records are marked as duplicates of this one. */
  duplicates: z.number(),
});
export type RecordWork = z.infer<typeof recordWorkSchema>;

/** How far ahead a record can be snoozed, in milliseconds. */
export const MAX_SNOOZE_MS = 366 * 86_400_000;

/**
 * The body of `PATCH …/work`. Fields that are absent stay as they are. The status of a conversation can be set to `active`
 * or `closed`.
 */
export const workChangeSchema = z
  .strictObject({
    version: z.int("Must be the version of the record that you saw").check(z.gte(1, "Must be at least 1")),
    status: z.optional(z.enum([...workStatuses, "active", "closed"], "Must be new, open, done or spam")),
    assigneeId: z.optional(z.nullable(line(36, "Must be the id of a colleague, or null"))),
    snoozedUntil: z.optional(z.nullable(z.iso.datetime("Must be a time such as 2027-01-15T09:00:00Z, or null"))),
    duplicateOf: z.optional(z.nullable(line(36, "Must be the id of a record, or null"))),
  })
  .check(
    z.refine(
      ({ version: _, ...fields }) => Object.values(fields).some((value) => value !== undefined),
      "Contains nothing to change",
    ),
  );
export type WorkChange = z.infer<typeof workChangeSchema>;

/** What can change about the work on a record, as the audit log names it. */
export const workFields = ["status", "assignee", "snooze", "duplicate"] as const;

/** The changes since a version, oldest first. */
const changesSchema = z.array(
  z.object({
    /** Null when the account was removed. */
    by: z.nullable(colleagueSchema),
    fields: z.array(z.string()),
    at: z.iso.datetime(),
  }),
);
export type Changes = z.infer<typeof changesSchema>;

/** The extension members of the 409 response to a change of an earlier version (RFC 9457, section 3.2). */
export const staleSchema = <Current extends z.ZodMiniType>(current: Current) =>
  z.object({ current, changes: changesSchema });
export const staleWorkSchema = staleSchema(workSchema);
export type StaleWork = z.infer<typeof staleWorkSchema>;

/** The body of `PUT …/presence`: what the user does with the open record, or that it was closed. */
export const presenceSchema = z.object({
  doing: z.enum(["viewing", "writing", "left"], "Must be viewing, writing or left"),
});

/** Who else has a record open, and the version of the work on it. */
export const presentSchema = z.object({
  others: z.array(z.extend(colleagueSchema, { doing: z.enum(["viewing", "writing"]) })),
  version: z.number(),
});
export type Presence = z.infer<typeof presentSchema>;

/** The filters of a list by the work on its records. */
export const workFilters = {
  /** `unfinished` stands for new and open. */
  status: z.optional(
    z.enum(["unfinished", ...workStatuses], `Must be unfinished, ${workStatuses.slice(0, -1).join(", ")} or spam`),
  ),
  /** `me`, `none`, or the id of a colleague. */
  assignee: z.optional(
    z.string("Must be text").check(z.regex(/^(me|none|[0-9a-f-]{36})$/, "Must be me, none or the id of a colleague")),
  ),
  /** Leaves out the records that are snoozed now, or shows only those. */
  snoozed: z.optional(z.enum(["hide", "only"], "Must be hide or only")),
};
