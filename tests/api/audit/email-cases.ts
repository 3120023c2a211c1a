import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about emails. */
export const emailCases = ({ email, failedEmail }: Records): Cases => ({
  "GET /api/admin/email-config": { entry: { action: "view", objectKind: "email-settings" } },
  "POST /api/admin/test-email": { entry: { action: "send", objectKind: "email-settings" } },
  "GET /api/admin/mails": { query: "?pageSize=1", entry: { action: "view", objectKind: "email", count: 1 } },
  "POST /api/admin/mails/searches": {
    body: { q: "nothing" },
    entry: { action: "view", objectKind: "email", count: 0 },
  },
  "POST /api/admin/mails/export": {
    body: { state: "sent" },
    entry: { action: "export", objectKind: "email", count: 0 },
  },
  "GET /api/admin/mails/failing": { entry: { action: "view", objectKind: "email-settings" } },
  "POST /api/admin/mails/attempts": {
    entry: { action: "change", objectKind: "email", fields: ["state"], count: 0 },
  },
  "GET /api/admin/mails/{id}": { target: email, entry: { action: "view", objectKind: "email" } },
  "GET /api/admin/mails/{id}/preview": { target: email, entry: { action: "view", objectKind: "email" } },
  "POST /api/admin/mails/{id}/attempts": {
    target: failedEmail,
    entry: { action: "change", objectKind: "email", fields: ["state"] },
  },
  "DELETE /api/admin/mails/{id}": {
    target: email,
    entry: { action: "change", objectKind: "email", fields: ["state"] },
  },
  "GET /api/admin/mails/{id}/history": { target: email, entry: { action: "view", objectKind: "audit" } },
});
