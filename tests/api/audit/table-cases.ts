import { newId } from "#db/id.ts";
import { tableNames } from "#domain/table-settings/tables.ts";
import type { Visitor } from "#harness/visitor.ts";
import type { Cases } from "./audited-records.ts";

const queries = {
  inquiries: { status: "open" },
  applications: { applicationType: "job" },
  conversations: { status: "waiting" },
};

/** What the audit log says of the endpoints about saved views and columns. Reading one's own settings shows no record. */
export function tableCases(ada: Visitor): Cases {
  const cases: Cases = {};
  for (const table of tableNames) {
    const path = `/api/admin/tables/${table}`;
    const hiddenColumns = [table === "email" ? "to" : table === "conversations" ? "status" : "date"];
    cases[`GET ${path}`] = { entry: [] };
    cases[`PUT ${path}/columns`] = { body: { hiddenColumns }, entry: { action: "change", objectKind: "columns" } };
    if (table === "email") continue;
    const query = queries[table];
    const target = async () => ({ id: (await ada.post(`${path}/views`, { name: newId(), query })).json.id });
    const entry = (action: string) => ({ action, objectKind: "saved-view" });
    cases[`POST ${path}/views`] = { body: { name: "Mine", query }, entry: entry("create") };
    cases[`PATCH ${path}/views/{id}`] = {
      target,
      body: { name: "Other" },
      entry: { ...entry("change"), fields: ["name"] },
    };
    cases[`DELETE ${path}/views/{id}`] = { target, entry: entry("remove") };
  }
  return cases;
}
