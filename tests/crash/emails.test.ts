import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#harness/postgres-server.ts";
import { emailCrashCycles } from "./email-crash-cycles.ts";

/** The number of steps of sending an email at which the server is killed, one in each cycle. */
const STEPS = 5;
/** `npm run test:crash` sets 100. */
const { CRASH_CYCLES } = process.env;
// A kill at either of the first four steps leaves the same rows: three cycles are enough for the other database.
const cyclesOn = { sqlite: Number(CRASH_CYCLES ?? STEPS), postgres: Number(CRASH_CYCLES ?? 3) };

test.each(["sqlite", "postgres"] as const)(
  `sends every email on %s, or records the refusal, through up to ${cyclesOn.sqlite} times kill -9`,
  async (kind) => {
    const cycles = cyclesOn[kind];
    const folder = mkdtempSync(join(tmpdir(), "site-mail-crash-"));
    const databaseUrl = kind === "postgres" ? { databaseUrl: await createDatabase(inject("postgresUrl")) } : {};
    const outcome = await emailCrashCycles(cycles, { dataFolder: join(folder, "data"), ...databaseUrl });
    rmSync(folder, { recursive: true, force: true });
    const { faults, killed, inquiries, dead } = outcome;
    console.log(`${kind}: ${JSON.stringify(outcome)}`);
    expect(faults).toEqual([]);
    expect(Object.keys(killed)).toHaveLength(Math.min(cycles, STEPS));
    expect(inquiries).toBeGreaterThan(cycles);
    expect(dead).toBeGreaterThan(0);
  },
  cyclesOn.sqlite * 60_000 + 60_000,
);
