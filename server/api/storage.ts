import { storageStatusSchema } from "#domain/files/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";

/** The endpoint for the dashboard's warning about disk space. */
export function storage(router: ApiRouter): void {
  router.add("get", "/api/admin/storage", {
    summary: "How much is stored and free, and what visitors cannot send because of it",
    access: "admin",
    responses: { 200: { description: "The status", schema: storageStatusSchema } },
    handle: async (c) => c.json(await c.get("deps").storage.status()),
  });
}
