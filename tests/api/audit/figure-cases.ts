import type { Cases } from "./audited-records.ts";

/** What the audit log says of the endpoints about figures and searches. */
export const figureCases = (): Cases => ({
  "GET /api/admin/consents/summary": { entry: { action: "view", objectKind: "figures" } },
  "GET /api/admin/consents/verification": { entry: { action: "verify", objectKind: "consent", count: 0 } },
  "GET /api/admin/consents/export": { entry: { action: "export", objectKind: "consent", count: 0 } },
  "GET /api/admin/insights": { entry: { action: "view", objectKind: "figures" } },
  "GET /api/admin/insights/export": { entry: { action: "export", objectKind: "figures", count: 0 } },
  "GET /api/admin/counts": { entry: { action: "view", objectKind: "figures" } },
  "GET /api/admin/overview": {
    entry: [
      { action: "view", objectKind: "inquiry", count: 10 },
      { action: "view", objectKind: "application", count: 0 },
      { action: "view", objectKind: "conversation", count: 0 },
      { action: "view", objectKind: "figures" },
    ],
  },
  "POST /api/admin/searches": {
    body: { q: "no such text" },
    entry: [
      { action: "view", objectKind: "inquiry", count: 0 },
      { action: "view", objectKind: "application", count: 0 },
    ],
  },
  "GET /api/admin/storage": { entry: { action: "view", objectKind: "storage" } },
});
