import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases } from "#tests/support/servers/site.ts";
import { crashCycles } from "./crash-cycles.ts";

/** `npm run test:crash` sets 100. */
const cycles = Number(process.env.CRASH_CYCLES ?? 3);

test.each(databases)(
  `stores every acknowledged inquiry, resume, chat message and rejection completely on %s, through ${cycles} times kill -9`,
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "site-crash-"));
    const databaseUrl = kind === "postgres" ? { databaseUrl: await createDatabase(inject("postgresUrl")) } : {};
    const { inquiries, applications, messages, rejections, faults } = await crashCycles(cycles, {
      dataFolder: join(folder, "data"),
      ...databaseUrl,
    });
    rmSync(folder, { recursive: true, force: true });
    const counts = [inquiries, applications, messages, rejections].join(", ");
    console.log(`${kind}: ${counts} in ${cycles} cycles, ${faults.length} faults`);
    expect(inquiries).toBeGreaterThanOrEqual(cycles);
    expect(applications).toBeGreaterThanOrEqual(cycles);
    expect(messages).toBeGreaterThanOrEqual(cycles);
    expect(rejections).toBeGreaterThanOrEqual(cycles);
    expect(faults).toEqual([]);
  },
  cycles * 60_000 + 60_000,
);
