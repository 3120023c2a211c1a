import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { newId } from "#db/id.ts";
import { migrations } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import type { Tables } from "#db/tables.ts";
import { recordAccess } from "#domain/audit/record.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases } from "#tests/support/servers/site.ts";

test.each(databases)("the log begins with the resumes that were opened before it existed, on %s", async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "openings-"));
  const databaseUrl = kind === "postgres" ? await createDatabase(inject("postgresUrl")) : undefined;
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new SqliteDialect({ database: new SqliteFile(join(folder, "site.db")) });
  const before = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "2026-11-22n"));
  const { error } = await new Migrator({
    db: before,
    provider: { getMigrations: async () => earlier },
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await before.destroy();
  const db = await openDatabase({ dataFolder: folder, databaseUrl });
  try {
    const [admin, application] = [newId(), newId()];
    // More than one batch of the migration, in an order that is not that of their ids.
    const openings = Array.from({ length: 1203 }, (_, i) => ({ id: newId(), createdAt: 10_000 - i }));
    await db.write(async (queries) => {
      for (const { id, createdAt } of openings)
        await sql`insert into resume_openings (id, user_id, job_application_id, created_at)
          values (${id}, ${admin}, ${application}, ${createdAt})`.execute(queries);
    });
    await db.migrate();
    const entries = await db.read.selectFrom("auditEntries").selectAll().orderBy("sequence").execute();
    expect(entries.map(({ id }) => id)).toEqual(openings.map(({ id }) => id).reverse());
    expect(entries[0]).toMatchObject({
      recordedAt: 10_000 - 1202,
      actorId: admin,
      actorRole: "admin",
      action: "download",
      objectKind: "application",
      objectId: application,
      count: null,
      requestId: null,
    });
    const left = await sql`select id from resume_openings`.execute(db.read);
    expect(left.rows).toEqual([]);
    await recordAccess({ db, actor: null, now: Date.now }, { action: "view", kind: "storage" });
    expect(await verifyAuditLog(db)).toMatchObject({ broken: null, checked: 1204 });
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
