import * as z from "zod/mini";
import { changeTemplate, createTemplate, removeTemplate } from "#domain/reply-templates/change.ts";
import { listTemplates, templatePermissions } from "#domain/reply-templates/list.ts";
import { storedTemplateSchema, templateKinds, templateSchema } from "#domain/reply-templates/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { readJson } from "../http/read-json.ts";
import { contextOf, idOf } from "../http/request-context.ts";

/** Endpoints of the templates for replies to each kind of record. */
export function replyTemplates(router: ApiRouter): void {
  for (const kind of templateKinds) {
    const path = `/api/admin/${kind}-templates` as const;
    const access = templatePermissions[kind].change;
    const isHidden = kind === "conversation";
    const taken = { 409: { description: "Another template has this name, or there are 100" } };
    const unknown = { 404: { description: "Template not found" } };
    router.add("get", path, {
      summary: "All templates, by name",
      access: templatePermissions[kind].read,
      isHidden,
      responses: { 200: { description: "An array", schema: z.array(storedTemplateSchema) } },
      handle: async (c) => c.json(await listTemplates(contextOf(c), kind)),
    });
    router.add("post", path, {
      summary: "Create a template",
      access,
      isHidden,
      body: templateSchema(kind),
      responses: { 201: { description: "The template", schema: storedTemplateSchema }, ...taken },
      handle: async (c) => c.json(await createTemplate(contextOf(c), kind, await readJson(c)), 201),
    });
    router.add("put", `${path}/:id`, {
      summary: "Replace a template",
      access,
      isHidden,
      body: templateSchema(kind),
      responses: { 200: { description: "The template", schema: storedTemplateSchema }, ...unknown, ...taken },
      handle: async (c) => c.json(await changeTemplate(contextOf(c), kind, idOf(c), await readJson(c))),
    });
    router.add("delete", `${path}/:id`, {
      summary: "Delete a template",
      access,
      isHidden,
      responses: { 204: { description: "Deleted" }, ...unknown },
      handle: async (c) => {
        await removeTemplate(contextOf(c), kind, idOf(c));
        return c.body(null, 204);
      },
    });
  }
}
