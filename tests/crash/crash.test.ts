import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { crashCycles } from "#tests/support/crash-cycles.ts";
import { createDatabase } from "#tests/support/postgres-server.ts";
import { databases } from "#tests/support/site.ts";

/** `npm run test:crash` sets 100. */
const cycles = Number(process.env.CRASH_CYCLES ?? 5);

test.each(databases)(
  `after ${cycles} times kill -9 under a stream of inquiries on %s, every acknowledged one is there`,
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "site-crash-"));
    const databaseUrl = kind === "postgres" ? { databaseUrl: await createDatabase(inject("postgresUrl")) } : {};
    const { acknowledged, lost } = await crashCycles(cycles, { dataFolder: join(folder, "data"), ...databaseUrl });
    rmSync(folder, { recursive: true, force: true });
    console.log(`${kind}: ${acknowledged} acknowledged in ${cycles} cycles, ${lost.length} lost`);
    expect(acknowledged).toBeGreaterThan(cycles * 5);
    expect(lost).toEqual([]);
  },
  cycles * 6000 + 20_000,
);
