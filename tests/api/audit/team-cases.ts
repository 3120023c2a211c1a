import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about the team and its activity. */
export const teamCases = ({ invitation, member, memberWithPasskey }: Records): Cases => ({
  "GET /api/admin/activity": { query: "?pageSize=3", entry: { action: "view", objectKind: "audit", count: 3 } },
  "GET /api/admin/activity/people": { entry: { action: "view", objectKind: "user", count: 2 } },
  "GET /api/admin/activity/export": {
    query: "?day=2020-01-31",
    entry: { action: "export", objectKind: "audit", count: 0 },
  },
  "GET /api/admin/team": { entry: { action: "view", objectKind: "user", count: 2 } },
  "PATCH /api/admin/team/{id}": {
    target: member,
    body: { disabled: true, changedAt: null },
    entry: { action: "disable", objectKind: "user" },
  },
  "DELETE /api/admin/team/{id}/second-factor": {
    target: memberWithPasskey,
    entry: { action: "reset-factors", objectKind: "user" },
  },
  "POST /api/admin/invitations": {
    body: { email: "rita@example.com", role: "sales", delivery: "link" },
    entry: { action: "create", objectKind: "invitation" },
  },
  "DELETE /api/admin/invitations/{id}": { target: invitation, entry: { action: "remove", objectKind: "invitation" } },
});
