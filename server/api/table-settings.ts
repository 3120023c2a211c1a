import { chooseColumns } from "#domain/table-settings/choose-columns.ts";
import {
  columnChoiceSchema,
  newViewSchema,
  tableSettingsSchema,
  viewChangeSchema,
  viewSchema,
} from "#domain/table-settings/schema.ts";
import { readTableSettings, tablePermissions } from "#domain/table-settings/settings.ts";
import { MAX_VIEWS, type TableName, tableNames } from "#domain/table-settings/tables.ts";
import { changeView, removeView, saveView } from "#domain/table-settings/views.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { MAX_SHORT_BODY_BYTES, readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** Endpoints of the tables of the dashboard as each member of the team arranges them: columns and saved views. */
export function tableSettings(router: ApiRouter): void {
  for (const table of tableNames) addEndpoints(router, table);
}

function addEndpoints(router: ApiRouter, table: TableName): void {
  const path = `/api/admin/tables/${table}` as const;
  // As the other endpoints of conversations, which tell outsiders nothing.
  const shared = { access: tablePermissions[table], isHidden: table === "conversations" };
  const unknown = { 404: { description: "You have no such view" } };
  const taken = { 409: { description: `You have another view with this name, or ${MAX_VIEWS} views of this table` } };

  router.add("get", path, {
    summary: "The columns that you have hidden in this table, and your saved views of it by name",
    ...shared,
    responses: { 200: { description: "The settings", schema: tableSettingsSchema } },
    handle: async (c) => c.json(await readTableSettings(contextOf(c), table)),
  });

  router.add("put", `${path}/columns`, {
    summary: "Choose the columns that this table does not show you",
    ...shared,
    body: columnChoiceSchema(table),
    responses: { 200: { description: "Stored", schema: columnChoiceSchema(table) } },
    handle: async (c) => c.json(await chooseColumns(contextOf(c), table, await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  if (table === "email") return;
  router.add("post", `${path}/views`, {
    summary: "Save filters and an order of this table as a view",
    ...shared,
    body: newViewSchema(table),
    responses: { 201: { description: "The view", schema: viewSchema }, ...taken },
    handle: async (c) => c.json(await saveView(contextOf(c), table, await readJson(c, MAX_SHORT_BODY_BYTES)), 201),
  });

  router.add("patch", `${path}/views/:id`, {
    summary: "Rename your view, or give it other filters",
    ...shared,
    body: viewChangeSchema(table),
    responses: { 200: { description: "The view", schema: viewSchema }, ...unknown, ...taken },
    handle: async (c) =>
      c.json(await changeView(contextOf(c), table, idOf(c), await readJson(c, MAX_SHORT_BODY_BYTES))),
  });

  router.add("delete", `${path}/views/:id`, {
    summary: "Delete your view",
    ...shared,
    responses: { 204: { description: "Deleted" }, ...unknown },
    handle: async (c) => {
      await removeView(contextOf(c), table, idOf(c));
      return c.body(null, 204);
    },
  });
}
