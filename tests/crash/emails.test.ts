import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases } from "#tests/support/servers/site.ts";
import { emailCrashCycles } from "./email-crash-cycles.ts";

/** `npm run test:crash` sets 100. At least one cycle per step of sending an email. */
const cycles = Number(process.env.CRASH_CYCLES ?? 5);

test.each(databases)(
  `sends every email on %s, or records the refusal, through ${cycles} times kill -9`,
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "site-mail-crash-"));
    const databaseUrl = kind === "postgres" ? { databaseUrl: await createDatabase(inject("postgresUrl")) } : {};
    const outcome = await emailCrashCycles(cycles, { dataFolder: join(folder, "data"), ...databaseUrl });
    rmSync(folder, { recursive: true, force: true });
    const { faults, killed, inquiries, dead } = outcome;
    console.log(`${kind}: ${JSON.stringify(outcome)}`);
    expect(faults).toEqual([]);
    expect(Object.keys(killed)).toHaveLength(5);
    expect(inquiries).toBeGreaterThan(cycles);
    expect(dead).toBeGreaterThan(0);
  },
  cycles * 15_000 + 60_000,
);
