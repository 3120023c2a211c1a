import { setTimeout as wait } from "node:timers/promises";
import type { Hono } from "hono";
import { HttpError } from "../http/problems.ts";
import type { AppEnv } from "../http/request-context.ts";

const noStore = { "Cache-Control": "no-store" };
/** How long `/readyz` waits for a measurement of the space before it reports the last one, in milliseconds. */
const STORAGE_MS = 200;

/**
 * Endpoints for operators. `/healthz`: the process is alive. `/readyz`: a balancer may send it requests, which holds from its
 * start until it stops. It stays 200 without the database, because pages are files, and while something is refused because of
 * the disk, which its field `storage` says. `/readyz?check=database`, for alerts: 503 unless the database answers within a second.
 */
export function health(app: Hono<AppEnv>): void {
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, noStore));

  app.get("/readyz", async (c) => {
    const { db, isReady, storage } = c.get("deps");
    if (!isReady()) throw new HttpError(503, "The server is stopping", { "Retry-After": "5" });
    if (c.req.query("check") === "database") await db.ping();
    await Promise.race([storage.status().catch(() => {}), wait(STORAGE_MS)]);
    const { level } = storage;
    return c.json(level === "open" ? { status: "ready" } : { status: "ready", storage: level }, 200, noStore);
  });
}
