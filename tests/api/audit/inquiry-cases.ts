import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about inquiries. */
export const inquiryCases = ({ inquiry }: Records): Cases => ({
  "GET /api/admin/inquiries": { query: "?page=1", entry: { action: "view", objectKind: "inquiry", count: 10 } },
  "POST /api/admin/inquiries/searches": {
    body: { q: "no such text" },
    entry: { action: "view", objectKind: "inquiry", count: 0 },
  },
  "POST /api/admin/inquiries/export": {
    body: { q: "no such text" },
    entry: { action: "export", objectKind: "inquiry", count: 0 },
  },
  "POST /api/admin/inquiries/{id}/reveal": {
    target: inquiry,
    body: { purpose: "reply" },
    entry: { action: "reveal", objectKind: "inquiry", fields: ["reply"] },
  },
  "DELETE /api/admin/inquiries/{id}": { target: inquiry, entry: { action: "remove", objectKind: "inquiry" } },
  "GET /api/admin/inquiries/{id}/history": { target: inquiry, entry: { action: "view", objectKind: "audit" } },
});
