import { storageStatusSchema } from "#domain/files/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";

/** The endpoint for the dashboard's warning about disk space. */
export function storage(router: ApiRouter): void {
  router.add("get", "/api/admin/storage", {
    summary: "Used and free space, and what visitors cannot send as a result",
    access: "storage:read",
    responses: { 200: { description: "The status", schema: storageStatusSchema } },
    handle: async (c) => c.json(await c.get("deps").storage.status()),
  });
}
