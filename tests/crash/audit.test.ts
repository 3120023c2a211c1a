import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { startProcess } from "#bin/server-process.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { adminEnvironment, cast, weaver } from "#harness/cast.ts";
import { createDatabase, startDurablePostgres } from "#harness/postgres-server.ts";
import { Visitor } from "#harness/visitor.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

/** `npm run test:crash` sets 100. */
const cycles = Number(process.env.CRASH_CYCLES ?? 3);
const STREAMS = 4;
const path = "/api/admin/job-listings";

test.each(databases)(
  `keeps no action without its entry and no entry without its action on %s, through ${cycles} times kill -9`,
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "audit-crash-"));
    const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : undefined;
    let answered = 0;
    const environment = { ...adminEnvironment, RATE_LIMITS: "off", DATA_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
    for (let cycle = 0; cycle < cycles; cycle++) {
      const server = await startProcess(environment);
      const ada = new Visitor(server.origin);
      await ada.logIn(cast.ada);
      const before = answered;
      const streams = Array.from({ length: STREAMS }, (_, i) => changeUntilKilled(ada, i % 2 === 0, () => answered++));
      while (answered < before + STREAMS) await wait(1);
      await wait((cycle * 37) % 150);
      process.kill(-(server.child.pid as number), "SIGKILL");
      await Promise.all([server.ended, ...streams]);
    }
    const db = await openDatabase({ dataFolder: folder, databaseUrl });
    const faults = await faultsIn(db);
    await db.close();
    rmSync(folder, { recursive: true, force: true });
    console.log(`${kind}: ${answered} changes in ${cycles} cycles, ${faults.length} faults`);
    expect(faults).toEqual([]);
  },
  cycles * 60_000 + 60_000,
);

test(
  `keeps every acknowledged change and its entry through ${cycles} crashes of PostgreSQL`,
  async () => {
    const postgres = await startDurablePostgres();
    try {
      const databaseUrl = await createDatabase(postgres.url);
      await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: databaseUrl } });
      const ada = site.visitor();
      await ada.logIn(cast.ada);
      const acknowledged = new Set<string>();
      for (let cycle = 0; cycle < cycles; cycle++) {
        const before = acknowledged.size;
        let isRunning = true;
        const streams = Array.from({ length: STREAMS }, async () => {
          while (isRunning) {
            const { status, json } = await ada.post(path, { ...weaver, sortOrder: 0 });
            if (status === 201) acknowledged.add(json.id);
          }
        });
        while (acknowledged.size < before + STREAMS) await wait(1);
        await wait((cycle * 37) % 150);
        isRunning = false;
        await postgres.crash();
        await Promise.all(streams);
      }
      const rows = await site.db.read.selectFrom("jobListings").select("id").execute();
      const stored = new Set(rows.map(({ id }) => id));
      const lost = [...acknowledged].filter((id) => !stored.has(id)).map((id) => `${id} is lost`);
      const faults = [...lost, ...(await faultsIn(site.db))];
      console.log(`PostgreSQL: ${acknowledged.size} changes in ${cycles} crashes, ${faults.length} faults`);
      expect(faults).toEqual([]);
    } finally {
      await postgres.stop();
    }
  },
  cycles * 60_000 + 60_000,
);

/** Creates listings and changes each one three times, until the server is killed: its sort order counts the changes. */
async function changeUntilKilled(ada: Visitor, isRemoved: boolean, onAnswer: () => void): Promise<void> {
  const json = { "Content-Type": "application/json" };
  try {
    for (;;) {
      const { id } = (await ada.post(path, { ...weaver, sortOrder: 0 })).json;
      onAnswer();
      for (let sortOrder = 1; sortOrder <= 3; sortOrder++) {
        await ada.send(`${path}/${id}`, { method: "PATCH", headers: json, body: JSON.stringify({ sortOrder }) });
        onAnswer();
      }
      if (!isRemoved) continue;
      await ada.send(`${path}/${id}`, { method: "DELETE" });
      onAnswer();
    }
  } catch {
    // The server was killed.
  }
}

async function faultsIn(db: Database): Promise<string[]> {
  const listings = await db.read.selectFrom("jobListings").select(["id", "sortOrder", "title"]).execute();
  const entries = await db.read
    .selectFrom("auditEntries")
    .select(["action", "objectId"])
    .where("objectKind", "=", "listing")
    .execute();
  const counts = new Map<string, Record<string, number>>();
  for (const { action, objectId } of entries) {
    const count = counts.get(objectId ?? "") ?? {};
    counts.set(objectId ?? "", { ...count, [action]: (count[action] ?? 0) + 1 });
  }
  const own = listings.filter(({ title }) => title === weaver.title);
  const stored = new Map(own.map(({ id, sortOrder }) => [id, sortOrder]));
  const { broken } = await verifyAuditLog(db);
  return [
    ...(broken ? [`entry ${broken.sequence}: ${broken.reason}`] : []),
    ...[...stored.keys()].filter((id) => counts.get(id)?.create !== 1).map((id) => `no entry of the creation of ${id}`),
    ...[...counts].flatMap(([id, { create, change = 0, remove = 0 }]) => [
      ...(create === 1 ? [] : [`${create} creations of ${id}`]),
      ...(stored.has(id) === (remove === 0) ? [] : [`${id} is removed without its entry, or the reverse`]),
      ...(stored.has(id) && stored.get(id) !== change
        ? [`${id} was changed ${stored.get(id)} times, not ${change}`]
        : []),
    ]),
  ];
}
