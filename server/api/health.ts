import type { Hono } from "hono";
import { HttpError } from "../http/problems.ts";
import type { AppEnv } from "../http/request-context.ts";

/**
 * Endpoints for operators: `/healthz` (the process is alive) and `/readyz` (it can serve requests). While something is refused
 * because of the disk, `/readyz` says so, and stays 200: pages and the dashboard work.
 */
export function health(app: Hono<AppEnv>): void {
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));

  app.get("/readyz", async (c) => {
    const { db, isReady, storage } = c.get("deps");
    if (!isReady()) throw new HttpError(503, "The server is stopping", { "Retry-After": "5" });
    await db.ping();
    const { level } = await storage.status();
    const body = level === "open" ? { status: "ready" } : { status: "ready", storage: level };
    return c.json(body, 200, { "Cache-Control": "no-store" });
  });
}
