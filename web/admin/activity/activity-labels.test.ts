import { expect, test } from "vitest";
import type { AuditEntry } from "#domain/audit/schema.ts";
import { actorName, describeEntry } from "./activity-labels.ts";

const entry: AuditEntry = {
  id: "1",
  recordedAt: "2026-01-05T12:00:00.000Z",
  actor: { id: "2", role: "admin", name: "Ada" },
  action: "view",
  kind: "inquiry",
  objectId: null,
  fields: [],
  count: null,
  requestId: null,
};

test.each<[Partial<AuditEntry>, string]>([
  [{ count: 1 }, "Viewed 1 inquiry"],
  [{ count: 1203 }, "Viewed 1,203 inquiries"],
  [{ kind: "person", count: 0 }, "Viewed people (no results)"],
  [{ action: "export", kind: "person", objectId: "3", count: 2 }, "Exported person"],
  [{ action: "change", kind: "listing", fields: ["title", "isActive"] }, "Changed job listing: title, isActive"],
  [{ action: "send", kind: "email-settings" }, "Tested email settings"],
  [{ action: "sign-in", kind: "user" }, "Logged in"],
  [{ action: "end-sessions", kind: "user" }, "Ended sessions of account"],
  [{ action: "end-sessions", kind: "user", count: 1 }, "Ended 1 session of account"],
  [{ action: "end-sessions", kind: "user", count: 2 }, "Ended 2 sessions of account"],
  [{ action: "purge", kind: "unknown" }, "purge unknown"],
])("describes %o as “%s”", (change, text) => expect(describeEntry({ ...entry, ...change })).toBe(text));

test.each<[AuditEntry["actor"], string]>([
  [entry.actor, "Ada"],
  [{ id: "2", role: "admin", name: null }, "A deleted account"],
  [{ id: "3", role: "user", name: null }, "A user"],
  [{ id: null, role: "command line", name: null }, "Command line"],
  [{ id: null, role: "system", name: null }, "System"],
])("names the actor %o “%s”", (actor, name) => expect(actorName({ ...entry, actor })).toBe(name));
