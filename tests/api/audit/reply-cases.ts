import { newId } from "#db/id.ts";
import type { Visitor } from "#harness/visitor.ts";
import type { Cases, Records } from "./audited-records.ts";

const letter = { subject: "Hello", text: "Thank you" };

/** What the audit log says of the endpoints about replies, templates and signatures. `adaId` is the id of the admin `ada`. */
export function replyCases({ inquiry, application }: Records, ada: Visitor, adaId: string): Cases {
  const cases: Cases = {
    "GET /api/admin/signature": {
      target: async () => ({ id: adaId }),
      entry: { action: "view", objectKind: "user", fields: ["signature"] },
    },
    "PUT /api/admin/signature": {
      target: async () => ({ id: adaId }),
      body: { signature: "Ada" },
      entry: { action: "change", objectKind: "user", fields: ["signature"] },
    },
  };
  for (const kind of ["inquiry", "application", "conversation"]) {
    const path = `/api/admin/${kind}-templates`;
    const body = { ...letter, name: "Thanks" };
    const target = async () => ({ id: (await ada.post(path, { ...body, name: newId() })).json.id });
    const entry = (action: string) => ({ action, objectKind: "reply-template" });
    const change = { ...entry("change"), fields: ["name", "text"] };
    cases[`GET ${path}`] = { entry: { ...entry("view"), count: 0 } };
    cases[`POST ${path}`] = { body, entry: entry("create") };
    cases[`PUT ${path}/{id}`] = { target, body: { ...body, name: "Other", text: "Thanks" }, entry: change };
    cases[`DELETE ${path}/{id}`] = { target, entry: entry("remove") };
  }
  for (const [folder, kind, target] of [
    ["inquiries", "inquiry", inquiry],
    ["job-applications", "application", application],
  ] as const) {
    const records = `/api/admin/${folder}`;
    const path = `${records}/{id}`;
    const reply = async () => {
      const { id } = await target();
      return { id, message: (await ada.post(`${records}/${id}/replies`, letter)).json.id };
    };
    const canceled = async () => {
      const { id, message } = await reply();
      await ada.post(`${records}/${id}/replies/${message}/cancellation`);
      return { id, message };
    };
    const answer = { channel: "phone", text: "Called back", at: "2026-01-05T10:00:00Z" };
    const view = { action: "view", objectKind: kind };
    const change = (...fields: string[]) => ({ action: "change", objectKind: kind, fields });
    cases[`GET ${path}/replies`] = { target, entry: view };
    cases[`POST ${path}/replies`] = {
      target,
      body: letter,
      entry: [{ action: "reply", objectKind: kind }, change("status", "assignee")],
    };
    cases[`POST ${path}/reply-previews`] = { target, form: letter, entry: view };
    cases[`POST ${path}/logged-answers`] = { target, body: answer, entry: change("logged answer") };
    cases[`PATCH ${path}/replies/{reply}`] = {
      target: reply,
      body: { text: "Thanks", sendAt: null },
      entry: change("reply text", "reply time"),
    };
    cases[`POST ${path}/replies/{reply}/attempts`] = { target: reply, entry: change("reply time") };
    cases[`POST ${path}/replies/{reply}/cancellation`] = { target: reply, entry: change("reply state") };
    cases[`DELETE ${path}/replies/{reply}`] = { target: canceled, entry: change("canceled reply removed") };
  }
  return cases;
}
