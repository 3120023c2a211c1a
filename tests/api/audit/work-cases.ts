import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about the team's work on records. */
export const workCases = ({ inquiry, application, conversation }: Records): Cases => {
  const kinds = { inquiries: inquiry, "job-applications": application, conversations: conversation };
  const objectKinds = { inquiries: "inquiry", "job-applications": "application", conversations: "conversation" };
  const each = Object.entries(kinds).flatMap(([path, target]) => {
    const objectKind = objectKinds[path as keyof typeof objectKinds];
    const snoozedUntil = new Date(Date.now() + 86_400_000).toISOString();
    const fields = path === "conversations" ? ["snooze"] : ["status", "snooze"];
    return [
      [`GET /api/admin/${path}/{id}/work`, { target, entry: { action: "view", objectKind } }],
      [
        `PATCH /api/admin/${path}/{id}/work`,
        { target, body: { version: 1, snoozedUntil }, entry: { action: "change", objectKind, fields } },
      ],
    ] as const;
  });
  return {
    ...Object.fromEntries(each),
    "GET /api/admin/colleagues": {
      query: "?kind=inquiry",
      entry: { action: "view", objectKind: "user", count: 2 },
    },
  };
};
