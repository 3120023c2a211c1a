import type { Visitor } from "#harness/visitor.ts";
import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about the team's work on records. */
export const workCases = ({ inquiry, application, conversation }: Records, ada: Visitor): Cases => {
  const kinds = { inquiries: inquiry, "job-applications": application, conversations: conversation };
  const objectKinds = { inquiries: "inquiry", "job-applications": "application", conversations: "conversation" };
  const each = Object.entries(kinds).flatMap(([path, target]) => {
    const objectKind = objectKinds[path as keyof typeof objectKinds];
    const snoozedUntil = new Date(Date.now() + 86_400_000).toISOString();
    const withNote = async () => {
      const record = await target();
      const note = await ada.post(`/api/admin/${path}/${record.id}/notes`, { content: "Called" });
      return { id: record.id, message: note.json.id };
    };
    const opened = path === "conversations" ? [] : [{ action: "change", objectKind, fields: ["status"] }];
    const fields = path === "conversations" ? ["snooze"] : ["status", "snooze"];
    return [
      [`GET /api/admin/${path}/{id}/work`, { target, entry: { action: "view", objectKind } }],
      [
        `PATCH /api/admin/${path}/{id}/work`,
        { target, body: { version: 1, snoozedUntil }, entry: { action: "change", objectKind, fields } },
      ],
      [
        `POST /api/admin/${path}/work`,
        {
          target,
          body: { changes: [{ id: "{id}", change: { version: 1, snoozedUntil } }] },
          entry: { action: "change", objectKind, fields },
        },
      ],
      [
        `POST /api/admin/${path}/removals`,
        { target, body: { ids: ["{id}"] }, entry: { action: "remove", objectKind } },
      ],
      [
        `PUT /api/admin/${path}/{id}/presence`,
        { target, body: { doing: "viewing" }, entry: { action: "view", objectKind } },
      ],
      [`GET /api/admin/${path}/{id}/notes`, { target: withNote, entry: { action: "view", objectKind } }],
      [
        `POST /api/admin/${path}/{id}/notes`,
        { target, body: { content: "Called" }, entry: [...opened, { action: "note", objectKind }] },
      ],
      [
        `DELETE /api/admin/${path}/{id}/notes/{note}`,
        { target: withNote, entry: { action: "remove-note", objectKind } },
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
