import type { Hono } from "hono";
import { HttpError } from "../http/problems.ts";
import type { AppEnv } from "../http/request-context.ts";

/** Endpoints for operators: `/healthz` (the process is alive) and `/readyz` (it can serve requests). */
export function health(app: Hono<AppEnv>): void {
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, { "Cache-Control": "no-store" }));

  app.get("/readyz", async (c) => {
    const { db, isReady } = c.get("deps");
    if (!isReady()) throw new HttpError(503, "The server is stopping", { "Retry-After": "5" });
    await db.ping();
    return c.json({ status: "ready" }, 200, { "Cache-Control": "no-store" });
  });
}
