import { recordView } from "#domain/audit/record.ts";
import { storageStatusSchema } from "#domain/files/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { contextOf } from "../http/request-context.ts";

/** The endpoint for the dashboard's warning about disk space. */
export function storage(router: ApiRouter): void {
  router.add("get", "/api/admin/storage", {
    summary: "Used and free space, and what visitors cannot send as a result",
    access: "storage:read",
    responses: { 200: { description: "The status", schema: storageStatusSchema } },
    handle: async (c) => {
      const status = await c.get("deps").storage.status();
      await recordView(contextOf(c), { kind: "storage" }, status.level);
      return c.json(status);
    },
  });
}
