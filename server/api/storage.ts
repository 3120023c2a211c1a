import { recordView } from "#domain/audit/record.ts";
import { storageStatusSchema } from "#domain/files/schema.ts";
import type { ApiRouter } from "../http/api-router.ts";
import { contextOf } from "../http/request-context.ts";

/** The endpoint for the dashboard's warnings about disk space, and for the state of backups. */
export function storage(router: ApiRouter): void {
  router.add("get", "/api/admin/storage", {
    summary: "Used and free space, what visitors cannot send as a result, and the state of scheduled backups",
    access: "storage:read",
    responses: { 200: { description: "The status", schema: storageStatusSchema } },
    handle: async (c) => {
      const { storage, backups } = c.get("deps");
      const status = { ...(await storage.status()), backup: backups() };
      await recordView(contextOf(c), { kind: "storage" }, [status.level, status.backup?.hasFailed]);
      return c.json(status);
    },
  });
}
