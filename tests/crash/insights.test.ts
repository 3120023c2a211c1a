import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { startProcess } from "#bin/server-process.ts";
import { openDatabase } from "#db/open.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { send } from "#harness/send.ts";
import { databases } from "#tests/support/servers/site.ts";

/** `npm run test:crash` sets 100. */
const cycles = Number(process.env.CRASH_CYCLES ?? 1);
const VIEWS = 50;
const headers = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Sec-Fetch-Mode": "navigate",
};

test.each(databases)(
  `loses no written count on %s, and counts nothing twice, through ${cycles} times kill -9`,
  async (kind) => {
    const dataFolder = mkdtempSync(join(tmpdir(), "insights-crash-"));
    const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : undefined;
    const environment = { RATE_LIMITS: "off", DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? "" };
    const counted = async () => {
      const db = await openDatabase({ dataFolder, databaseUrl, shared: true });
      const rows = await db.read.selectFrom("dailyCounts").select("count").where("event", "=", "opened").execute();
      await db.close();
      return rows.reduce((sum, { count }) => sum + count, 0);
    };
    let sent = 0;
    let written = 0;
    for (let cycle = 0; cycle < cycles; cycle++) {
      const server = await startProcess(environment);
      const visit = async () => {
        for (let i = 0; i < VIEWS; i++) await send(`${server.origin}/contact`, { headers });
        sent += VIEWS;
      };
      await visit();
      // The server writes every two seconds.
      await expect.poll(counted, { timeout: 60_000 }).toBe(written + VIEWS);
      written += VIEWS;
      await visit();
      process.kill(-(server.child.pid as number), "SIGKILL");
      await server.ended;
      const left = await counted();
      expect(left).toBeGreaterThanOrEqual(written);
      expect(left).toBeLessThanOrEqual(written + VIEWS);
      written = left;
    }
    rmSync(dataFolder, { recursive: true, force: true });
    console.log(`${kind}: ${written} of ${sent} counts are left after ${cycles} cycles`);
  },
  cycles * 60_000 + 60_000,
);
