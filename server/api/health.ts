import { setTimeout as wait } from "node:timers/promises";
import type { Hono } from "hono";
import { HttpError } from "../http/problems.ts";
import { countRequest } from "../http/rate-limit.ts";
import type { AppEnv } from "../http/request-context.ts";

const noStore = { "Cache-Control": "no-store" };
/** How long `/readyz` waits for a measurement of the space before it reports the last one, in milliseconds. */
const STORAGE_MS = 200;
/** For how long calls share one answer of the database, in milliseconds. */
const SHARED_MS = 1000;

/**
 * Endpoints for operators. `/healthz`: the process is alive. `/readyz`: a balancer may send it requests, which holds from its
 * start until it stops. It stays 200 without the database, because pages are files, and while something is refused because of
 * the disk, which its field `storage` says. `/readyz?check=database`, for alerts: 503 unless the database answers within a second;
 * it asks at most once a second, however many ask it, and counts like a page that is rendered on request.
 */
export function health(app: Hono<AppEnv>): void {
  app.get("/healthz", (c) => c.json({ status: "alive" }, 200, noStore));

  let answer = Promise.resolve();
  let askedAt = Number.NEGATIVE_INFINITY;
  app.get("/readyz", async (c) => {
    const { db, isReady, storage } = c.get("deps");
    if (!isReady()) throw new HttpError(503, "The server is stopping", { "Retry-After": "5" });
    if (c.req.query("check") === "database") {
      await countRequest(c, "pages");
      if (performance.now() - askedAt > SHARED_MS) {
        askedAt = performance.now();
        answer = db.ping();
      }
      await answer;
    }
    await Promise.race([storage.status().catch(() => {}), wait(STORAGE_MS)]);
    const { level } = storage;
    return c.json(level === "open" ? { status: "ready" } : { status: "ready", storage: level }, 200, noStore);
  });
}
