import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about conversations. */
export const conversationCases = ({ conversation }: Records): Cases => ({
  "GET /api/admin/conversations": {
    query: "?pageSize=1",
    entry: { action: "view", objectKind: "conversation", count: 1 },
  },
  "POST /api/admin/conversations/export": {
    body: { status: "answered" },
    entry: { action: "export", objectKind: "conversation", count: 0 },
  },
  "GET /api/admin/conversations/{id}": {
    target: conversation,
    entry: { action: "view", objectKind: "conversation" },
  },
  "POST /api/admin/conversations/{id}/reveal": {
    target: conversation,
    body: { purpose: "rights request" },
    entry: { action: "reveal", objectKind: "conversation", fields: ["rights request"] },
  },
  "POST /api/admin/conversations/{id}/messages": {
    target: conversation,
    body: { content: "Hello from the team" },
    entry: { action: "reply", objectKind: "conversation" },
  },
  "PATCH /api/admin/conversations/{id}": {
    target: conversation,
    body: { status: "closed" },
    entry: { action: "change", objectKind: "conversation", fields: ["status"] },
  },
  "DELETE /api/admin/conversations/{id}": {
    target: conversation,
    entry: { action: "remove", objectKind: "conversation" },
  },
  "GET /api/admin/conversations/{id}/messages/{message}/attachment": {
    target: conversation,
    entry: { action: "download", objectKind: "conversation" },
  },
  "GET /api/admin/conversation-report": { entry: { action: "view", objectKind: "conversation-report", count: 0 } },
  "GET /api/admin/conversations/{id}/history": {
    target: conversation,
    entry: { action: "view", objectKind: "audit" },
  },
});
